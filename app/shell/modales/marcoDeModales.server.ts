import type { AppLoadContext } from "@remix-run/node";
import { sinParametros } from "~/domain/shared/navegacion/parametros";
import type { Persona } from "~/domain/cuentas/personas/persona";
import { services } from "~/services.server";
import type { ModalDelMarco } from "../marco/marca";
import { DATOS_GUARDADOS } from "./DatosGuardados";
import { seGuardo } from "./guardado.server";
import { verActualizacion } from "./actualizarDatos.server";
import { anotarVisita, leerVisita } from "./visita.server";

const ACTUALIZAR = "actualizar-datos";

interface Decidido {
  modal: ModalDelMarco | null;
  cookie: string | null;
}
const NADA: Decidido = { modal: null, cookie: null };

/**
 * Modal that updates data, over any page that admits it, for a person with a profile. Each visit checks once whether
 * it is due; after that a page without the modal costs nothing.
 */
export async function modalDelMarco(
  { request, context }: { request: Request; context: Pick<AppLoadContext, "handleDe"> },
  persona: Persona,
): Promise<Decidido> {
  const { pathname, searchParams } = new URL(request.url);
  const admite = context.handleDe?.(pathname)?.admiteModal;
  if (!admite || searchParams.has("error") || searchParams.get("vista") === "contenido") {
    return NADA;
  }
  const hrefAlCerrar = sinParametros(pathname, searchParams, ["modal"]);
  const { idPersona } = persona;
  if (searchParams.get("modal") === DATOS_GUARDADOS && (await seGuardo(request, idPersona))) {
    const sorteo = await enElSorteo(idPersona);
    return { modal: { modal: DATOS_GUARDADOS, sorteo, hrefAlCerrar }, cookie: null };
  }
  const visita = await leerVisita(request, idPersona);
  if (visita && visita.modal !== ACTUALIZAR) return NADA;
  const { modal: pendiente } = await services.avisos.verModalPendiente(idPersona, [ACTUALIZAR]);
  const cookie = visita
    ? null
    : await anotarVisita(request, idPersona, { modal: pendiente, mostrado: false });
  if (pendiente !== ACTUALIZAR) return { modal: null, cookie };
  const [datos] = await Promise.all([
    verActualizacion(request, idPersona),
    services.cuentas.verPerfil(persona),
  ]);
  if (datos.estado !== "successful") return { modal: null, cookie };
  return { modal: { modal: ACTUALIZAR, datos, hrefAlCerrar }, cookie };
}

/** Number of the person in the open prize draw, unless they withdrew; null when no draw is open. */
export async function enElSorteo(idPersona: number): Promise<{ numero: number | null } | null> {
  const visto = await services.consentimientos.verSorteo(idPersona);
  if (!visto?.abierto) return null;
  return { numero: visto.propia && !visto.propia.retiradoEn ? visto.propia.numero : null };
}
