import { soles } from "../../shared/dinero";
import { enMinutos } from "../../shared/duracion";
import { diaYHora, diaYHoraEscrita, horaDe } from "../../shared/fechas";
import { A_LA_TARJETA, TU_BANCO_TARDA } from "../../ventas/devoluciones/vuelve";
import { ultimoDia } from "../../paquetes/saldo/lotes";
import { bonos } from "../../paquetes/saldo/saldo";
import {
  antesDeConfirmar,
  limiteDeCancelacion,
  limiteDeReprogramacion,
  RECHAZOS_DE_CAMBIO,
  type AntesDeConfirmar,
  type CitaPorCambiar,
  type ConPlazos,
} from "./cambios";

const NO_PODRA_ATENDERTE =
  "Tu especialista no podrá atenderte. Elige otro horario sin costo o cancela y te devolvemos todo.";

export const tuCupon = (cupon: string | null) => (cupon === null ? "tu cupón" : `tu cupón ${cupon}`);

const SIN_PLAZO = "No hay un plazo para decidir.";

const conMenosDe = (plazoEnMinutos: number) =>
  `La reservaste con menos de ${enMinutos(plazoEnMinutos)} de anticipación`;

/** Effect of a cancellation, before it is confirmed. */
export function textoAntesDeCancelar({
  vuelve,
  bonoVenceEn,
  cupon,
  aTiempo,
  sinPlazo,
  cancelarHasta,
  plazos,
  creadaEn,
  ahora,
}: AntesDeConfirmar): string {
  const hasta = sinPlazo
    ? SIN_PLAZO
    : `Puedes cancelar sin costo hasta el ${diaYHora(cancelarHasta, ahora)}.`;
  if (!aTiempo) {
    const porQue =
      cancelarHasta < creadaEn
        ? `${conMenosDe(plazos.cancelarEnMinutos)}: no se puede cancelar sin costo.`
        : `El plazo para cancelar sin costo terminó el ${diaYHora(cancelarHasta, ahora)}.`;
    return `${porQue} Si cancelas ahora, no vuelve nada de lo que pagaste.`;
  }
  if (vuelve.tipo === "bono") {
    const final = bonoVenceEn ? ` Puedes usarlo hasta el ${ultimoDia({ venceEn: bonoVenceEn })}.` : "";
    return `Si cancelas ahora, vuelve ${bonos(1)} a tu saldo al instante.${final} ${hasta}`;
  }
  if (vuelve.tipo === "cupon") return `Si cancelas ahora, puedes volver a usar ${tuCupon(cupon)}. ${hasta}`;
  if (vuelve.tipo === "nada") return `No queda nada por devolver de esta sesión. ${hasta}`;
  const suCupon = cupon === null ? "" : `, y vuelves a tener ${tuCupon(cupon)}`;
  return `Si cancelas ahora, te devolvemos ${soles(vuelve.centimos)}, todo lo que te costó, ${A_LA_TARJETA}${suCupon}. ${TU_BANCO_TARDA} ${hasta}`;
}

/** Deadline for moving the session, told beside the effects of a cancellation; null without a deadline. */
function sobreCambiar({
  sinPlazo,
  rechazoAlReprogramar,
  reprogramarHasta,
  cancelarHasta,
  creadaEn,
  ahora,
}: AntesDeConfirmar): string | null {
  if (sinPlazo) return null;
  const iguales = reprogramarHasta.getTime() === cancelarHasta.getTime();
  const hasta = diaYHora(reprogramarHasta, ahora);
  if (rechazoAlReprogramar === null)
    return `También puedes cambiar el horario hasta ${iguales ? "entonces" : `el ${hasta}`}.`;
  if (reprogramarHasta < creadaEn) return "Tampoco se puede cambiar el horario.";
  return iguales
    ? "Tampoco puedes cambiar ya el horario."
    : `El plazo para cambiar el horario terminó el ${hasta}.`;
}

/** All acts that are still possible with a session, for a person who wants to cancel it. */
export const textoDeLoQueSePuede = (antes: AntesDeConfirmar) =>
  [textoAntesDeCancelar(antes), sobreCambiar(antes)].filter((texto) => texto !== null).join(" ");

