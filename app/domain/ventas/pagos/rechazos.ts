import type { Rechazos } from "../../shared/rechazo";
import { RECHAZOS_DE_CUPON, type RechazoDeCupon } from "../cupones/cupon";

/** Refusals of an order that cannot be paid or dropped, because it is missing or closed. */
export const RECHAZOS_SIN_PEDIDO: Rechazos<"pedido-no-existe" | "pedido-cerrado"> = {
  "pedido-no-existe": { clase: "not-found", mensaje: "No encontramos ese pedido." },
  "pedido-cerrado": { clase: "conflict", mensaje: "Ese pedido ya está cerrado." },
};

/** Reasons why an order cannot be paid now, for any kind of order. */
export type RechazoDePago =
  | RechazoDeCupon
  | "falta-documento"
  | "falta-pagar"
  | "pago-en-proceso"
  | "nada-que-cobrar"
  | "pasarela-no-responde";

export const PAGO_EN_PROCESO: Rechazos<"pago-en-proceso"> = {
  "pago-en-proceso": {
    clase: "conflict",
    mensaje: "Tu pago se está procesando. Espera su resultado antes de intentar otro.",
  },
};

/** A seller's words for its goods, to fill in refusals. */
interface PalabrasDeVenta {
  /** Name of the order, as "Ese pedido". */
  pedido: string;
  /** Name of the goods, as "tu sesión". */
  compra: string;
  /** Words for kept goods, as "Tu horario sigue separado"; only for goods that are scarce. */
  guardado?: string;
  /** Advice to start again with a coupon, as "cambia de horario y elígelo otra vez". */
  paraEmpezarOtraVez: string;
}

export const rechazosDePago = ({
  pedido,
  compra,
  guardado,
  paraEmpezarOtraVez,
}: PalabrasDeVenta): Rechazos<RechazoDePago> => ({
  ...RECHAZOS_DE_CUPON,
  "cupon-tarde": {
    clase: "conflict",
    mensaje: `${RECHAZOS_DE_CUPON["cupon-tarde"].mensaje} Para usar el cupón, ${paraEmpezarOtraVez}.`,
  },
  "falta-pagar": { clase: "conflict", mensaje: `${pedido} todavía tiene un monto por pagar.` },
  "falta-documento": {
    clase: "conflict",
    mensaje: `Para pagar con tarjeta, escribe un documento en tus datos de compra: va en tu comprobante.${guardado ? ` ${guardado}.` : ""}`,
  },
  ...PAGO_EN_PROCESO,
  "nada-que-cobrar": {
    clase: "conflict",
    mensaje: `Tu cupón cubre todo el precio: confirma ${compra} sin pagar.`,
  },
  "pasarela-no-responde": {
    clase: "unavailable",
    mensaje: `No pudimos abrir la página de pago${guardado ? `. ${guardado}` : ""} y no se hizo ningún cobro. Inténtalo de nuevo en un momento.`,
  },
});
