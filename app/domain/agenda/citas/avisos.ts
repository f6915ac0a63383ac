import { aIcs, type Metodo } from "./ics";
import type { Adjunto } from "../../avisos/correo/correo";
import { componer, type Mensaje } from "../../avisos/correo/plantilla";
import type { Sitio } from "../../shared/marca";
import { notificacionDeCita } from "./notificacion";
import type { Persona } from "../../cuentas/personas/persona";
import { quiereDiscrecion } from "../../cuentas/preferencias/preferencias";
import type { Repos } from "../../shared/puertos";
import { esRecordatorio, textoDelSuceso, type Suceso } from "./textosDeAvisos";
import type { CitaConDetalle } from "./cita";
import { eventoDe } from "./evento";

/** What a calendar is told with each mail; a reminder changes nothing in it. */
const METODO: Record<Suceso, Exclude<Metodo, "PUBLISH"> | null> = {
  reservada: "REQUEST",
  reprogramada: "REQUEST",
  cancelada: "CANCEL",
  "cambio-libre": "CANCEL",
  "recordatorio-24h": null,
  "recordatorio-1h": null,
};

/** One mail for an event of a session, in the version that it made. */
function idDeAviso(suceso: Suceso, { idCita, version }: Pick<CitaConDetalle, "idCita" | "version">) {
  return suceso === "reservada" || suceso === "cancelada"
    ? `cita-${suceso}:${idCita}`
    : `cita-${suceso}:${idCita}:${version}`;
}

/** Says what happened to a session, by mail and in the inbox, inside the caller's transaction. */
export async function avisar(
  repos: Repos<"correos" | "notificaciones" | "personas" | "preferencias">,
  sitio: Sitio,
  suceso: Suceso,
  cita: CitaConDetalle,
  ahora: Date,
  cambio: { antesCon?: string | null; diferenciaCentimos?: number } = {},
): Promise<void> {
  const [persona, discreta] = await Promise.all([
    repos.personas.porId(cita.idPersona),
    quiereDiscrecion(repos, cita.idPersona),
  ]);
  if (!esRecordatorio(suceso)) {
    await repos.notificaciones.crear(
      notificacionDeCita({ id: idDeAviso(suceso, cita), suceso, cita, discreta, ahora, ...cambio }),
    );
  }
  if (!persona) return;
  const { asunto, ...textos } = textoDelSuceso(suceso, cita, { sitio, discreta, ahora, ...cambio });
  const mensaje: Mensaje = { saludo: `Hola, ${persona.nombre}:`, ...textos };
  await repos.correos.encolar({
    idCorreo: idDeAviso(suceso, cita),
    idPersona: cita.idPersona,
    para: persona.email,
    asunto,
    ...componer(mensaje, sitio),
    adjuntos: adjuntosDe(suceso, cita, { sitio, discreta, persona, ahora }),
    creadoEn: ahora,
  });
}

/** Reminders of a version that is no more, where they have not been sent yet. */
export function retirarRecordatorios(repos: Repos<"correos">, cita: CitaConDetalle): Promise<void> {
  return repos.correos.retirar([idDeAviso("recordatorio-24h", cita), idDeAviso("recordatorio-1h", cita)]);
}

function adjuntosDe(
  suceso: Suceso,
  cita: CitaConDetalle,
  {
    sitio,
    discreta,
    persona,
    ahora,
  }: { sitio: Sitio; discreta: boolean; persona: Pick<Persona, "email">; ahora: Date },
): Adjunto[] {
  const metodo = METODO[suceso];
  if (!metodo) return [];
  const contenido = aIcs({
    metodo,
    nombre: sitio.nombre,
    eventos: [eventoDe(cita, { sitio, discreta })],
    now: ahora,
    entre: {
      organizador: `no-responder@${new URL(sitio.url).hostname}`,
      asistente: persona.email,
    },
  });
  return [{ nombre: "cita.ics", tipo: `text/calendar; charset=utf-8; method=${metodo}`, contenido }];
}
