import type { Mensaje } from "../../avisos/correo/plantilla";
import type { Sitio } from "../../shared/marca";
import { bonos } from "../../paquetes/saldo/saldo";
import { SOBRE_SALUD } from "../../consentimientos/direcciones";
import { soles } from "../../shared/dinero";
import { codigoCortoLegible } from "../../shared/codigoCorto";
import { diaYHoraEscrita } from "../../shared/fechas";
import { totalDe } from "../../ventas/pedidos/pedido";
import { A_LA_TARJETA, TU_BANCO_TARDA } from "../../ventas/devoluciones/vuelve";
import { nombreDeLaSalida, reglaDeCambio, tuCupon } from "./textosDeCambios";
import type { CitaConDetalle, QuienCancela } from "./cita";
import { SALA_ABRE_ANTES_EN_MINUTOS } from "./sala";
import { direccionDeCambio, direccionDeCita, direccionDePregunta, direccionDeSala } from "./direcciones";

/** Events of a session that are mailed. */
export type Suceso = Cambio | Recordatorio;
/** Events that the inbox tells too. Reminders are mailed only: after the start they are useless. */
export type Cambio = "reservada" | "reprogramada" | "cancelada" | "cambio-libre";
type Recordatorio = "recordatorio-de-plazo" | "recordatorio-1h";

export const esRecordatorio = (suceso: Suceso): suceso is Recordatorio => suceso.startsWith("recordatorio");

interface Contexto {
  sitio: Sitio;
  /** True when subject and text must name neither specialist nor specialty. */
  discreta: boolean;
  /**
   * True when the person withdrew the consent that the room needs (Ley 29733, art. 13.7): the room stays shut for the
   * person until they consent again.
   */
  sinConsentimiento: boolean;
  ahora: Date;
  /** Price difference in céntimos, when the specialist changed. */
  diferenciaCentimos?: number;
  /** The former specialist, when the specialist changed. */
  antesCon?: string | null;
}

type Textos = Omit<Mensaje, "saludo"> & { asunto: string };

/** Subjects of the mails. A move with another specialist has its own subject, because that news matters more. */
const ASUNTO: Record<Suceso | "con-otro-especialista", { abierto: string; discreto: string }> = {
  reservada: { abierto: "Tu sesión está reservada", discreto: "Tu cita está reservada" },
  reprogramada: { abierto: "Tu sesión cambió de horario", discreto: "Tu cita cambió de horario" },
  "con-otro-especialista": { abierto: "Cambiaste de especialista", discreto: "Tu cita cambió" },
  cancelada: { abierto: "Tu sesión está cancelada", discreto: "Tu cita está cancelada" },
  "cambio-libre": {
    abierto: "Tu especialista no podrá atenderte: elige qué prefieres",
    discreto: "Tu cita no podrá ser: elige qué prefieres",
  },
  "recordatorio-de-plazo": { abierto: "Recordatorio de tu sesión", discreto: "Recordatorio de tu cita" },
  "recordatorio-1h": { abierto: "Tu sesión empieza pronto", discreto: "Tu cita empieza pronto" },
};

export function textoDelSuceso(suceso: Suceso, cita: CitaConDetalle, contexto: Contexto): Textos {
  const asunto =
    ASUNTO[contexto.antesCon ? "con-otro-especialista" : suceso][contexto.discreta ? "discreto" : "abierto"];
  return {
    ...{ asunto, titulo: asunto, ...CUERPO[suceso](cita, contexto) },
    ...(cita.codigo !== null && { datos: [["Código", codigoCortoLegible(cita.codigo)]] }),
  };
}

const CUERPO: Record<
  Suceso,
  (cita: CitaConDetalle, contexto: Contexto) => Omit<Textos, "asunto" | "titulo">
