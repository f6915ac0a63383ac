import type { Correo } from "../correo/correo";
import { redactar, type Mensaje } from "../correo/plantilla";
import type { Sitio } from "../../shared/marca";
import type { Repos } from "../../shared/puertos";
import type { Notificacion } from "./notificacion";

/** A letter to a person, which greets them by name. */
interface Carta extends Omit<Mensaje, "saludo">, Pick<Correo, "adjuntos" | "secreto" | "baja"> {
  /** Id of a letter, derived from the event that it announces: one event is never announced twice. */
  id: string;
  idPersona: number;
}

interface Anuncio extends Carta, Pick<Notificacion, "icono" | "mensaje" | "enlace"> {
  /** End of what is told; without it the notification stays new until it is seen. */
  valeHasta?: Date;
}

/**
 * Writes a notification to the person's inbox and a mail. Both belong to the caller's transaction: they stay together
 * with the event, or not at all.
 */
export async function anunciar(
  repos: Repos<"correos" | "destinatarios" | "notificaciones">,
  sitio: Sitio,
  { icono, mensaje, enlace, valeHasta, ...carta }: Anuncio,
  ahora: Date,
): Promise<void> {
  const { id: idNotificacion, idPersona } = carta;
  await repos.notificaciones.crear({
    idNotificacion,
    idPersona,
    icono,
    mensaje,
    enlace,
    creadaEn: ahora,
    vistaEn: null,
    valeHasta: valeHasta ?? null,
  });
  await escribir(repos, sitio, carta, ahora);
}

/** Writes a mail to the person, without a notification in their inbox. */
export async function escribir(
  repos: Repos<"correos" | "destinatarios">,
  sitio: Sitio,
  { id, idPersona, secreto, baja, adjuntos, ...mensaje }: Carta,
  ahora: Date,
): Promise<void> {
  const persona = await repos.destinatarios.de(idPersona);
  if (!persona) return;
  const sobre = {
    idCorreo: id,
    idPersona,
    para: persona.email,
    creadoEn: ahora,
    ...(secreto && { secreto }),
    ...(baja && { baja }),
    ...(adjuntos && { adjuntos }),
  };
  await repos.correos.encolar(redactar(sobre, { saludo: `Hola, ${persona.nombre}:`, ...mensaje }, sitio));
}
