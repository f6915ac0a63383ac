import { redactar, type Mensaje } from "../../avisos/correo/plantilla";
import { diaYHora } from "../../shared/fechas";
import type { Repos } from "../../shared/puertos";
import { UNA_HORA_ANTES, type Momento } from "../../shared/rondas/recordatorios";
import type { CitaConDetalle, QuienCancela } from "./cita";
import { enlaceDeEspecialista, type Remitente } from "./enlaceDeSala";
import { SALA_ABRE_ANTES_EN_MINUTOS } from "./sala";
import type { Cambio } from "./textosDeAvisos";

/** Specialists are reminded at fixed hours: what can still be changed is not theirs to decide. */
export const RECORDATORIOS_A_ESPECIALISTAS = [
  { suceso: "recordatorio-24h", antesEnMinutos: 24 * 60, hastaEnMinutos: 12 * 60 },
  UNA_HORA_ANTES,
] as const satisfies Momento[];

type Suceso = Cambio | (typeof RECORDATORIOS_A_ESPECIALISTAS)[number]["suceso"];

/** The first part of the id of a reminder's mail: what was reminded of is found by it. */
export const nombreDeRecordatorio = (suceso: Suceso) => `especialista-${suceso}`;

/** One mail for an event of a session, in the version that it made. */
const idDeAviso = (suceso: Suceso, { idCita, version }: Pick<CitaConDetalle, "idCita" | "version">) =>
  `${nombreDeRecordatorio(suceso)}:${idCita}:${version}`;

export const idsDeRecordatorios = (cita: CitaConDetalle) =>
  RECORDATORIOS_A_ESPECIALISTAS.map(({ suceso }) => idDeAviso(suceso, cita));

/**
 * Tells the specialist of a session by mail, inside the caller's transaction: the first name, the hour and the link
 * that opens the call. A note is read behind that link alone. Where the session went to another specialist, both are
 * told. A specialist without a mail is told nothing.
 */
export async function avisarAEspecialista(
  repos: Repos<"correos" | "especialistas" | "personas">,
  remitente: Remitente,
  suceso: Suceso,
  cita: CitaConDetalle,
  { antes, ahora }: { antes: CitaConDetalle; ahora: Date },
): Promise<void> {
  if (antes.idEspecialista === cita.idEspecialista) {
    await escribir(repos, remitente, cita, { suceso, antes, ahora });
    return;
  }
  const perdida: CitaConDetalle = { ...antes, version: cita.version, cancelacion: null };
  await escribir(repos, remitente, perdida, { suceso: "cancelada", antes, ahora });
  await escribir(repos, remitente, cita, { suceso: "reservada", antes, ahora });
}

async function escribir(
  repos: Repos<"correos" | "especialistas" | "personas">,
  remitente: Remitente,
  cita: CitaConDetalle,
  { suceso, antes, ahora }: { suceso: Suceso; antes: CitaConDetalle; ahora: Date },
): Promise<void> {
  const destinatario = await repos.especialistas.destinatario(cita.idEspecialista);
  if (!destinatario) return;
  const persona = await repos.personas.porId(cita.idPersona);
  const con = persona?.nombre.split(" ")[0] ?? "La persona";
  const { titulo, parrafos, entra } = TEXTOS[suceso]({ cita, antes, con });
  const mensaje: Mensaje = {
    titulo,
    saludo: `Hola, ${destinatario.nombre}:`,
    parrafos: entra ? [...parrafos, COMO_SE_ENTRA] : parrafos,
    datos: [["Cuándo", diaYHora(cita.inicio)]],
    enlaces: entra ? [{ texto: "Entrar a la sesión", url: enlaceDeEspecialista(cita, remitente) }] : [],
  };
  const sobre = {
    idCorreo: idDeAviso(suceso, cita),
    // It is the specialist's: their address is in no copy of the person's data.
    idPersona: null,
    oficio: true,
    para: destinatario.correo,
    secreto: true,
    creadoEn: ahora,
  } as const;
  await repos.correos.encolar(redactar(sobre, mensaje, remitente.sitio));
}

const COMO_SE_ENTRA = `El enlace es solo tuyo: abre la videollamada desde ${SALA_ABRE_ANTES_EN_MINUTOS} minutos antes, y ahí ves lo que la persona quiso contarte. No lo reenvíes.`;

interface Contexto {
  cita: CitaConDetalle;
  antes: CitaConDetalle;
  /** The first name of the person. */
  con: string;
}

interface Textos {
  /** The subject too, so that it names nobody. */
  titulo: string;
  parrafos: string[];
  /** Whether there is a call to enter. */
  entra: boolean;
}

const TEXTOS: Record<Suceso, (contexto: Contexto) => Textos> = {
  reservada: ({ cita, con }) => ({
    titulo: `Nueva sesión: ${diaYHora(cita.inicio)}`,
    parrafos: [`${con} tiene una sesión de ${cita.especialidad} contigo.`],
    entra: true,
  }),
  reprogramada: ({ cita, antes, con }) => ({
    titulo: `Una sesión cambió de hora: ${diaYHora(cita.inicio)}`,
    parrafos: [`Tu sesión con ${con} era el ${diaYHora(antes.inicio)}. El enlace de antes ya no sirve.`],
    entra: true,
  }),
  cancelada: ({ cita, con }) => ({
    titulo: `Sesión cancelada: ${diaYHora(cita.inicio)}`,
    parrafos: [`Tu sesión con ${con} ya no será. ${porQue(cita)}`],
    entra: false,
  }),
  "cambio-libre": ({ cita, con }) => ({
    titulo: `Sesión cancelada: ${diaYHora(cita.inicio)}`,
    parrafos: [`Tu sesión con ${con} ya no será a esa hora, y ${con} puede elegir otra.`],
    entra: false,
  }),
  "recordatorio-24h": ({ cita, con }) => ({
    titulo: `Recordatorio: sesión el ${diaYHora(cita.inicio)}`,
    parrafos: [`Tienes una sesión de ${cita.especialidad} con ${con}.`],
    entra: true,
  }),
  "recordatorio-1h": ({ cita, con }) => ({
    titulo: `Tu sesión empieza pronto: ${diaYHora(cita.inicio)}`,
    parrafos: [`Tienes una sesión de ${cita.especialidad} con ${con}.`],
    entra: true,
  }),
};

function porQue({ cancelacion }: CitaConDetalle): string {
  const MOTIVO: Record<QuienCancela, string> = {
    persona: "La canceló.",
    especialista: "La cancelamos porque no podías atenderla.",
    ausencia: "Quedó registrado que no llegaste.",
    pasarela: "Su pago se devolvió.",
  };
  return cancelacion ? MOTIVO[cancelacion.por] : "Eligió a otro especialista.";
}
