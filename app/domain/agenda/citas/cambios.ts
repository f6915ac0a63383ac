import type { Rechazos } from "../../shared/rechazo";
import { RECHAZO_POR_RESERVAS } from "./reservasPorDia";
import { finAlVolver } from "../../paquetes/saldo/lotes";
import { sumarMinutos } from "../../shared/fechas";
import { devolucionEntera, type PagoDelPedido, type Vuelve } from "../../ventas/devoluciones/vuelve";
import type { CitaConDetalle } from "./cita";

export type ConPlazos = Pick<CitaConDetalle, "inicio" | "plazos">;
export type CitaPorCambiar = ConPlazos &
  Pick<
    CitaConDetalle,
    | "estado"
    | "formaDePago"
    | "pagadoCentimos"
    | "cupon"
    | "bonoSinValor"
    | "bonoVenceEn"
    | "cambioLibre"
    | "creadaEn"
  >;

export type RechazoDeCambio =
  | "cita-no-existe"
  | "cita-cerrada"
  | "cita-empezada"
  | "cita-no-empezada"
  | "cita-cambiada"
  | "demasiadas-reservas"
  | "fuera-de-plazo"
  | "devolucion-distinta"
  | "otra-especialidad"
  | "otro-precio"
  | "diferencia-distinta"
  | "diferencia-por-pagar"
  | "pago-en-proceso"
  | "sin-consentimiento";

export const RECHAZOS_DE_CAMBIO: Rechazos<RechazoDeCambio> = {
  "cita-no-existe": { clase: "not-found", mensaje: "No encontramos esa sesión." },
  "cita-cerrada": { clase: "conflict", mensaje: "Esa sesión ya está cancelada." },
  "cita-empezada": {
    clase: "conflict",
    mensaje: "Esa sesión ya empezó, así que no se puede cambiar ni cancelar.",
  },
  "cita-no-empezada": {
    clase: "conflict",
    mensaje: "Esa sesión aún no empieza, así que nadie puede haber faltado a ella.",
  },
  "cita-cambiada": {
    clase: "conflict",
    mensaje: "Esta sesión cambió desde que abriste la página o el enlace. Mira cómo está ahora.",
  },
  ...RECHAZO_POR_RESERVAS,
  "fuera-de-plazo": {
    clase: "conflict",
    mensaje: "Ya pasó el plazo para cambiar el horario de esta sesión.",
  },
  "devolucion-distinta": {
    clase: "conflict",
    mensaje: "Revisa qué vuelve de lo que pagaste antes de cancelar: puede haber cambiado mientras decidías.",
  },
  "otra-especialidad": { clase: "conflict", mensaje: "Ese especialista atiende otra especialidad." },
  "otro-precio": {
    clase: "conflict",
    mensaje: "Ese especialista tiene otro precio. Para atenderte con él, cancela y reserva de nuevo.",
  },
  "diferencia-distinta": {
    clase: "conflict",
    mensaje:
      "El precio de ese especialista no es el que viste. Revisa cuánto pagas o cuánto vuelve antes de confirmar.",
  },
  "diferencia-por-pagar": {
    clase: "conflict",
    mensaje: "Ese especialista cuesta más: el cambio se hace al pagar la diferencia.",
  },
  "pago-en-proceso": {
    clase: "conflict",
    mensaje: "El pago de otro cambio se está procesando. Espera su resultado antes de elegir otra vez.",
  },
  "sin-consentimiento": {
    clase: "forbidden",
    mensaje:
      "Retiraste tu autorización para usar tus datos de salud. Dala de nuevo en Privacidad para pasar tu sesión a otro especialista.",
  },
};

/** The last instant at which a session is cancelled with everything back. */
export function limiteDeCancelacion({ inicio, plazos }: ConPlazos): Date {
  return sumarMinutos(inicio, -plazos.cancelarEnMinutos);
}

/** The last instant at which a session is moved. */
export function limiteDeReprogramacion({ inicio, plazos }: ConPlazos): Date {
  return sumarMinutos(inicio, -plazos.reprogramarEnMinutos);
}

/**
 * Facts that a person sees before they confirm a cancellation or a move. The rule that allows it uses the same facts.
 */
export interface AntesDeConfirmar {
  /** Refund if the session is cancelled now. */
  vuelve: Vuelve;
  /** Expiry of the bono that is given back; null when no bono is given back, or when it has no expiry. */
  bonoVenceEn: Date | null;
  /** Coupon of the session's order, which is given back with the rest. */
  cupon: string | null;
  /** True while a cancellation still costs nothing. */
  aTiempo: boolean;
  /** True when the specialist cannot attend: no deadline applies. */
  sinPlazo: boolean;
  cancelarHasta: Date;
  reprogramarHasta: Date;
  plazos: ConPlazos["plazos"];
  /** Instant of the booking: a deadline earlier than this never applied. */
  creadaEn: Date;
  /** Instant at which these facts were read. */
  ahora: Date;
  rechazoAlCancelar: RechazoDeCambio | null;
  rechazoAlReprogramar: RechazoDeCambio | null;
}

/** The one rule for changes of a session: screens show it, mails tell it, and use cases enforce it. */
export function antesDeConfirmar(cita: CitaPorCambiar, now: Date): AntesDeConfirmar {
  const cancelarHasta = limiteDeCancelacion(cita);
  const reprogramarHasta = limiteDeReprogramacion(cita);
  const aTiempo = cita.cambioLibre || now <= cancelarHasta;
  const cerrada: RechazoDeCambio | null =
    cita.estado !== "reservada"
      ? "cita-cerrada"
      : now >= cita.inicio && !cita.cambioLibre
        ? "cita-empezada"
        : null;
  const vuelve: Vuelve = aTiempo ? todoLoDeLaCita(cita) : { tipo: "nada" };
  return {
    vuelve,
    bonoVenceEn: vuelve.tipo === "bono" && cita.bonoVenceEn ? finAlVolver(cita.bonoVenceEn, now) : null,
    cupon: cita.cupon,
    aTiempo,
    sinPlazo: cita.cambioLibre,
    cancelarHasta,
    reprogramarHasta,
    plazos: cita.plazos,
    creadaEn: cita.creadaEn,
    ahora: now,
    rechazoAlCancelar: cerrada,
    rechazoAlReprogramar: cerrada ?? (cita.cambioLibre || now <= reprogramarHasta ? null : "fuera-de-plazo"),
  };
}

/** Refund of everything that was paid for a session; a bono that has expired meanwhile has no value. */
export const todoLoDeLaCita = (cita: PagoDelPedido & Pick<CitaConDetalle, "bonoSinValor">): Vuelve =>
  cita.formaDePago === "saldo" && cita.bonoSinValor ? { tipo: "nada" } : devolucionEntera(cita);
