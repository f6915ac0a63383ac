import type { Guion } from "../../../app/domain/contenido/esquemas";
import { enRenglones } from "../../../app/domain/contenido/pistas";
import { ALTO, ANCHO, momentoEn, type Escena } from "./momento";
import { conOpacidad, limitar, palabras } from "./trazos";

const ASOMAR_EN_SEGUNDOS = 0.4;

/** One frame of a video as SVG. The poster of a video is a frame without its words. */
export function cuadroDe(guion: Guion, escena: Escena, t: number, conPalabras = true): string {
  const momento = momentoEn(guion, t, escena.reposo);
  const letrero = conPalabras ? palabrasEn(guion, escena, t) : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${ANCHO}" height="${ALTO}" viewBox="0 0 ${ANCHO} ${ALTO}">${escena.dibujar(momento)}${letrero}</svg>`;
}

function palabrasEn({ pistas }: Guion, escena: Escena, t: number): string {
  const pista = pistas.find(({ de, a }) => de <= t && t < a);
  if (!pista) return "";
  const { x, y, ancla, letras, color, letra } = escena.palabras;
  const visible = limitar(Math.min(t - pista.de, pista.a - t) / ASOMAR_EN_SEGUNDOS);
  const renglones = enRenglones(pista.texto, letras);
  const alto = letra * 1.22;
  const primero = y - ((renglones.length - 1) * alto) / 2;
  const texto = renglones
    .map((renglon, indice) => palabras(renglon, [x, primero + indice * alto], { letra, color, ancla }))
    .join("");
  return conOpacidad(texto, visible);
}
