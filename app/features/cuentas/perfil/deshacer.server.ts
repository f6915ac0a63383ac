import { redirect } from "@remix-run/node";
import { RECHAZOS_DE_PERFIL } from "~/domain/cuentas/cuenta/cuenta";
import { services } from "~/services.server";
import { rechazar } from "~/shell/responder";
import type { LoaderArgs, ActionArgs } from "~/shell/route";

const enlaceDe = (request: Request) => new URL(request.url).searchParams.get("enlace") ?? "";

/** The link stands for its owner: it came to their mail, and whoever reads it may not be able to sign in. */
export async function loader({ request }: LoaderArgs) {
  const hecho = new URL(request.url).searchParams.has("hecho");
  return {
    hecho,
    vigente: !hecho && (await services.cuentas.cuenta.sePuedeDeshacer(enlaceDe(request))),
  };
}

export async function action({ request }: ActionArgs) {
  const deshecho = await services.cuentas.cuenta.deshacerCambio(enlaceDe(request));
  if (deshecho.ok) return redirect("/mi-perfil/deshacer?hecho", 303);
  const rechazado = RECHAZOS_DE_PERFIL[deshecho.rechazo];
  return rechazar(rechazado, { mensaje: rechazado.mensaje });
}
