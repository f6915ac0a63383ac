import { done, refuse, type Result } from "../../shared/result";
import { devolucionEntera } from "../../ventas/devoluciones/vuelve";
import type { Repos } from "../../shared/puertos";
import { devolverLugar, ventaDelLugar, type RepositoriosAlDevolver } from "./devolver";
import { avisarDeTaller, type DepsDeTaller, type RepositoriosAlAvisar } from "../inscripciones/avisos";
import {
  buscarFecha,
  conLugares,
  terminarInscripcion,
  type ConContenido,
  type RepositoriosAlTerminar,
} from "../inscripciones/inscribirse";
import { yaEmpezo, type FechaConLugares, type RechazoDeTaller } from "../inscripciones/inscripcion";

interface Pedida {
  /** Slug of the workshop, or its key. */
  url: string;
  fecha: string;
  motivo: string;
}
type Cancelada = Result<
  { url: string; fecha: string; avisadas: number; devueltoCentimos: number },
  RechazoDeTaller
>;

/** Repositories for the refunds that a cancelled date needs. */
export type RepositoriosAlCancelar = RepositoriosAlDevolver | RepositoriosAlTerminar | "fechasDeTaller";

/**
 * Cancels a date. One transaction tells the reason to all people with a place or a wait, and refunds the payments. A
 * stored date is cancelled as stored, even when the content has changed it since.
 */
export function makeCancelarFecha(deps: DepsDeTaller<RepositoriosAlCancelar> & ConContenido) {
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
          (await trx.fechasDeTaller.bloquearOCrear(
            conLugares(buscada.value.taller, buscada.value),
            deps.now(),
          ));
      if (!fecha) return refuse("fecha-no-existe");
      return cancelarTomada(trx, deps, fecha, motivo);
    });
  };
}

/** Cancels a date that the caller's transaction has locked. */
export async function cancelarTomada(
  trx: Repos<RepositoriosAlAvisar | RepositoriosAlCancelar>,
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
  for (const inscripcion of vivas) {
    const venta = await ventaDelLugar(trx, inscripcion);
    if (!(await terminarInscripcion(trx, inscripcion, "cancelada", ahora))) continue;
    if (venta) devueltoCentimos += (await devolverLugar(trx, venta.pedido, ahora)) ?? 0;
    const vuelve = venta && devolucionEntera(venta);
    await avisarDeTaller(trx, deps, { inscripcion, fecha, suceso: "cancelada", motivo, vuelve }, ahora);
  }
  return done({ url: fecha.url, fecha: fecha.fecha, avisadas: vivas.length, devueltoCentimos });
}
