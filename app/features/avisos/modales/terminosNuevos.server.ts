import { redirect } from "@remix-run/node";
import { DIRECCION_DE_MODAL } from "~/domain/avisos/modales/direcciones";
import { DIRECCION_DE_MI_ZONA } from "~/domain/shared/navegacion/destino";
import { CERRAR, formularioDeTextos, respuestasEn } from "~/domain/consentimientos/formulario";
import { RECHAZOS_DE_CONSENTIMIENTO } from "~/domain/consentimientos/rechazos";
import { services } from "~/services.server";
import { leerFormulario } from "~/shell/formulario.server";
import { exigirPersona } from "~/shell/sesion.server";
import { recibir, seguirEn, rechazarEnvio } from "~/shell/envio.server";
import type { LoaderArgs, ActionArgs } from "~/shell/route";
import { verTextosNuevos } from "~/shell/modales/textosNuevos.server";

export async function loader({ request, context }: LoaderArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  const datos = await verTextosNuevos(idPersona);
  if (datos.estado === "successful" && datos.politicas.length === 0) throw redirect(DIRECCION_DE_MI_ZONA);
  return datos;
}

export async function action({ request, context }: ActionArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  const datos = await leerFormulario(request);
  if (datos.get("intencion") === CERRAR) {
    await services.avisos.atenderModal(idPersona, "politicas", "cerrado");
    return redirect(DIRECCION_DE_MI_ZONA, 303);
  }
  const textos = await verTextosNuevos(idPersona);
  if (textos.estado !== "successful") return redirect(DIRECCION_DE_MODAL.politicas, 303);
  const esquema = formularioDeTextos(textos.politicas);
  if (datos.get("version") !== textos.version) {
    return rechazarEnvio(datos, esquema, RECHAZOS_DE_CONSENTIMIENTO, "texto-anterior");
  }
  return recibir(datos, {
    esquema,
    rechazos: RECHAZOS_DE_CONSENTIMIENTO,
    pedir: () =>
      services.consentimientos.aceptarTextos({
        idPersona,
        flujo: "REGISTRO",
        politicasAceptacion: respuestasEn(datos, textos.politicas),
        canal: "web",
        idSolicitud: context.idSolicitud ?? "",
      }),
    luego: () => seguirEn(DIRECCION_DE_MI_ZONA),
  });
}
