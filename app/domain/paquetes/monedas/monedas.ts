import { agrupar } from "../../shared/agrupar";
import type { Rechazos } from "../../shared/rechazo";
import { diaDelMes, fechaDe, instanteDe, sumarMeses } from "../../shared/fechas";
import { finALaVista, ultimoDia } from "../saldo/lotes";

/**
 * `ganancia`: something that the person did earned them. `cortesia`, `compensacion` and `correccion` are an operator's.
 * `canje`: the coins paid a pack. `devolucion`: that pack was given back. `deuda`: new coins paid what the person owed.
 * `donacion`: the person gave them to a cause.
 */
export type MotivoDeMonedas =
  | "bienvenida"
  | "ganancia"
  | "cortesia"
  | "compensacion"
  | "correccion"
  | "canje"
  | "deuda"
  | "devolucion"
  | "donacion"
  | "vencimiento";

/** Reasons for an operator's change of coins. */
export const MOTIVOS_DE_OPERADOR = ["cortesia", "compensacion", "correccion"] as const;
export type MotivoDeOperador = (typeof MOTIVOS_DE_OPERADOR)[number];

/** A line of the ledger of coins, for the person: coins that came or went at once, and the reason. */
export interface MovimientoDeMonedas {
  idMovimiento: string;
  cantidad: number;
  /** Coins that were taken back after they were spent: the next coins pay them. */
  debe: number;
  motivo: MotivoDeMonedas;
  /** Reason of earned coins, in the words of their rule on that day; null for the other motives. */
  razon: string | null;
  /** Order of the pack that the coins paid, or came back from; null for another movement. */
  idDeCompra: string | null;
  creadoEn: Date;
}

/** Coins that came together and end together. */
export interface LoteDeMonedas {
  idLote: string;
  idPersona: number;
  /** Coins left of the lot. */
  quedan: number;
  venceEn: Date;
}

/** A movement without a reason that a person can read does not compile. */
const MOTIVO_DE_MONEDAS: Record<MotivoDeMonedas, string> = {
  ganancia: "Por algo que hiciste",
  bienvenida: "De regalo, por empezar con nosotros",
  cortesia: "Un regalo de nuestro equipo",
  compensacion: "Por un inconveniente que tuviste",
  correccion: "Corrección de nuestro equipo",
  canje: "Canjeaste un paquete",
  donacion: "Donaste a una causa",
  deuda: "Pagaron las que debías",
  devolucion: "Volvieron al devolver un paquete",
  vencimiento: "Vencieron sin usarse",
};

/** Reason of a movement, for its person. */
export const motivoDe = ({ motivo, razon }: Pick<MovimientoDeMonedas, "motivo" | "razon">): string =>
  razon ?? MOTIVO_DE_MONEDAS[motivo];

const VIGENCIA_EN_MESES = 12;

/** Coins last until the end of the day in Lima that is a year away. */
export function vencimientoDeMonedas(now: Date): Date {
  return instanteDe(sumarMeses(fechaDe(now), VIGENCIA_EN_MESES), "24:00");
}

/** "300 monedas", "1 moneda" */
export function monedas(cantidad: number): string {
  return `${cantidad} ${cantidad === 1 ? "moneda" : "monedas"}`;
}

/** Lots of coins for their person, from the first to end: those that end on one day are one. */
export function monedasPorFin(lotes: readonly LoteDeMonedas[], now: Date) {
  const delDia = agrupar(lotes, ultimoDia);
  return [...new Set(lotes.map(ultimoDia))].map((hasta) => {
    const suyos = delDia(hasta);
    const cuantos = suyos.reduce((suma, { quedan }) => suma + quedan, 0);
    return { id: hasta, cuantos, nombre: monedas(cuantos), ...finALaVista(suyos[0]!, now) };
  });
}

/** Debt of a person: the coins that come next pay it. */
export const deudaEnPalabras = (debe: number): string =>
  debe === 1
    ? "Debes 1 moneda: la próxima que ganes la paga."
    : `Debes ${monedas(debe)}: las próximas que ganes las pagan.`;

/** A movement as a page shows it. */
export const movimientoEnPalabras = ({
  idMovimiento,
  cantidad,
  debe,
  creadoEn,
  ...porque
}: MovimientoDeMonedas) => ({
  idMovimiento,
  cambio: debe > 0 ? `Debes ${monedas(debe)}` : `${cantidad > 0 ? "+" : "−"}${monedas(Math.abs(cantidad))}`,
  motivo: motivoDe(porque),
  cuando: diaDelMes(fechaDe(creadoEn)),
  iso: creadoEn.toISOString(),
});

export type RechazoDeCanje =
  | "sin-monedas"
  | "paquete-no-existe"
  | "sin-precio-en-monedas"
  | "compra-no-existe"
  | "monedas-insuficientes";

export const RECHAZOS_DE_CANJE: Rechazos<RechazoDeCanje> = {
  /** Refusal of an installation without coins. */
  "sin-monedas": { clase: "not-found", mensaje: "Aquí no hay monedas." },
  "paquete-no-existe": { clase: "not-found", mensaje: "Ese paquete ya no está en venta. Elige otro." },
  "sin-precio-en-monedas": {
    clase: "conflict",
    mensaje: "Ese paquete ya no se canjea por monedas. Puedes comprarlo con tarjeta.",
  },
  "compra-no-existe": {
    clase: "not-found",
    mensaje: "No encontramos ese canje. Vuelve a empezar desde la tienda.",
  },
  "monedas-insuficientes": { clase: "conflict", mensaje: "No te alcanzan las monedas para este paquete." },
};
