import { adjuntoDeEvento } from "./adjunto";
import type { Metodo } from "./ics";
import { componer, type Mensaje } from "../../avisos/correo/plantilla";
import { retiroDatosDeSalud } from "../../consentimientos/datosDeSalud";
import { notificacionDeCita } from "./notificacion";
import { quiereDiscrecion } from "../../cuentas/preferencias/preferencias";
import type { Repos } from "../../shared/puertos";
import { avisarAEspecialista, idsDeRecordatorios } from "./avisosAEspecialista";
import type { Remitente } from "./enlaceDeSala";
import { esRecordatorio, textoDelSuceso, type Suceso } from "./textosDeAvisos";
import type { CitaConDetalle } from "./cita";
import { eventoDe } from "./evento";

/** iTIP method of the calendar attachment, by kind of mail (RFC 5546 § 1.4); a reminder has no attachment. */
const METODO: Record<Suceso, Exclude<Metodo, "PUBLISH"> | null> = {
  reservada: "REQUEST",
  reprogramada: "REQUEST",
  cancelada: "CANCEL",
  "cambio-libre": "CANCEL",
  "recordatorio-de-plazo": null,
  "recordatorio-1h": null,
};

/** Id of the mail about an event of a session. The version is part of it, so that each event is mailed once. */
function idDeAviso(suceso: Suceso, { idCita, version }: Pick<CitaConDetalle, "idCita" | "version">) {
  return suceso === "reservada" || suceso === "cancelada"
    ? `cita-${suceso}:${idCita}`
    : `cita-${suceso}:${idCita}:${version}`;
}

/** Ids of the notifications about all other events of a session: the inbox keeps the last one. */
function idsDeAntes(suceso: Suceso, { idCita, version }: Pick<CitaConDetalle, "idCita" | "version">) {
  const versiones = Array.from({ length: version + 1 }, (_, anterior) => anterior);
  const ids = (["reservada", "reprogramada", "cancelada", "cambio-libre"] as const).flatMap((cambio) =>
    versiones.map((anterior) => idDeAviso(cambio, { idCita, version: anterior })),
  );
  return [...new Set(ids)].filter((id) => id !== idDeAviso(suceso, { idCita, version }));
}

/** An event of a session that is told, as a booking or a cancellation, with the session afterwards. */
interface SucesoDeCita {
  suceso: Suceso;
  cita: CitaConDetalle;
  /** The session before it was moved. */
  antes?: CitaConDetalle;
  diferenciaCentimos?: number;
  /** True for a mail that a colleague read before it was sent: it names neither specialist nor specialty. */
  leido?: boolean;
}

/** Message of a mail about a session to its person. The staff read the same one before they cancel. */
export const mensajeDeCita = (
  { nombre }: { nombre: string },
  { suceso, cita }: Pick<SucesoDeCita, "suceso" | "cita">,
  contexto: Parameters<typeof textoDelSuceso>[2],
): Mensaje & { asunto: string } => ({
  saludo: `Hola, ${nombre}:`,
  ...textoDelSuceso(suceso, cita, contexto),
});

/**
 * Tells an event of a session by mail and in the inbox to its person, and by mail to its specialist, inside the
 * caller's transaction. Reminders to specialists are sent by another job.
 */
export async function avisar(
  repos: Repos<
    "consentimientos" | "correos" | "especialistas" | "notificaciones" | "personas" | "preferencias"
  >,
  remitente: Remitente,
  { suceso, cita, antes = cita, diferenciaCentimos, leido = false }: SucesoDeCita,
  ahora: Date,
): Promise<void> {
  const { sitio } = remitente;
  if (!esRecordatorio(suceso)) await avisarAEspecialista(repos, remitente, { suceso, cita, antes }, ahora);
  const antesCon = antes.idEspecialista === cita.idEspecialista ? null : antes.especialista;
  const cambio = { antesCon, ...(diferenciaCentimos !== undefined && { diferenciaCentimos }) };
  const [persona, quiereDiscreta, sinConsentimiento] = await Promise.all([
    repos.personas.porId(cita.idPersona),
    quiereDiscrecion(repos, cita.idPersona),
    retiroDatosDeSalud(repos, cita.idPersona),
  ]);
  const discreta = leido || quiereDiscreta;
  if (!esRecordatorio(suceso)) {
    await repos.notificaciones.retirar(idsDeAntes(suceso, cita));
    await repos.notificaciones.crear(
      notificacionDeCita({ id: idDeAviso(suceso, cita), suceso, cita, discreta, ahora, ...cambio }),
    );
  }
  if (!persona) return;
  const metodo = METODO[suceso];
  const evento = eventoDe(cita, { sitio, discreta });
  const contexto = { sitio, discreta, sinConsentimiento, ahora, ...cambio };
  const { asunto, ...mensaje } = mensajeDeCita(persona, { suceso, cita }, contexto);
  await repos.correos.encolar({
    idCorreo: idDeAviso(suceso, cita),
    idPersona: cita.idPersona,
    para: persona.email,
    asunto,
    ...componer(mensaje, sitio),
    adjuntos: metodo ? [adjuntoDeEvento(metodo, evento, { sitio, email: persona.email, ahora })] : [],
    creadoEn: ahora,
  });
}

/** Deletes the unsent reminders of an earlier version of the session. */
export function retirarRecordatorios(repos: Repos<"correos">, cita: CitaConDetalle): Promise<void> {
  return repos.correos.retirar([
    idDeAviso("recordatorio-de-plazo", cita),
    idDeAviso("recordatorio-1h", cita),
    ...idsDeRecordatorios(cita),
  ]);
}
