import { createHash } from "node:crypto";
import type { Herramienta, Medio } from "../../app/domain/contenido/contenido";

const VUELVE_A_HACERLA = "vuelve a hacer el PDF (npm run medios)";

/** Fields of a tool that are printed: a new date or relation requires no new PDF. */
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

/** Paths of a tool's sheet, of its picture and of the facts about both, below the folder of the content. */
export const archivosDeHoja = (url: string) => ({
  pdf: `herramientas/${url}.pdf`,
  portada: `herramientas/${url}.avif`,
  manifiesto: `herramientas/${url}.json`,
});

/** Problem of a tool's printable sheet: it was made from another text, or does not exist. */
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