> = {
  reservada: (cita, contexto) => ({
    parrafos: [
      resumenDeCita(cita, contexto),
      COMO_SE_PAGO[cita.formaDePago](cita),
      comoSeEntra(contexto),
      reglaDeCambio(cita, contexto.ahora, true),
    ],
    enlaces: [verla(cita, contexto), entrar(cita, contexto)],
  }),
  reprogramada: (cita, contexto) => ({
    parrafos: [
      resumenDeCita(cita, contexto),
      ...(contexto.antesCon && !contexto.discreta ? [`Antes era con ${contexto.antesCon}.`] : []),
      costoDelCambio(contexto.diferenciaCentimos ?? 0),
      comoSeEntra(contexto),
      reglaDeCambio(cita, contexto.ahora, true),
    ],
    enlaces: [verla(cita, contexto), entrar(cita, contexto)],
  }),
  cancelada: (cita, contexto) => ({
    parrafos: [
      `${contexto.discreta ? "Tu cita" : `Tu sesión con ${cita.especialista}`} del ${diaYHoraEscrita(cita.inicio)} ya no está en tu agenda.`,
      ...(cita.cancelacion ? [porQue(cita.cancelacion.por)].filter((texto) => texto !== null) : []),
      // Nothing is held any more of a payment that the gateway refunded by itself.
      textoDeDevolucion(cita, { centimos: cita.pagadoCentimos || totalDe(cita) }),
    ],
    enlaces: [verla(cita, contexto)],
  }),
  "cambio-libre": (cita, { sitio, discreta }) => ({
    parrafos: [
      `${discreta ? "Tu cita" : `Tu sesión con ${cita.especialista}`} del ${diaYHoraEscrita(cita.inicio)} no podrá realizarse. Lo sentimos.`,
      "Puedes elegir otro horario sin costo o cancelarla y recibir todo lo que pagaste. No hay un plazo para decidir.",
    ],
    enlaces: [
      { texto: "Elegir otro horario", url: sitio.url + direccionDeCambio(cita) },
      { texto: "Cancelar y recibir todo", url: sitio.url + direccionDePregunta("cancelar", cita) },
    ],
  }),
  "recordatorio-de-plazo": (cita, contexto) => ({
    parrafos: [
      resumenDeCita(cita, contexto),
      comoSeEntra(contexto),
      reglaDeCambio(cita, contexto.ahora, true),
    ],
    enlaces: [
      {
        texto: "Confirmar que asistiré",
        url: contexto.sitio.url + direccionDePregunta("confirmar", cita),
      },
      ...(contexto.sinConsentimiento ? [entrar(cita, contexto)] : []),
      ...cambiarOCancelar(cita, contexto),
    ],
  }),
  "recordatorio-1h": (cita, contexto) => ({
    parrafos: [
      resumenDeCita(cita, contexto),
      `${comoSeEntra(contexto)} Busca un lugar tranquilo y prueba tu cámara y tu micrófono.`,
      reglaDeCambio(cita, contexto.ahora, true),
    ],
    enlaces: [
      entrar(cita, contexto),
      {
        texto: "Confirmar que asistiré",
        url: contexto.sitio.url + direccionDePregunta("confirmar", cita),
      },
      ...cambiarOCancelar(cita, contexto),
    ],
  }),
};

const COMO_SE_PAGO: Record<CitaConDetalle["formaDePago"], (cita: CitaConDetalle) => string> = {
  saldo: () => `La pagaste con ${bonos(1)} de tu saldo.`,
  tarjeta: ({ pagadoCentimos }) => `Pagaste ${soles(pagadoCentimos)} con tarjeta, IGV incluido.`,
  cupon: () => "Tu cupón cubrió todo el precio: no pagaste nada.",
};

