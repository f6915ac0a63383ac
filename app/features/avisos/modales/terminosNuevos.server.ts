import { redirect } from "@remix-run/node";
import type { NombreDeAviso } from "~/domain/shared/navegacion/aviso";
import { DIRECCION_DE_MI_ZONA, rutaPropia } from "~/domain/shared/navegacion/destino";
import { formularioDeTextos, respuestasEn } from "~/domain/consentimientos/formulario";
import { CERRAR } from "~/domain/consentimientos/intenciones";
import { RECHAZOS_DE_CONSENTIMIENTO } from "~/domain/consentimientos/rechazos";
import { services } from "~/services.server";
import { leerFormulario } from "~/shell/formularios/formulario.server";
import { cumplirActoPendiente, verActoPendiente } from "~/shell/sesion/alEntrar.server";
import { leerActoPendiente } from "~/shell/sesion/actoPendiente.server";
import { exigirPersona } from "~/shell/sesion/sesion.server";
import { recibir, seguirEn, rechazarEnvio } from "~/shell/formularios/envio.server";
import type { LoaderArgs, ActionArgs } from "~/shell/route";
import { verTextosNuevos } from "~/shell/modales/textosNuevos.server";

/** Page to which the person was going before they were asked to accept the new terms. */
const pedidoEn = ({ url }: Request) => rutaPropia(new URL(url).searchParams.get("redirect"));

/** Continues to the person's destination, with the form that waited until the terms were accepted. */
async function seguir(request: Request, idPersona: number, aviso?: NombreDeAviso) {
  const destino = pedidoEn(request) ?? DIRECCION_DE_MI_ZONA;
  const pendiente = await leerActoPendiente(request, destino);
  const headers = new Headers();
  for (const cookie of await cumplirActoPendiente(request, idPersona, destino))
    headers.append("set-cookie", cookie);
  return seguirEn(destino, pendiente ? undefined : aviso, headers);
}

export async function loader({ request, context }: LoaderArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  const datos = await verTextosNuevos(idPersona);
  const destino = pedidoEn(request);
  // The person already accepted the terms in another window, or on another device.
  if (datos.estado === "successful" && datos.politicas.length === 0) throw await seguir(request, idPersona);
  return { ...datos, destino, despues: await verActoPendiente(request) };
}

export async function action({ request, context }: ActionArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  const datos = await leerFormulario(request);
  const destino = pedidoEn(request) ?? DIRECCION_DE_MI_ZONA;
  if (datos.get("intencion") === CERRAR) {
    await services.avisos.atenderModal(idPersona, "politicas", "cerrado");
    return redirect(destino, 303);
  }
  const textos = await verTextosNuevos(idPersona);
  if (textos.estado !== "successful") {
    const { pathname, search } = new URL(request.url);
    return redirect(pathname + search, 303);
  }
  // The form was sent twice, or the terms were accepted in another window: nothing is left to ask.
  if (textos.politicas.length === 0) return seguir(request, idPersona);
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
    luego: () => seguir(request, idPersona, "terminos-aceptados"),
  });
}
