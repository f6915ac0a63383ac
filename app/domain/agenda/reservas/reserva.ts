import { RECHAZO_POR_RESERVAS } from "../citas/reservasPorDia";
import type { Rechazos } from "../../shared/rechazo";
import { RECHAZOS_DE_CONSENTIMIENTO } from "../../consentimientos/rechazos";
import type { Pedido } from "../../ventas/pedidos/pedido";
import { rechazosDePago, RECHAZOS_SIN_PEDIDO, type RechazoDePago } from "../../ventas/pagos/rechazos";

interface DeUnHorario extends Pedido {
  idHorario: string;
  /** Version of the text on health data; the answer itself is in the ledger of consents. */
  versionDeDatos: string;
}

/** An order for a held time that becomes a new session. */
export interface PedidoDeSesion extends DeUnHorario {
  clase: "sesion";
}

/** An order for a held time to which an existing session moves, at another price. */
export interface PedidoDeCambio extends DeUnHorario {
  clase: "cambio";
  /** Session to move, in the version that the person saw. */
  cambio: { idCita: string; version: number };
}

export type Reserva = PedidoDeSesion | PedidoDeCambio;

export type RechazoDeReserva =
  | "es-un-cambio"
  | "pedido-no-existe"
  | "pedido-cerrado"
  | "reserva-vencida"
  | "horario-no-existe"
  | "demasiadas-reservas"
  | "texto-anterior"
  | "falta-obligatoria"
  | "politicas-no-disponibles"
  | "sin-saldo";

export type RechazoDePedido = RechazoDePago | RechazoDeReserva;

export const RECHAZOS_DE_PEDIDO: Rechazos<RechazoDePedido> = {
  ...rechazosDePago({
    pedido: "Ese pedido",
    compra: "tu sesión",
    guardado: "Tu horario sigue separado",
    paraEmpezarOtraVez: "cambia de horario y elígelo otra vez",
  }),
  "es-un-cambio": {
    clase: "conflict",
    mensaje: "Ese pedido es la diferencia por cambiar de especialista: se paga con tarjeta y sin cupón.",
  },
  ...RECHAZOS_SIN_PEDIDO,
  "reserva-vencida": {
    clase: "gone",
    mensaje: "Tu tiempo para reservar terminó y el horario quedó libre. No se hizo ningún cobro.",
  },
  "horario-no-existe": { clase: "not-found", mensaje: "No encontramos ese horario." },
  ...RECHAZO_POR_RESERVAS,
  "texto-anterior": RECHAZOS_DE_CONSENTIMIENTO["texto-anterior"],
  "falta-obligatoria": {
    clase: "invalid",
    mensaje: "Para reservar, autoriza el uso de tus datos de salud en tus sesiones.",
  },
  "politicas-no-disponibles": RECHAZOS_DE_CONSENTIMIENTO["politicas-no-disponibles"],
  "sin-saldo": {
    clase: "conflict",
    mensaje: "No te quedan bonos para esta especialidad. Puedes pagar con tarjeta.",
  },
};
