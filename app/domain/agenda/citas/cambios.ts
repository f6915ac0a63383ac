import type { Rechazos } from "../../shared/rechazo";
import { soles } from "../../shared/dinero";
import { diaYHora, horaDe, sumarMinutos } from "../../shared/fechas";
import { A_LA_TARJETA, todoLoPagado, type LoPagado, type Vuelve } from "../../ventas/devoluciones/vuelve";
import { totalDe } from "../../ventas/pedidos/pedido";
import { bonos } from "../../paquetes/saldo/saldo";
import type { CitaConDetalle } from "./cita";

type ConPlazos = Pick<CitaConDetalle, "inicio" | "plazos">;
type CitaPorCambiar = ConPlazos &
  Pick<
    CitaConDetalle,
    "estado" | "formaDePago" | "pagadoCentimos" | "cupon" | "bonoSinValor" | "cambioLibre"
  >;

export type RechazoDeCambio =
  | "cita-no-existe"
  | "cita-cerrada"
  | "cita-empezada"
  | "cita-no-empezada"
  | "cita-cambiada"
  | "fuera-de-plazo"
  | "devolucion-distinta"
  | "otra-especialidad"
  | "otro-precio"
  | "diferencia-distinta"
  | "diferencia-por-pagar"
  | "pago-en-proceso";

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
};

/** The last instant at which a session is cancelled with everything back. */
export function limiteDeCancelacion({ inicio, plazos }: ConPlazos): Date {
  return sumarMinutos(inicio, -plazos.cancelarEnMinutos);
}

/** The last instant at which a session is moved. */
export function limiteDeReprogramacion({ inicio, plazos }: ConPlazos): Date {
  return sumarMinutos(inicio, -plazos.reprogramarEnMinutos);
}

/** All that somebody is told before they confirm a cancellation or a move, and all that decides whether they may. */
export interface AntesDeConfirmar {
  /** What comes back if it is cancelled now. */
  vuelve: Vuelve;
  /** The coupon of its order, which comes back with all the rest. */
  cupon: string | null;
  /** Cancelling is free of charge still. */
  aTiempo: boolean;
  /** The specialist cannot attend: no limit holds. */
  sinPlazo: boolean;
  cancelarHasta: Date;
  reprogramarHasta: Date;
  /** When it is read. */
  ahora: Date;
  rechazoAlCancelar: RechazoDeCambio | null;
  rechazoAlReprogramar: RechazoDeCambio | null;
}

/** The one rule of changes: what the screens show, the mails say, and the use cases enforce. */
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
  return {
    vuelve: aTiempo ? todoLoDeLaCita(cita) : { tipo: "nada" },
    cupon: cita.cupon,
    aTiempo,
    sinPlazo: cita.cambioLibre,
    cancelarHasta,
    reprogramarHasta,
    ahora: now,
    rechazoAlCancelar: cerrada,
    rechazoAlReprogramar: cerrada ?? (cita.cambioLibre || now <= reprogramarHasta ? null : "fuera-de-plazo"),
  };
}

/** All that was paid for a session; a bono that has ended meanwhile is worth nothing. */
export const todoLoDeLaCita = (cita: LoPagado & Pick<CitaConDetalle, "bonoSinValor">): Vuelve =>
  cita.formaDePago === "saldo" && cita.bonoSinValor ? { tipo: "nada" } : todoLoPagado(cita);

export const tuCupon = (cupon: string | null) => (cupon === null ? "tu cupón" : `tu cupón ${cupon}`);

const SIN_PLAZO = "No hay un plazo para decidir.";

/** What cancelling means, before it is confirmed. */
export function textoAntesDeCancelar({
  vuelve,
  cupon,
  aTiempo,
  sinPlazo,
  cancelarHasta,
  ahora,
}: AntesDeConfirmar): string {
  const hasta = sinPlazo
    ? SIN_PLAZO
    : `Puedes cancelar sin costo hasta el ${diaYHora(cancelarHasta, ahora)}.`;
  if (!aTiempo) {
    return `El plazo para cancelar sin costo terminó el ${diaYHora(cancelarHasta, ahora)}. Si cancelas ahora, no vuelve nada de lo que pagaste.`;
  }
  if (vuelve.tipo === "bono") return `Si cancelas ahora, vuelve ${bonos(1)} a tu saldo al instante. ${hasta}`;
  if (vuelve.tipo === "cupon") return `Si cancelas ahora, puedes volver a usar ${tuCupon(cupon)}. ${hasta}`;
  if (vuelve.tipo === "nada") return `No queda nada por devolver de esta sesión. ${hasta}`;
  const suCupon = cupon === null ? "" : `, y vuelves a tener ${tuCupon(cupon)}`;
  return `Si cancelas ahora, te devolvemos ${soles(vuelve.centimos)}, todo lo que te costó, ${A_LA_TARJETA}${suCupon}. ${hasta}`;
}

/** What moving it means, before it is confirmed. */
export function textoAntesDeReprogramar({
  rechazoAlReprogramar,
  reprogramarHasta,
  sinPlazo,
  ahora,
}: AntesDeConfirmar): string {
  if (rechazoAlReprogramar === "fuera-de-plazo") {
    return `El plazo para cambiar el horario terminó el ${diaYHora(reprogramarHasta, ahora)}.`;
  }
  if (rechazoAlReprogramar) return RECHAZOS_DE_CAMBIO[rechazoAlReprogramar].mensaje;
  const hasta = plazoParaReprogramar({ reprogramarHasta, sinPlazo, ahora });
  return `Cambiar el horario no cuesta nada y no pagas otra vez. ${hasta}`;
}

