import { paraLaPersona } from "./respuesta";
import type { HojaConRespuestas } from "./consultar";
import { hojaEnPalabras, type SeccionDeHoja } from "./enPalabras";
import { numeroDeHoja } from "./registro";

/** Sheet as it goes to paper. */
export interface Papel {
  titulo: string;
  proveedor: string;
  secciones: readonly SeccionDeHoja[];
  notas: readonly string[];
  /** Date of the document; one sheet with the same answers always gives the same bytes. */
  fecha: Date;
}

/** Prints sheets as tagged PDF (PDF/UA-1, ISO 14289-1). */
export interface Imprenta {
  imprimir(papel: Papel): Promise<Uint8Array>;
  /** Begins to load the printer, so that the next sheet does not wait for it. */
  preparar(): void;
}

/** Kind of the mail attachment that is made of a sheet; its id is the code of the sheet. */
export const HOJA_EN_PDF = "hoja-de-reclamacion";

/** Text of a sheet for its paper. Null when it cannot be read any more. */
export function papelDe({ hoja, respuestas: todas }: HojaConRespuestas): Papel | null {
  const respuestas = paraLaPersona(todas);
  const palabras = hojaEnPalabras(hoja, respuestas);
  if (!palabras || !hoja.contenido) return null;
  return {
    ...palabras,
    titulo: `Hoja de Reclamación Nº ${numeroDeHoja(hoja)}`,
    proveedor: hoja.contenido.proveedor.razonSocial,
    fecha: respuestas.at(-1)?.escritaEn ?? hoja.registradaEn,
  };
}

/** File name of a sheet: "hoja-000000001-2026.pdf". */
export const archivoDeHoja = (hoja: Parameters<typeof numeroDeHoja>[0]) => `hoja-${numeroDeHoja(hoja)}.pdf`;
