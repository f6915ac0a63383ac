import { FORCED_COLORS } from "~/styles/forcedColors";
import { DARK, LIGHT } from "~/styles/palette";
import { contorno, figuraDeRadar, guiaDeRadar } from "./geometria";

const colores = (guia: string, hoy: string) => `path{stroke:${guia}}.h{stroke:${hoy};fill:${hoy}}`;
/** An image has no access to the page's styles, so it brings the colours of each mode. */
const ESTILO =
  "path{fill:none;stroke-width:2;stroke-linejoin:round}.h{fill-opacity:.22;stroke-width:4}" +
  colores(LIGHT.borderStrong, LIGHT.accent) +
  `@media(prefers-color-scheme:dark){${colores(DARK.borderStrong, DARK.accent)}}` +
  `@media${FORCED_COLORS}{${colores("GrayText", "Highlight")}}`;

const EJES_SIN_VALORES = 5;

/**
 * Small radar as an SVG image of its own, for a tile. Takes the values of the axes, from 0 to 100. Below three values
 * only five empty axes are drawn.
 *
 * @example new Response(imagenDeRadar([80, 45, 60]), { headers: { "content-type": "image/svg+xml" } })
 */
export function imagenDeRadar(valores: readonly number[]): string {
  const hay = valores.length >= 3;
  const hoy = hay ? `<path class="h" d="${contorno(figuraDeRadar(valores))}"/>` : "";
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="190" viewBox="-100 -100 200 190">' +
    `<style>${ESTILO}</style><path d="${guiaDeRadar(hay ? valores.length : EJES_SIN_VALORES)}"/>${hoy}</svg>`
  );
}
