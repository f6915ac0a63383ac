import { redirect } from "@remix-run/node";
import { RECHAZOS_DE_PERFIL } from "~/domain/cuentas/cuenta/cuenta";
import { services } from "~/services.server";
import { rechazar } from "~/shell/responder";
import type { LoaderArgs, ActionArgs } from "~/shell/route";

const enlaceDe = (request: Request) => new URL(request.url).searchParams.get("enlace") ?? "";

/** Nobody has signed in there: the address remembers who comes back by the insurer's door alone. */
const SIN_CLAVE = "sin-clave";

/** The link stands for its owner: it came to their mail, and whoever reads it may not be able to sign in. */
export async function loader({ request }: LoaderArgs) {
  const hecho = new URL(request.url).searchParams.get("hecho");
  if (hecho !== null) return { estado: "hecho" as const, conClave: hecho !== SIN_CLAVE };
  const porDeshacer = await services.cuentas.cuenta.porDeshacer(enlaceDe(request));
  return porDeshacer ? { estado: "vigente" as const, ...porDeshacer } : { estado: "vencido" as const };
}

export async function action({ request }: ActionArgs) {
  const deshecho = await services.cuentas.cuenta.deshacerCambio(enlaceDe(request));
  if (deshecho.ok) {
    return redirect(`/mi-perfil/deshacer?hecho=${deshecho.value.conClave ? "" : SIN_CLAVE}`, 303);
  }
  const rechazado = RECHAZOS_DE_PERFIL[deshecho.rechazo];
  return rechazar(rechazado, { mensaje: rechazado.mensaje });
}