/** Text of the link to change or cancel, which names the acts that are free of charge now. */
export function nombreDeLaSalida(cita: ConPlazos, now: Date): string {
  if (now <= limiteDeReprogramacion(cita)) return "Cambiar el horario o cancelar";
  return now <= limiteDeCancelacion(cita) ? "Cancelar sin costo" : "No puedo ir";
}

/** Effect of a move, before it is confirmed. */
export function textoAntesDeReprogramar({
  rechazoAlReprogramar,
  reprogramarHasta,
  sinPlazo,
  plazos,
  creadaEn,
  ahora,
}: AntesDeConfirmar): string {
  if (rechazoAlReprogramar === "fuera-de-plazo") {
    if (reprogramarHasta < creadaEn)
      return `${conMenosDe(plazos.reprogramarEnMinutos)}: no se puede cambiar el horario en línea.`;
    return `El plazo para cambiar el horario terminó el ${diaYHora(reprogramarHasta, ahora)}.`;
  }
  if (rechazoAlReprogramar) return RECHAZOS_DE_CAMBIO[rechazoAlReprogramar].mensaje;
  const hasta = plazoParaReprogramar({ reprogramarHasta, sinPlazo, ahora });
  return `Cambiar el horario no cuesta nada y no pagas otra vez. ${hasta}`;
}

/** Deadline for moving a session, in a sentence. */
export function plazoParaReprogramar({
  reprogramarHasta,
  sinPlazo,
  ahora,
}: Pick<AntesDeConfirmar, "reprogramarHasta" | "sinPlazo" | "ahora">): string {
  return sinPlazo ? SIN_PLAZO : `Puedes hacerlo hasta el ${diaYHora(reprogramarHasta, ahora)}.`;
}

/** Rule for changing the session at this moment, in words; null when it can no longer be changed. */
export function reglaDeCambio(cita: ConPlazos, now: Date, enCorreo = false): string {
  const cuando = (limite: Date) => (enCorreo ? diaYHoraEscrita(limite) : diaYHora(limite, now));
  const [cambiar, cancelar] = [limiteDeReprogramacion(cita), limiteDeCancelacion(cita)];
  if (now <= cambiar && now <= cancelar) {
    return cambiar.getTime() === cancelar.getTime()
      ? `Puedes cambiarla o cancelarla sin costo hasta el ${cuando(cancelar)}.`
      : `Puedes cambiarla hasta el ${cuando(cambiar)} y cancelarla sin costo hasta el ${cuando(cancelar)}.`;
  }
  if (now <= cancelar) {
    return `Ya no se puede cambiar de horario. Puedes cancelarla sin costo hasta el ${cuando(cancelar)}.`;
  }
  return now <= cambiar
    ? `Puedes cambiarla hasta el ${cuando(cambiar)}. Si la cancelas, ya no vuelve el dinero ni el bono.`
    : "Empieza pronto: ya no se puede cambiar de horario y, si la cancelas, no vuelve el dinero ni el bono.";
}

/** Rules that will apply to a session at this time: told before the person books it or moves to it, and afterwards. */
export function reglaDe(cita: CitaPorCambiar, now: Date): string | null {
  if (antesDeConfirmar(cita, now).rechazoAlCancelar) return null;
  return cita.cambioLibre ? NO_PODRA_ATENDERTE : reglaDeCambio(cita, now);
}

/** Tells which times of a day begin too soon for any refund. `libres` is in order. Null when no time does. */
export const despuesDeTomarla = (cita: ConPlazos, now: Date) => ({
  reglaDeCambio: reglaDeCambio(cita, now),
  seDevuelveSiCancela: now <= limiteDeCancelacion(cita),
});

/** Tells which times of a day begin too soon for any refund. `libres` is in order. Null when none does. */
export function avisoSinDevolucion(
  libres: readonly { inicio: Date }[],
  plazos: ConPlazos["plazos"],
  now: Date,
): string | null {
  const cercanos = libres.filter(({ inicio }) => now > limiteDeCancelacion({ inicio, plazos }));
  const ultimo = cercanos.at(-1);
  if (!ultimo) return null;
  const sujetoYVerbo =
    cercanos.length === libres.length
      ? "Estos horarios empiezan"
      : cercanos.length === 1
        ? `El horario de las ${horaDe(ultimo.inicio)} empieza`
        : `Los horarios hasta las ${horaDe(ultimo.inicio)} empiezan`;
  return `${sujetoYVerbo} pronto: si cancelas, no vuelve el dinero ni el bono.`;
}
