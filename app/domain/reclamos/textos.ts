import type { TipoDeHoja } from "./hoja";

/** Definitions that the sheet must show (D.S. 101-2022-PCM, Anexo I). Counsel confirms every text of this file. */
export const DEFINICIONES: Readonly<Record<TipoDeHoja, string>> = {
  reclamo: "Disconformidad relacionada a los productos o servicios.",
  queja:
    "Disconformidad no relacionada a los productos o servicios; o, malestar o descontento respecto a la atención al público.",
};

export const NOMBRE_DE_TIPO: Readonly<Record<TipoDeHoja, string>> = { reclamo: "Reclamo", queja: "Queja" };

/** Kind of a sheet within a sentence to its person. */
export const TU_HOJA: Readonly<Record<TipoDeHoja, { tuya: string; registrada: string }>> = {
  reclamo: { tuya: "tu reclamo", registrada: "Tu reclamo quedó registrado" },
  queja: { tuya: "tu queja", registrada: "Tu queja quedó registrada" },
};

const EN_PALABRAS: Readonly<Record<number, string>> = { 15: "quince", 30: "treinta" };

/** Notes that every sheet must print (D.S. 011-2011-PCM, art. 5), with the term of this sheet. */
export const notasDeHoja = (plazoEnDias: number): readonly string[] => [
  "La formulación del reclamo no impide acudir a otras vías de solución de controversias ni es requisito previo para interponer una denuncia ante el INDECOPI.",
  `El proveedor debe dar respuesta al reclamo o queja en un plazo no mayor a ${plazoEnLetras(plazoEnDias)} días hábiles, el cual es improrrogable.`,
];

const plazoEnLetras = (dias: number) => (EN_PALABRAS[dias] ? `${EN_PALABRAS[dias]} (${dias})` : String(dias));
