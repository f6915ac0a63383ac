import type { Mensaje } from "../../avisos/correo/plantilla";
import type { Sitio } from "../../shared/marca";
import { bonos } from "../../paquetes/saldo/saldo";
import { SOBRE_SALUD } from "../../consentimientos/direcciones";
import { soles } from "../../shared/dinero";
import { diaYHora } from "../../shared/fechas";
import { totalDe } from "../../ventas/pedidos/pedido";
import { A_LA_TARJETA, TU_BANCO_TARDA } from "../../ventas/devoluciones/vuelve";
import { nombreDeLaSalida, reglaDeCambio, tuCupon } from "./textosDeCambios";
import type { CitaConDetalle, QuienCancela } from "./cita";
import { SALA_ABRE_ANTES_EN_MINUTOS } from "./sala";
import { direccionDeCambio, direccionDeCita, direccionDePregunta, direccionDeSala } from "./direcciones";

/** What of a session is told by mail. */
export type Suceso = Cambio | Recordatorio;
/** What also stands in the inbox. A reminder does not: it is only good until the start. */
export type Cambio = "reservada" | "reprogramada" | "cancelada" | "cambio-libre";
type Recordatorio = "recordatorio-de-plazo" | "recordatorio-1h";

export const esRecordatorio = (suceso: Suceso): suceso is Recordatorio => suceso.startsWith("recordatorio");

interface Contexto {
  sitio: Sitio;
  /** Neither the subject nor the text says with whom or about what. */
  discreta: boolean;
  /** They took back what the room needs: it stays shut for them until they give it again. */
  sinConsentimiento: boolean;
  ahora: Date;
  /** What a change of specialist cost more, or less. */
  diferenciaCentimos?: number;
  /** With whom it was before, where that changed. */
  antesCon?: string | null;
}

type Textos = Omit<Mensaje, "saludo"> & { asunto: string };

/** A session that moved may be with somebody else now, which is the greater news. */
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
  return { asunto, titulo: asunto, ...CUERPO[suceso](cita, contexto) };
}

const CUERPO: Record<
  Suceso,
  (cita: CitaConDetalle, contexto: Contexto) => Omit<Textos, "asunto" | "titulo">
