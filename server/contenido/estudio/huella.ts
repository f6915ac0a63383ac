import { createHash } from "node:crypto";
import type { Guion } from "../../../app/domain/contenido/esquemas";
import { subtitulosDe } from "../../../app/domain/contenido/pistas";
import { CODIFICACION } from "./codificar";
import { cuadroDe } from "./cuadro";
import type { Escena } from "./momento";
import { sonidoDe } from "./sonido";

/** As coarse as this it hears every change of a sound, and takes no time. */
const MUESTRAS_DE_PRUEBA = 500;

/**
 * Names all that the files of a video are made from. It looks at what is drawn and heard and not at how the code is
 * written, so that moving a file asks for no new video and changing a colour does.
 */
export function huellaDeEntradas(guion: Guion, escena: Escena): string {
  const hash = createHash("sha256").update(JSON.stringify([guion, CODIFICACION, escena.portada]));
  hash.update(subtitulosDe(guion.pistas)).update(cuadroDe(guion, escena, escena.portada, false));
  for (let t = 0; t < guion.duracion; t++) hash.update(cuadroDe(guion, escena, t + 0.2));
  // In steps that no rounding of a machine can cross by itself.
  hash.update(Int8Array.from(sonidoDe(guion, MUESTRAS_DE_PRUEBA), (valor) => Math.round(valor * 60)));
  return hash.digest("hex");
}
