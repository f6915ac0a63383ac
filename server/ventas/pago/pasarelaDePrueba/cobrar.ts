import {
  type Aviso,
  type Devolucion,
  estadoDelPago,
  type EstadoDePago,
  type Pago,
  type Preferencia,
} from "./almacen";
import type { Contexto } from "./contexto";
import { SIN_AVISO, type TarjetaDePrueba } from "./tarjetas";

/** States of a payment in the words of the API. */
export const ESTADO_EN_LA_API: Record<EstadoDePago, string> = {
  pendiente: "pending",
  aprobado: "approved",
  rechazado: "rejected",
  devuelto: "refunded",
};

/** Charges a card at the test gateway. It decides the whole future of the payment and stores it in one transaction. */
export async function cobrar(
  { almacen, demoras, now, newId, log }: Contexto,
  preferencia: Preferencia,
  tarjeta: TarjetaDePrueba,
  claveDeEnvio: string,
): Promise<Pago> {
  const creadoEn = now();
  const despues = (ms: number) => new Date(creadoEn.getTime() + ms);
  const { estadoFinal, pendienteEnMs, avisos } = tarjeta.plan(demoras);
  const pago: Pago = {
    id: newId(),
    idPreferencia: preferencia.id,
    referenciaExterna: preferencia.referenciaExterna,
    montoCentimos: preferencia.montoCentimos,
    ultimosCuatro: tarjeta.numero.slice(-4),
    escenario: tarjeta.escenario,
    estadoFinal,
    pendienteHasta: pendienteEnMs === null ? null : despues(pendienteEnMs),
    claveDeEnvio,
    devueltoEn: null,
    creadoEn,
  };
  const kept = await almacen.crearPago(
    pago,
    avisos.map(({ estado, fechadoEnMs, enviarEnMs }) => ({
      id: newId(),
      idPago: pago.id,
      url: preferencia.urlDeNotificacion,
      cuerpo: cuerpoDeAviso(pago.id, estado, despues(fechadoEnMs)),
      enviarEn: despues(enviarEnMs),
      intentos: 0,
    })),
  );
  log.info(
    { idPago: kept.id, idPreferencia: preferencia.id, repetido: kept.id !== pago.id },
    "pago recibido",
  );
  return kept;
}

/** Refunds a payment or a part of it, once for each key. Null when less than that is left of the payment. */
export async function devolver(
  { almacen, now, newId, log }: Contexto,
  pago: Pago,
  pedida: Pick<Devolucion, "clave" | "montoCentimos">,
) {
  const creadaEn = now();
  const devolucion = await almacen.devolver(
    { ...pedida, idPago: pago.id, creadaEn },
    await avisoDeDevolucion(),
  );
  log.info({ idPago: pago.id, devuelto: Boolean(devolucion) }, "devolución pedida");
  return devolucion;

  async function avisoDeDevolucion(): Promise<Aviso | null> {
    const preferencia = await almacen.leerPreferencia(pago.idPreferencia);
    if (!preferencia || pago.escenario === SIN_AVISO) return null;
    return {
      id: newId(),
      idPago: pago.id,
      url: preferencia.urlDeNotificacion,
      cuerpo: cuerpoDeAviso(pago.id, "devuelto", creadaEn),
      enviarEn: creadaEn,
      intentos: 0,
    };
  }
}

/**
 * Body of a notice. Its `data.status` is the state of the payment when the notice was written. A shop that trusts it,
 * instead of reading the payment, fails with the test card whose notices come out of order.
 */
function cuerpoDeAviso(idPago: string, estado: EstadoDePago, fecha: Date): string {
  return JSON.stringify({
    type: "payment",
    action: "payment.updated",
    date_created: fecha.toISOString(),
    data: { id: idPago, status: ESTADO_EN_LA_API[estado] },
  });
}

export type EstadoVigente = Exclude<EstadoDePago, "rechazado">;

/** Payment that settles a preference or may still settle it. A rejected one allows another attempt. */
export function pagoVigente(pagos: Pago[], now: Date): { pago: Pago; estado: EstadoVigente } | null {
  for (const pago of pagos) {
    const estado = estadoDelPago(pago, now);
    if (estado !== "rechazado") return { pago, estado };
  }
  return null;
}

/** Address to which the person returns after a payment. It carries the outcome, which the shop must not trust. */
export function urlDeRetorno(
  { urlsDeRetorno, referenciaExterna }: Preferencia,
  pago: Pago,
  estado: EstadoDePago,
): string {
  const destino: Record<EstadoDePago, string> = {
    pendiente: urlsDeRetorno.pendiente,
    aprobado: urlsDeRetorno.exito,
    rechazado: urlsDeRetorno.error,
    devuelto: urlsDeRetorno.error,
  };
  return conConsulta(destino[estado], {
    payment_id: pago.id,
    status: ESTADO_EN_LA_API[estado],
    external_reference: referenciaExterna,
  });
}

/** Address to which a person who did not pay returns. */
export function urlDeAbandono({ urlsDeRetorno, referenciaExterna }: Preferencia): string {
  return conConsulta(urlsDeRetorno.error, { status: "cancelled", external_reference: referenciaExterna });
}

function conConsulta(destino: string, consulta: Record<string, string>): string {
  const url = new URL(destino);
  for (const [nombre, valor] of Object.entries(consulta)) url.searchParams.set(nombre, valor);
  return url.href;
}