> = {
  reservada: (cita, contexto) => ({
    parrafos: [
      loPrincipal(cita, contexto),
      COMO_SE_PAGO[cita.formaDePago](cita),
      comoSeEntra(contexto),
      reglaDeCambio(cita, contexto.ahora, true),
    ],
    enlaces: [verla(cita, contexto), entrar(cita, contexto)],
  }),
  reprogramada: (cita, contexto) => ({
    parrafos: [
      loPrincipal(cita, contexto),
      ...(contexto.antesCon && !contexto.discreta ? [`Antes era con ${contexto.antesCon}.`] : []),
      loQueCosto(contexto.diferenciaCentimos ?? 0),
      comoSeEntra(contexto),
      reglaDeCambio(cita, contexto.ahora, true),
    ],
    enlaces: [verla(cita, contexto), entrar(cita, contexto)],
  }),
  cancelada: (cita, contexto) => ({
    parrafos: [
      `${contexto.discreta ? "Tu cita" : `Tu sesión con ${cita.especialista}`} del ${diaYHora(cita.inicio)} ya no está en tu agenda.`,
      ...(cita.cancelacion ? [porQue(cita.cancelacion.por)].filter((texto) => texto !== null) : []),
      loQueVolvio(cita),
    ],
    enlaces: [verla(cita, contexto)],
  }),
  "cambio-libre": (cita, { sitio, discreta }) => ({
    parrafos: [
      `${discreta ? "Tu cita" : `Tu sesión con ${cita.especialista}`} del ${diaYHora(cita.inicio)} no podrá realizarse. Lo sentimos.`,
      "Puedes elegir otro horario sin costo o cancelarla y recibir todo lo que pagaste. No hay un plazo para decidir.",
    ],
    enlaces: [
      { texto: "Elegir otro horario", url: sitio.url + direccionDeCambio(cita) },
      { texto: "Cancelar y recibir todo", url: sitio.url + direccionDePregunta("cancelar", cita) },
    ],
  }),
  "recordatorio-de-plazo": (cita, contexto) => ({
    parrafos: [loPrincipal(cita, contexto), comoSeEntra(contexto), reglaDeCambio(cita, contexto.ahora, true)],
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
      loPrincipal(cita, contexto),
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

function loQueCosto(diferenciaCentimos: number): string {
  if (diferenciaCentimos === 0) return "El cambio no te costó nada y el horario anterior quedó libre.";
  return diferenciaCentimos > 0
    ? `Pagaste ${soles(diferenciaCentimos)} de diferencia con tarjeta y el horario anterior quedó libre.`
    : `Te devolvemos ${soles(-diferenciaCentimos)} de diferencia a la misma tarjeta. El horario anterior quedó libre.`;
}
const comoSeEntra = ({ sinConsentimiento }: Contexto) =>
  sinConsentimiento
    ? "Es por videollamada. Retiraste una autorización que hace falta para entrar: vuelve a darla antes de que empiece."
    : `Es por videollamada: puedes entrar desde ${SALA_ABRE_ANTES_EN_MINUTOS} minutos antes.`;

function loPrincipal(cita: CitaConDetalle, { discreta }: Contexto): string {
  return discreta
    ? `Tu cita es el ${diaYHora(cita.inicio)}.`
    : `Tu sesión de ${cita.especialidad} con ${cita.especialista} es el ${diaYHora(cita.inicio)}.`;
}

const verla = (cita: CitaConDetalle, { sitio, discreta }: Contexto) => ({
  texto: discreta ? "Ver mi cita" : "Ver mi sesión",
  url: sitio.url + direccionDeCita(cita),
});

/** The page of the call: before the room is open it says from when, and tries the camera. */
const entrar = (cita: CitaConDetalle, { sitio, sinConsentimiento }: Contexto) =>
  sinConsentimiento
    ? { texto: "Ver tu autorización", url: sitio.url + SOBRE_SALUD }
    : { texto: "Entrar a la videollamada", url: sitio.url + direccionDeSala(cita) };

/** Its page says up to when each is free when it is opened, and no longer than that. */
const cambiarOCancelar = (cita: CitaConDetalle, { sitio, ahora }: Contexto) => [
  { texto: nombreDeLaSalida(cita, ahora), url: sitio.url + direccionDePregunta("cancelar", cita) },
];

/** Why a session ended that its person did not cancel. */
export function porQue(por: QuienCancela): string | null {
  const MOTIVO: Record<QuienCancela, string | null> = {
    persona: null,
    especialista: "Quien te iba a atender no podrá hacerlo. Lo sentimos.",
    ausencia: "Quien te iba a atender no se presentó. Lo sentimos.",
    pasarela: "La pasarela de pago devolvió tu dinero, así que la reserva quedó sin efecto.",
  };
  return MOTIVO[por];
}

/** What came back of a cancelled session, in a sentence; its money is on its way until the gateway has given it back. */
export function loQueVolvio(
  cita: Pick<CitaConDetalle, "cancelacion" | "precioCentimos" | "descuentoCentimos" | "cupon">,
  yaSeDevolvio = false,
): string {
  const { cancelacion, cupon } = cita;
  if (cancelacion?.devolucion === "bono") return `Ya volvió ${bonos(1)} a tu saldo.`;
  if (cancelacion?.devolucion === "cupon") return `Ya puedes volver a usar ${tuCupon(cupon)}.`;
  if (cancelacion?.devolucion !== "dinero") return "No vuelve nada de lo que pagaste.";
  const dinero = `${soles(totalDe(cita))}, todo lo que te costó, ${A_LA_TARJETA}`;
  const suCupon = cupon === null ? "" : `, y vuelves a tener ${tuCupon(cupon)}`;
  return yaSeDevolvio
    ? `Te devolvimos ${dinero}${suCupon}. ${TU_BANCO_TARDA}`
    : `Te devolvemos ${dinero}${suCupon}. ${TU_BANCO_TARDA} No tienes que hacer nada.`;
}
