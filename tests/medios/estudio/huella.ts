import { createHash } from "node:crypto";
import type { Guion } from "../../../app/domain/contenido/esquemas";
import { subtitulosDe } from "../../../app/domain/contenido/pistas";
import { CODIFICACION } from "./codificar";
import { cuadroDe } from "./cuadro";
import type { Escena } from "./momento";
import { sonidoDe } from "./sonido";

/** Samples per second of the sound that only serves a digest: enough to notice every change, and fast. */
const MUESTRAS_DE_PRUEBA = 500;

/**
 * Digest of everything that a video is made from. It covers the drawing and the sound, not the code: moving a source
 * file requires no new video, changing a colour does.
 */
export function huellaDeEntradas(guion: Guion, escena: Escena): string {
  const hash = createHash("sha256").update(JSON.stringify([guion, CODIFICACION, escena.portada]));
  hash.update(subtitulosDe(guion.pistas)).update(cuadroDe(guion, escena, escena.portada, false));
  for (let t = 0; t < guion.duracion; t++) hash.update(cuadroDe(guion, escena, t + 0.2));
  // The sound samples are rounded to steps that a machine's rounding errors cannot cross.
  hash.update(Int8Array.from(sonidoDe(guion, MUESTRAS_DE_PRUEBA), (valor) => Math.round(valor * 60)));
  return hash.digest("hex");
}
