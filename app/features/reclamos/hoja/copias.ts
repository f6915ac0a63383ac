import { COPIAS_POR_CORREO } from "~/domain/reclamos/registrar";
import { correosDe, type ContenidoDeHoja } from "~/domain/reclamos/registro";

const juntos = (correos: readonly string[]) => correos.join(" y ");

/** Sentences about the copies of a sheet: who got one, and who did not and why. Empty for a sheet without its text. */
export function copiasEnPalabras(contenido: ContenidoDeHoja | null): string[] {
  if (contenido === null) return [];
  const { sinCopia = [] } = contenido;
  const conCopia = correosDe(contenido).filter((correo) => !sinCopia.includes(correo));
  const frases = [];
  if (conCopia.length > 0) frases.push(`Enviamos la copia a ${juntos(conCopia)}.`);
  if (sinCopia.length > 0)
    frases.push(
      `No enviamos la copia a ${juntos(sinCopia)}: ese día ya recibió ${COPIAS_POR_CORREO}. Descarga la hoja y guarda el código. La respuesta sí llegará ahí.`,
    );
  return frases.length > 0 ? frases : ["No dejaste correo: imprime la hoja y guarda el código."];
}
