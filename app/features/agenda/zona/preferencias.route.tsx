import { redirect, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DialogPage } from "~/components/Dialog";
import { ErrorSummary } from "~/components/ErrorSummary";
import { CERRAR } from "~/domain/consentimientos/formulario";
import { formularioDePreferencias } from "~/domain/cuentas/preferencias/preferencias";
import { cookieDeAvisos } from "~/domain/shared/navegacion/aviso";
import { services } from "~/services.server";
import { leerFormulario } from "~/shell/formulario.server";
import { responder } from "~/shell/responder";
import { exigirPersona } from "~/shell/sesion.server";
import type { LoaderArgs, ActionArgs, Handle } from "~/shell/ruta";
import { FormularioDePreferencias } from "./FormularioDePreferencias";
import { DIRECCION, ID_DE_PREFERENCIAS, TITULO } from "./direcciones";
import { verPreferencias, ZONA } from "./modales.server";

export const handle = {
  hidratar: "intencion",
  repite: ["intencion", "temas", "avisosDiscretos", "vuelve"],
} satisfies Handle;
export const meta: MetaFunction = () => [{ title: TITULO.preferencias }];

export async function loader({ request, context }: LoaderArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  return verPreferencias(idPersona);
}

export async function action({ request, context }: ActionArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  const datos = await leerFormulario(request);
  const cierra = datos.get("intencion") === CERRAR;
  // Whoever was not asked for them opened them: they go back to the link.
  const abiertas = (await services.avisos.verModalPendiente(idPersona)).modal !== "preferencias";
  if (!cierra) {
    const leidas = formularioDePreferencias.safeParse({
      temas: datos.getAll("temas"),
      avisosDiscretos: datos.get("avisosDiscretos") ?? undefined,
    });
    if (!leidas.success) {
      return responder({ generales: leidas.error.issues.map(({ message }) => message) }, 400);
    }
    await services.cuentas.guardarPreferencias(idPersona, leidas.data);
  }
  await services.avisos.atenderModal(idPersona, "preferencias", cierra ? "cerrado" : "aceptado");
  const enlace = abiertas ? `${ZONA}#${ID_DE_PREFERENCIAS}` : ZONA;
  if (cierra) return redirect(enlace, 303);
  const headers = { "set-cookie": cookieDeAvisos(["preferencias-guardadas"]) };
  return redirect(datos.has("vuelve") ? enlace : DIRECCION.preferencias, { status: 303, headers });
}

export default function Preferencias() {
  const respuesta = useActionData<typeof action>();
  return (
    <DialogPage title={TITULO.preferencias}>
      <ErrorSummary errors={[]} general={respuesta?.generales} />
      <FormularioDePreferencias {...useLoaderData<typeof loader>()} />
    </DialogPage>
  );
}
