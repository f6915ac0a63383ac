import type { FlujoDeSalud } from "~/domain/consentimientos/politica";
import { services } from "~/services.server";

/**
 * Checkbox for the consent to the use of health data (Ley 29733, art. 13.6), from the text in force. Null when the
 * person has consented, or the text cannot be read.
 */
export async function consentimientoDeSalud(flujo: FlujoDeSalud, idPersona: number | null) {
  const textos = await services.consentimientos.verPoliticas(flujo, idPersona);
  if (textos.estado !== "successful") return { consentimiento: "error" as const, casilla: null };
  const [politica] = textos.politicas;
  if (!politica || politica.marcado) return { consentimiento: "dado" as const, casilla: null };
  const { titulo: etiqueta, enlace, versionActual: version } = politica;
  return { consentimiento: "por-dar" as const, casilla: { etiqueta, enlace, version } };
}
