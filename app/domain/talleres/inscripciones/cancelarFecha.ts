import { done, refuse, type Result } from "../../shared/result";
import { avisarDeTaller, type DepsDeTaller } from "./avisos";
import { buscarFecha, conLugares, terminarInscripcion, type ConContenido } from "./inscribirse";
import { yaEmpezo, type RechazoDeTaller } from "./inscripcion";

/** One date does not take place: everybody with a place and everybody who waits is told why, with it or not at all. */
export function makeCancelarFecha(deps: DepsDeTaller & ConContenido) {
  return async ({
    motivo,
    ...pedida
  }: {
    url: string;
    fecha: string;
    motivo: string;
  }): Promise<Result<{ url: string; fecha: string; avisadas: number }, RechazoDeTaller>> => {
    const buscada = await buscarFecha(deps, pedida);
    if (!buscada.ok) return refuse(buscada.rechazo);
    const { taller, ...suya } = buscada.value;
    return deps.transaccion(async (trx) => {
      const ahora = deps.now();
      const fecha = await trx.fechasDeTaller.tomar(conLugares(taller, suya), ahora);
      if (fecha.canceladaPor !== null) return refuse("fecha-cancelada");
      if (yaEmpezo(fecha, ahora)) return refuse("taller-ya-empezo");
      await trx.fechasDeTaller.cancelar(fecha, motivo);
      const vivas = await trx.inscripciones.vivas(fecha);
      for (const una of vivas) {
        if (!(await terminarInscripcion(trx, una, "cancelada", ahora))) continue;
        await avisarDeTaller(trx, deps, una, fecha, { suceso: "cancelada", motivo }, ahora);
      }
      return done({ url: fecha.url, fecha: fecha.fecha, avisadas: vivas.length });
    });
  };
}
