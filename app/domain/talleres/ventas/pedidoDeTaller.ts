import type { Pedido } from "../../ventas/pedidos/pedido";
import { rechazosDePago, RECHAZOS_SIN_PEDIDO, type RechazoDePago } from "../../ventas/pagos/rechazos";
import type { FormaDePago } from "../../ventas/pedidos/formaDePago";
import type { Rechazos } from "../../shared/rechazo";
import { RECHAZOS_DE_TALLER, type ClaveDeFecha } from "../inscripciones/inscripcion";

/** Order of a place in a date of a workshop. It stores title and hours itself, because places are deleted sooner. */
export interface PedidoDeTaller extends Pedido, ClaveDeFecha {
  clase: "taller";
  /** Id of the place that is kept for the payment. */
  idInscripcion: string;
  titulo: string;
  url: string;
  inicio: Date;
  /** Mode of payment; null until the order is paid. */
  formaDePago: FormaDePago | null;
}

export type RechazoDeLugar =
  | "pedido-no-existe"
  | "pedido-cerrado"
  | "lugar-no-ofrecido"
  | "lugar-vencido"
  | "sin-bonos-de-taller"
  | "inscripcion-no-existe";

export type RechazoDePedidoDeTaller = RechazoDePago | RechazoDeLugar;

export const RECHAZOS_DE_PEDIDO_DE_TALLER: Rechazos<RechazoDePedidoDeTaller> = {
  ...rechazosDePago({
    pedido: "Ese pedido",
    compra: "tu lugar",
    guardado: "Tu lugar sigue guardado",
    paraEmpezarOtraVez: "deja tu lugar e inscríbete otra vez",
  }),
  ...RECHAZOS_SIN_PEDIDO,
  "lugar-no-ofrecido": RECHAZOS_DE_TALLER["lugar-no-ofrecido"],
  "lugar-vencido": {
    clase: "gone",
    mensaje: "El tiempo para pagar ese lugar terminó. No se hizo ningún cobro.",
  },
  "sin-bonos-de-taller": {
    clase: "conflict",
    mensaje: "Los bonos son de sesiones: un taller se paga con tarjeta.",
  },
  "inscripcion-no-existe": RECHAZOS_DE_TALLER["inscripcion-no-existe"],
};
