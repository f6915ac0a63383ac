import { createHash } from "node:crypto";
import type { Herramienta, Medio } from "../../app/domain/contenido/contenido";

/** What is said of the sheet of a tool that has to be made again. */
const VUELVE_A_HACERLA = "vuelve a hacer el PDF (npm run medios)";

/** What of a tool stands on its sheet: a new date or a new relation asks for no new PDF. */
type Impreso = Pick<Herramienta, "titulo" | "resumen" | "temas" | "nivel" | "minutos" | "cuerpo"> & {
  cuidado?: string | null | undefined;
};

export function huellaDelTexto({
  titulo,
  resumen,
  temas,
  nivel,
  minutos,
  cuidado = null,
  cuerpo,
}: Impreso): string {
  return createHash("sha256")
    .update(JSON.stringify([titulo, resumen, temas, nivel, minutos, cuidado, cuerpo]))
    .digest("hex");
}

/** Where the sheet of a tool and what is known of it stand, below the folder of the content. */
export const archivosDeHoja = (url: string) => ({
  pdf: `herramientas/${url}.pdf`,
  manifiesto: `herramientas/${url}.json`,
});

/** What is wrong with the sheet that stands beside a text: it was made from another one, or is not there. */
export function problemaDeHoja(
  pieza: Impreso,
  { texto, pdf }: { texto: string; pdf: Medio },
  bytes: number | null,
): { campo: string[]; mensaje: string } | null {
  if (texto !== huellaDelTexto(pieza)) {
    return { campo: ["texto"], mensaje: `es de otro texto: ${VUELVE_A_HACERLA}` };
  }
  if (bytes === pdf.bytes) return null;
  const falla = bytes === null ? "falta ese archivo" : "ese archivo mide otra cosa";
  return { campo: ["pdf", "ruta"], mensaje: `${falla}: ${VUELVE_A_HACERLA}` };
}