/** Until when it can be moved, in a sentence. */
export function plazoParaReprogramar({
  reprogramarHasta,
  sinPlazo,
  ahora,
}: Pick<AntesDeConfirmar, "reprogramarHasta" | "sinPlazo" | "ahora">): string {
  return sinPlazo ? SIN_PLAZO : `Puedes hacerlo hasta el ${diaYHora(reprogramarHasta, ahora)}.`;
}

/** The rule in a sentence, as dates and times, for somebody who decides at `now`. */
export function reglaDeCambio(cita: ConPlazos, now: Date): string {
  const [cambiar, cancelar] = [limiteDeReprogramacion(cita), limiteDeCancelacion(cita)];
  if (now <= cambiar && now <= cancelar) {
    return cambiar.getTime() === cancelar.getTime()
      ? `Puedes cambiarla o cancelarla sin costo hasta el ${diaYHora(cancelar, now)}.`
      : `Puedes cambiarla hasta el ${diaYHora(cambiar, now)} y cancelarla sin costo hasta el ${diaYHora(cancelar, now)}.`;
  }
  if (now <= cancelar) {
    return `Ya no se puede cambiar de horario. Puedes cancelarla sin costo hasta el ${diaYHora(cancelar, now)}.`;
  }
  return now <= cambiar
    ? `Puedes cambiarla hasta el ${diaYHora(cambiar, now)}. Si la cancelas, ya no hay devolución.`
    : "Empieza pronto: ya no se puede cambiar de horario y, si la cancelas, no hay devolución.";
}

/** What holds of a session at this time: said before somebody books it or moves there, and once they have. */
export const despuesDeTomarla = (cita: ConPlazos, now: Date) => ({
  reglaDeCambio: reglaDeCambio(cita, now),
  seDevuelveSiCancela: now <= limiteDeCancelacion(cita),
});

/** Which of the times of one day, in their order, begin so soon that nothing comes back of them; `null` where none does. */
export function avisoSinDevolucion(
  libres: readonly { inicio: Date }[],
  plazos: ConPlazos["plazos"],
  now: Date,
): string | null {
  const cercanos = libres.filter(({ inicio }) => now > limiteDeCancelacion({ inicio, plazos }));
  const ultimo = cercanos.at(-1);
  if (!ultimo) return null;
  const cuales =
    cercanos.length === libres.length
      ? "Estos horarios empiezan"
      : cercanos.length === 1
        ? `El horario de las ${horaDe(ultimo.inicio)} empieza`
        : `Los horarios hasta las ${horaDe(ultimo.inicio)} empiezan`;
  return `${cuales} pronto: si cancelas, no hay devolución.`;
}

type PorCambiarDeEspecialista = Pick<
  CitaConDetalle,
  | "slugDeEspecialidad"
  | "formaDePago"
  | "precioCentimos"
  | "descuentoCentimos"
  | "pagadoCentimos"
  | "idEspecialista"
>;

/** Why a session cannot go to this specialist. A bono pays a session of its specialty whatever that one costs. */
export function rechazoAlCambiarDeEspecialista(
  cita: PorCambiarDeEspecialista,
  especialista: { idEspecialista: string; especialidad: string; precioCentimos: number },
): RechazoDeCambio | null {
  if (especialista.especialidad !== cita.slugDeEspecialidad) return "otra-especialidad";
  // Whoever stays with their specialist keeps the price that they paid.
  if (especialista.idEspecialista === cita.idEspecialista || cita.formaDePago === "saldo") return null;
  if (especialista.precioCentimos === cita.precioCentimos) return null;
  // A card that paid the whole of it pays the difference too, or gets it back; a coupon that did cannot.
  const seSaldo =
    cita.pagadoCentimos === totalDe(cita) && especialista.precioCentimos > cita.descuentoCentimos;
  return cita.formaDePago === "tarjeta" && seSaldo ? null : "otro-precio";
}

/** Whether a session is said with a price: a bono pays one whatever it costs. */
export const tienePrecio = ({ formaDePago }: Pick<PorCambiarDeEspecialista, "formaDePago">) =>
  formaDePago !== "saldo";

/** What a session costs with somebody. Whoever stays with their specialist keeps the price that they paid. */
export const precioAlCambiar = (
  cita: Pick<PorCambiarDeEspecialista, "idEspecialista" | "precioCentimos">,
  { idEspecialista, precioCentimos }: { idEspecialista: string; precioCentimos: number },
): number => (idEspecialista === cita.idEspecialista ? cita.precioCentimos : precioCentimos);

/** What another specialist costs more, or less where it is below zero. What a coupon took off stays taken off. */
export function diferenciaDePrecio(
  cita: PorCambiarDeEspecialista,
  con: { idEspecialista: string; precioCentimos: number },
): number {
  return cita.formaDePago === "tarjeta" ? precioAlCambiar(cita, con) - cita.precioCentimos : 0;
}

/** What the difference means, before it is confirmed. */
export function textoDeDiferencia(centimos: number): string {
  if (centimos > 0) {
    return `Pagas ${soles(centimos)} de diferencia con tarjeta. Tu sesión de ahora no se mueve hasta que se apruebe ese pago.`;
  }
  if (centimos < 0) return `Te devolvemos ${soles(-centimos)} de diferencia a la misma tarjeta.`;
  return "No pagas nada más.";
}
