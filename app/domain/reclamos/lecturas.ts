import { addHours } from "date-fns";
import type { Autor } from "../equipo/registro/anotar";
import type { AccionDeEquipo } from "../equipo/registro/registro";
import type { Deps } from "../shared/puertos";
import type { Rechazos } from "../shared/rechazo";

/** Sheets that a member of the staff may open in an hour without saying why. */
const HOJAS_SIN_MOTIVO = 30;
/** Hours for which an opened sheet stays open to its reader, so that a long answer is not lost. */
const HORAS_DE_UNA_HOJA = 12;

/** Acts by which the text of a sheet is read. */
export const LECTURAS = [
  "vio-reclamo",
  "imprimio-respuesta",
  "abrio-adjunto",
] as const satisfies readonly AccionDeEquipo[];
export type Lectura = (typeof LECTURAS)[number];

export type RechazoAlLeer = "hoja-no-existe" | "falta-motivo";

export const RECHAZOS_AL_LEER: Rechazos<RechazoAlLeer> = {
  "hoja-no-existe": { clase: "not-found", mensaje: "No hay una hoja con ese número." },
  "falta-motivo": {
    clase: "too-many",
    mensaje: `Abriste ${HOJAS_SIN_MOTIVO} hojas en una hora. Escribe por qué abres otra.`,
    campo: "motivo",
  },
};

/**
 * Refuses a sheet that the author did not open today, once the hour has too many sheets. An order of the machine has no
 * limit: its operator is in the audit.
 */
export async function rechazoPorCuantasHojas(
  { repos, now }: Pick<Deps<"registroDeEquipo">, "repos" | "now">,
  { idCuenta }: Pick<Autor, "idCuenta">,
  numero: string,
): Promise<"falta-motivo" | null> {
  if (idCuenta === null) return null;
  const ahora = now();
  const query = { idCuenta, acciones: LECTURAS, desde: addHours(ahora, -HORAS_DE_UNA_HOJA) };
  const vistas = await repos.registroDeEquipo.objetosVistos(query);
  if (vistas.has(numero)) return null;
  const enLaHora = [...vistas.values()].filter((cuando) => cuando >= addHours(ahora, -1));
  return enLaHora.length >= HOJAS_SIN_MOTIVO ? "falta-motivo" : null;
}
