import { soles } from "../../shared/dinero";
import { diaYHora, horaDe } from "../../shared/fechas";
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

/** What cancelling means, before it is confirmed. */
export function textoAntesDeCancelar({
  vuelve,
  bonoVenceEn,
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
  if (vuelve.tipo === "bono") {
    const final = bonoVenceEn ? ` Puedes usarlo hasta el ${ultimoDia({ venceEn: bonoVenceEn })}.` : "";
    return `Si cancelas ahora, vuelve ${bonos(1)} a tu saldo al instante.${final} ${hasta}`;
  }
  if (vuelve.tipo === "cupon") return `Si cancelas ahora, puedes volver a usar ${tuCupon(cupon)}. ${hasta}`;
  if (vuelve.tipo === "nada") return `No queda nada por devolver de esta sesión. ${hasta}`;
  const suCupon = cupon === null ? "" : `, y vuelves a tener ${tuCupon(cupon)}`;
  return `Si cancelas ahora, te devolvemos ${soles(vuelve.centimos)}, todo lo que te costó, ${A_LA_TARJETA}${suCupon}. ${TU_BANCO_TARDA} ${hasta}`;
}

/** Up to when it can be moved instead, beside what cancelling means; null where no limit holds. */
function sobreCambiar({
  sinPlazo,
  rechazoAlReprogramar,
  reprogramarHasta,
  cancelarHasta,
  ahora,
}: AntesDeConfirmar): string | null {
  if (sinPlazo) return null;
  const iguales = reprogramarHasta.getTime() === cancelarHasta.getTime();
  const hasta = diaYHora(reprogramarHasta, ahora);
  if (rechazoAlReprogramar === null)
    return `También puedes cambiar el horario hasta ${iguales ? "entonces" : `el ${hasta}`}.`;
  return iguales
    ? "Tampoco puedes cambiar ya el horario."
    : `El plazo para cambiar el horario terminó el ${hasta}.`;
}

/** All that can be done about it still, where somebody asks to cancel it. */
export const textoDeLoQueSePuede = (antes: AntesDeConfirmar) =>
  [textoAntesDeCancelar(antes), sobreCambiar(antes)].filter((texto) => texto !== null).join(" ");

/** The link to what can be done about it, named by what is free when it is written. */
export function nombreDeLaSalida(cita: ConPlazos, now: Date): string {
  if (now <= limiteDeReprogramacion(cita)) return "Cambiar el horario o cancelar";
  return now <= limiteDeCancelacion(cita) ? "Cancelar sin costo" : "No puedo ir";
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

/** The rule in a sentence, as dates and times, for somebody who decides at `now`; for a mail, which is read whenever. */
export function reglaDeCambio(cita: ConPlazos, now: Date, enCorreo = false): string {
  const cuando = (limite: Date) => diaYHora(limite, enCorreo ? undefined : now);
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
    ? `Puedes cambiarla hasta el ${cuando(cambiar)}. Si la cancelas, ya no hay devolución.`
    : "Empieza pronto: ya no se puede cambiar de horario y, si la cancelas, no hay devolución.";
}

/** What holds of changing it now, for whoever has the session; null once it cannot be changed any more. */
export function reglaDe(cita: CitaPorCambiar, now: Date): string | null {
  if (antesDeConfirmar(cita, now).rechazoAlCancelar) return null;
  return cita.cambioLibre ? NO_PODRA_ATENDERTE : reglaDeCambio(cita, now);
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
