import type { Rechazos } from "../../shared/rechazo";
import { RECHAZOS_DE_CUPON, type RechazoDeCupon } from "../cupones/cupon";

/** Why there is no order to pay or drop. */
export const RECHAZOS_SIN_PEDIDO: Rechazos<"pedido-no-existe" | "pedido-cerrado"> = {
  "pedido-no-existe": { clase: "not-found", mensaje: "No encontramos ese pedido." },
  "pedido-cerrado": { clase: "conflict", mensaje: "Ese pedido ya está cerrado." },
};

/** Why an order cannot be paid now, whatever was ordered. */
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

/** What each seller calls what it sells, where a refusal names it. */
interface PalabrasDeVenta {
  /** "Ese pedido" */
  pedido: string;
  /** "tu sesión" */
  loTuyo: string;
  /** "Tu horario sigue separado", where something scarce waits for the payment. */
  guardado?: string;
  /** What to do to pay with a coupon after all: "cambia de horario y elígelo otra vez". */
  paraEmpezarOtraVez: string;
}

export const rechazosDePago = ({
  pedido,
  loTuyo,
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
    mensaje: `Tu cupón cubre todo el precio: confirma ${loTuyo} sin pagar.`,
  },
  "pasarela-no-responde": {
    clase: "unavailable",
    mensaje: `No pudimos abrir la página de pago${guardado ? `. ${guardado}` : ""} y no se hizo ningún cobro. Inténtalo de nuevo en un momento.`,
  },
});
