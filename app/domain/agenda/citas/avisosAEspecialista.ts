import { redactar, type Mensaje } from "../../avisos/correo/plantilla";
import { diaYHoraEscrita } from "../../shared/fechas";
import type { Repos } from "../../shared/puertos";
import { UNA_HORA_ANTES, type Momento } from "../../shared/rondas/recordatorios";
import type { CitaConDetalle, QuienCancela } from "./cita";
import { enlaceDeEspecialista, type Remitente } from "./enlaceDeSala";
import { SALA_ABRE_ANTES_EN_MINUTOS } from "./sala";
import type { Cambio } from "./textosDeAvisos";

/**
 * Reminders to specialists are sent at fixed times before a session: the deadlines for changes concern only the person.
 */
export const RECORDATORIOS_A_ESPECIALISTAS = [
  { suceso: "recordatorio-24h", antesEnMinutos: 24 * 60, hastaEnMinutos: 12 * 60 },
  UNA_HORA_ANTES,
] as const satisfies Momento[];

type Suceso = Cambio | (typeof RECORDATORIOS_A_ESPECIALISTAS)[number]["suceso"];

/** First part of the id of a reminder to a specialist. The search for sessions already reminded uses it. */
export const nombreDeRecordatorio = (suceso: Suceso) => `especialista-${suceso}`;

/**
 * Id of the mail to a specialist about an event of a session. The version is part of it, so that each event is mailed
 * once.
 */
const idDeAviso = (suceso: Suceso, { idCita, version }: Pick<CitaConDetalle, "idCita" | "version">) =>
  `${nombreDeRecordatorio(suceso)}:${idCita}:${version}`;

export const idsDeRecordatorios = (cita: CitaConDetalle) =>
  RECORDATORIOS_A_ESPECIALISTAS.map(({ suceso }) => idDeAviso(suceso, cita));

interface SucesoDeCita {
  suceso: Suceso;
  cita: CitaConDetalle;
  /** The session before it was moved; for other events, the session itself. */
  antes: CitaConDetalle;
}

/**
 * Tells an event of a session to its specialist by mail, inside the caller's transaction. The mail has the person's
 * first name, the hour and the link that opens the call. The person's note can be read only behind that link. When the
 * specialist of the session changed, both specialists are told. A specialist without a mail address gets no mail.
 */
export async function avisarAEspecialista(
  repos: Repos<"correos" | "especialistas" | "personas">,
  remitente: Remitente,
  { suceso, cita, antes }: SucesoDeCita,
  ahora: Date,
): Promise<void> {
  if (antes.idEspecialista === cita.idEspecialista) {
    await escribir(repos, remitente, { suceso, cita, antes }, ahora);
    return;
  }
  const perdida: CitaConDetalle = { ...antes, version: cita.version, cancelacion: null };
  await escribir(repos, remitente, { suceso: "cancelada", cita: perdida, antes }, ahora);
  await escribir(repos, remitente, { suceso: "reservada", cita, antes }, ahora);
}

async function escribir(
  repos: Repos<"correos" | "especialistas" | "personas">,
  remitente: Remitente,
  { suceso, cita, antes }: SucesoDeCita,
  ahora: Date,
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
    datos: [["Cuándo", diaYHoraEscrita(cita.inicio)]],
    enlaces: entra ? [{ texto: "Entrar a la sesión", url: enlaceDeEspecialista(cita, remitente) }] : [],
  };
  const sobre = {
    idCorreo: idDeAviso(suceso, cita),
    // The mail belongs to no person: the specialist's address must not be in the copy of a person's data.
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
  /** First name of the person with whom the session is. */
  con: string;
}

interface Textos {
  /** Title of the mail, which is also its subject: no name in it. */
  titulo: string;
  parrafos: string[];
  /** True when the mail carries the link to the call. */
  entra: boolean;
}

const TEXTOS: Record<Suceso, (contexto: Contexto) => Textos> = {
  reservada: ({ cita, con }) => ({
    titulo: `Nueva sesión: ${diaYHoraEscrita(cita.inicio)}`,
    parrafos: [`${con} tiene una sesión de ${cita.especialidad} contigo.`],
    entra: true,
  }),
  reprogramada: ({ cita, antes, con }) => ({
    titulo: `Una sesión cambió de hora: ${diaYHoraEscrita(cita.inicio)}`,
    parrafos: [
      `Tu sesión con ${con} era el ${diaYHoraEscrita(antes.inicio)}. El enlace de antes ya no sirve.`,
    ],
    entra: true,
  }),
  cancelada: ({ cita, con }) => ({
    titulo: `Sesión cancelada: ${diaYHoraEscrita(cita.inicio)}`,
    parrafos: [`Tu sesión con ${con} ya no será. ${porQue(cita)}`],
    entra: false,
  }),
  "cambio-libre": ({ cita, con }) => ({
    titulo: `Sesión cancelada: ${diaYHoraEscrita(cita.inicio)}`,
    parrafos: [`Tu sesión con ${con} ya no será a esa hora, y ${con} puede elegir otra.`],
    entra: false,
  }),
  "recordatorio-24h": ({ cita, con }) => ({
    titulo: `Recordatorio: sesión el ${diaYHoraEscrita(cita.inicio)}`,
    parrafos: [`Tienes una sesión de ${cita.especialidad} con ${con}.`],
    entra: true,
  }),
  "recordatorio-1h": ({ cita, con }) => ({
    titulo: `Tu sesión empieza pronto: ${diaYHoraEscrita(cita.inicio)}`,
    parrafos: [`Tienes una sesión de ${cita.especialidad} con ${con}.`],
    entra: true,
  }),
};

/** Ids of all mails to specialists that a session may have had, in any of its versions. */
export const idsDeAvisos = ({ idCita, version }: Pick<CitaConDetalle, "idCita" | "version">): string[] =>
  (Object.keys(TEXTOS) as Suceso[]).flatMap((suceso) =>
    Array.from({ length: version + 1 }, (_, anterior) => idDeAviso(suceso, { idCita, version: anterior })),
  );

function porQue({ cancelacion }: CitaConDetalle): string {
  const MOTIVO: Record<QuienCancela, string> = {
    persona: "La canceló.",
    especialista: "La cancelamos porque no podías atenderla.",
    ausencia: "Quedó registrado que no llegaste.",
    tecnica: "La cancelamos por una falla técnica.",
    pasarela: "Su pago se devolvió.",
  };
  return cancelacion ? MOTIVO[cancelacion.por] : "Eligió a otro especialista.";
}
