import { done, refuse, type Result } from "../../shared/result";
import { todoLoPagado } from "../../ventas/devoluciones/vuelve";
import type { Repos } from "../../shared/puertos";
import { devolverLugar, loPagado, type LoDeDevolver } from "./devolver";
import { avisarDeTaller, type DepsDeTaller, type LoDeAvisar } from "../inscripciones/avisos";
import {
  buscarFecha,
  conLugares,
  terminarInscripcion,
  type ConContenido,
  type LoDeTerminar,
} from "../inscripciones/inscribirse";
import { yaEmpezo, type FechaConLugares, type RechazoDeTaller } from "../inscripciones/inscripcion";

interface Pedida {
  /** The address of the workshop, or its key. */
  url: string;
  fecha: string;
  motivo: string;
}
type Cancelada = Result<
  { url: string; fecha: string; avisadas: number; devueltoCentimos: number },
  RechazoDeTaller
>;

/** A place that ends may have been paid. */
export type LoDeCancelar = LoDeDevolver | LoDeTerminar | "fechasDeTaller";

/**
 * One date does not take place: everybody with a place and everybody who waits is told why, and what was paid goes
 * back, with it or not at all. What somebody has a place in is stored, and cancelled as it is stored: whatever its editor did to it since.
 */
export function makeCancelarFecha(deps: DepsDeTaller<LoDeCancelar> & ConContenido) {
  return async ({ motivo, ...pedida }: Pedida): Promise<Cancelada> => {
    const buscada = await buscarFecha(deps, pedida);
    return deps.transaccion(async (trx) => {
      const escrita = await trx.fechasDeTaller.porTaller(
        buscada.ok ? { url: buscada.value.taller.uid, fecha: pedida.fecha } : pedida,
      );
      if (!escrita && !buscada.ok) return refuse(buscada.rechazo);
      const fecha = escrita
        ? await trx.fechasDeTaller.bloquear(escrita)
        : buscada.ok &&
          (await trx.fechasDeTaller.tomar(conLugares(buscada.value.taller, buscada.value), deps.now()));
      if (!fecha) return refuse("fecha-no-existe");
      return cancelarTomada(trx, deps, fecha, motivo);
    });
  };
}

/** Of a date that the caller's transaction holds. */
export async function cancelarTomada(
  trx: Repos<LoDeAvisar | LoDeCancelar>,
  deps: Pick<DepsDeTaller<never>, "sitio" | "llaves" | "now">,
  fecha: FechaConLugares,
  motivo: string,
): Promise<Cancelada> {
  const ahora = deps.now();
  if (fecha.canceladaPor !== null) return refuse("fecha-cancelada");
  if (yaEmpezo(fecha, ahora)) return refuse("taller-ya-empezo");
  await trx.fechasDeTaller.cancelar(fecha, motivo);
  const vivas = await trx.inscripciones.vivas(fecha);
  let devueltoCentimos = 0;
  for (const una of vivas) {
    const venta = await loPagado(trx, una);
    if (!(await terminarInscripcion(trx, una, "cancelada", ahora))) continue;
    if (venta) devueltoCentimos += (await devolverLugar(trx, venta.pedido, ahora)) ?? 0;
    const vuelve = venta && todoLoPagado(venta);
    await avisarDeTaller(trx, deps, una, fecha, { suceso: "cancelada", motivo, vuelve }, ahora);
  }
  return done({ url: fecha.url, fecha: fecha.fecha, avisadas: vivas.length, devueltoCentimos });
}