function costoDelCambio(diferenciaCentimos: number): string {
  if (diferenciaCentimos === 0) return "El cambio no te costó nada y el horario anterior quedó libre.";
  return diferenciaCentimos > 0
    ? `Pagaste ${soles(diferenciaCentimos)} de diferencia con tarjeta y el horario anterior quedó libre.`
    : `Te devolvemos ${soles(-diferenciaCentimos)} de diferencia a la misma tarjeta. El horario anterior quedó libre.`;
}
const comoSeEntra = ({ sinConsentimiento }: Contexto) =>
  sinConsentimiento
    ? "Es por videollamada. Retiraste una autorización que hace falta para entrar: vuelve a darla antes de que empiece."
    : `Es por videollamada: puedes entrar desde ${SALA_ABRE_ANTES_EN_MINUTOS} minutos antes.`;

function resumenDeCita(cita: CitaConDetalle, { discreta }: Contexto): string {
  return discreta
    ? `Tu cita es el ${diaYHoraEscrita(cita.inicio)}.`
    : `Tu sesión de ${cita.especialidad} con ${cita.especialista} es el ${diaYHoraEscrita(cita.inicio)}.`;
}

const verla = (cita: CitaConDetalle, { sitio, discreta }: Contexto) => ({
  texto: discreta ? "Ver mi cita" : "Ver mi sesión",
  url: sitio.url + direccionDeCita(cita),
});

/** Link to the page of the call, which tells when the room opens and lets the person try the camera. */
const entrar = (cita: CitaConDetalle, { sitio, sinConsentimiento }: Contexto) =>
  sinConsentimiento
    ? { texto: "Ver tu autorización", url: sitio.url + SOBRE_SALUD }
    : { texto: "Entrar a la videollamada", url: sitio.url + direccionDeSala(cita) };

/**
 * Link to change or cancel a session. The mail names no deadline: the page tells which changes are free when it is
 * opened.
 */
const cambiarOCancelar = (cita: CitaConDetalle, { sitio, ahora }: Contexto) => [
  { texto: nombreDeLaSalida(cita, ahora), url: sitio.url + direccionDePregunta("cancelar", cita) },
];

/** Reason of a cancellation that the person did not make, in words; null when the person cancelled. */
export function porQue(por: QuienCancela): string | null {
  const MOTIVO: Record<QuienCancela, string | null> = {
    persona: null,
    especialista: "Quien te iba a atender no podrá hacerlo. Lo sentimos.",
    ausencia: "Quien te iba a atender no se presentó. Lo sentimos.",
    tecnica: "Tuvimos una falla técnica. Lo sentimos.",
    pasarela: "La pasarela de pago devolvió tu dinero, así que la reserva quedó sin efecto.",
  };
  return MOTIVO[por];
}

/**
 * Refund of a cancelled session in a sentence; money counts as under way until the gateway has refunded it. `centimos`:
 * the sum that went back with the cancellation, which is less than the price after a partial refund.
 */
export function textoDeDevolucion(
  cita: Pick<CitaConDetalle, "cancelacion" | "precioCentimos" | "descuentoCentimos" | "cupon">,
  { centimos = totalDe(cita), yaSeDevolvio = false }: { centimos?: number; yaSeDevolvio?: boolean } = {},
): string {
  const { cancelacion, cupon } = cita;
  if (cancelacion?.devolucion === "bono") return `Ya volvió ${bonos(1)} a tu saldo.`;
  if (cancelacion?.devolucion === "cupon") return `Ya puedes volver a usar ${tuCupon(cupon)}.`;
  if (cancelacion?.devolucion !== "dinero") return "No vuelve nada de lo que pagaste.";
  const cuanto = centimos < totalDe(cita) ? "lo que quedaba de tu pago" : "todo lo que te costó";
  const dinero = `${soles(centimos)}, ${cuanto}, ${A_LA_TARJETA}`;
  const suCupon = cupon === null ? "" : `, y vuelves a tener ${tuCupon(cupon)}`;
  return yaSeDevolvio
    ? `Te devolvimos ${dinero}${suCupon}. ${TU_BANCO_TARDA}`
    : `Te devolvemos ${dinero}${suCupon}. ${TU_BANCO_TARDA} No tienes que hacer nada.`;
}
