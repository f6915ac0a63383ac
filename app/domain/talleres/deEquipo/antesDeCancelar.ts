import type { Repos } from "../../shared/puertos";
import { devolucionEntera } from "../../ventas/devoluciones/vuelve";
import { esDePago, type FechaConLugares, type Inscripcion } from "../inscripciones/inscripcion";
import { ventaDelLugar } from "../ventas/devolver";

/** People whom the cancellation of a date tells, and the payments that go back to them. */
export interface AlcanceDeCancelacion {
  personas: number;
  centimos: number;
  cupones: number;
  bonos: number;
}

/** Counts the people and the payments that the cancellation of a date would reach now. */
export async function antesDeCancelar(
  trx: Repos<"inscripciones" | "pagos" | "pedidosDeTaller">,
  fecha: FechaConLugares,
): Promise<AlcanceDeCancelacion> {
  const vivas = await trx.inscripciones.vivas(fecha);
  const pagadas = esDePago(fecha) ? vivas : [];
  const vuelven = await Promise.all(pagadas.map((inscripcion) => vuelveDe(trx, inscripcion)));
  return {
    personas: vivas.length,
    centimos: vuelven.reduce((suma, vuelve) => suma + (vuelve?.tipo === "dinero" ? vuelve.centimos : 0), 0),
    cupones: vuelven.filter((vuelve) => vuelve?.tipo === "cupon").length,
    bonos: vuelven.filter((vuelve) => vuelve?.tipo === "bono").length,
  };
}

async function vuelveDe(trx: Repos<"pagos" | "pedidosDeTaller">, inscripcion: Inscripcion) {
  const venta = await ventaDelLugar(trx, inscripcion);
  return venta && devolucionEntera(venta);
}

/**
 * Payments that go back, as one text for the form: a person may pay between the page and the button.
 *
 * @example enUnTexto({ centimos: 25_50, cupones: 1, bonos: 0 }) // "2550-1-0"
 */
export const enUnTexto = ({ centimos, cupones, bonos }: Omit<AlcanceDeCancelacion, "personas">) =>
  [centimos, cupones, bonos].join("-");

export const personasEnPalabras = (cuantas: number) => (cuantas === 1 ? "1 persona" : `${cuantas} personas`);
