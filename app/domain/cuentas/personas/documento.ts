import { z } from "zod";
import { campoNormalizado } from "../../shared/campos";
import { limpiarNumeroConGuiones } from "../../shared/limpieza";
import { cuandoEsten } from "../../shared/revision";

/** Kinds of identity document (specification § 3). DNI comes first, as people in Peru expect. */
export const DNI = 2;
export const TIPOS_DE_DOCUMENTO = [
  { idTipoDocumento: 2, nombre: "DNI", regla: /^\d{8}$/, ejemplo: "Son 8 dígitos" },
  { idTipoDocumento: 4, nombre: "CE", regla: /^[A-Z0-9]{9,12}$/, ejemplo: "Son de 9 a 12 letras o números" },
  {
    idTipoDocumento: 3,
    nombre: "Pasaporte",
    regla: /^[A-Z0-9]{6,12}$/,
    ejemplo: "Son de 6 a 12 letras o números",
  },
  {
    idTipoDocumento: 1,
    nombre: "RUC",
    regla: /^(10|15|16|17|20)\d{9}$/,
    ejemplo: "Son 11 dígitos que empiezan con 10, 15, 16, 17 o 20",
  },
  {
    idTipoDocumento: 5,
    nombre: "Otros",
    regla: /^[A-Z0-9-]{1,15}$/,
    ejemplo: "Son hasta 15 letras, números o guiones",
  },
] as const;

export const RUC = 1;
const OTROS = 5;
const PESOS_DE_RUC = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];

export const tipoDeDocumento = (id: number) =>
  TIPOS_DE_DOCUMENTO.find(({ idTipoDocumento }) => idTipoDocumento === id);

/**
 * Document number in capitals, without spaces and dots. Hyphens stay, because they belong to some documents of "Otros".
 */
export const normalizarDocumento = (numero: string) => limpiarNumeroConGuiones(numero).toUpperCase();

/** Document number as stored: hyphens stay only for the kind "Otros". */
export const numeroSegunTipo = (idTipoDocumento: number, numero: string) => {
  const normalizado = normalizarDocumento(numero);
  return idTipoDocumento === OTROS ? normalizado : normalizado.replaceAll("-", "");
};

/** Checks the last digit of a RUC, which follows from the other ten by modulo 11. */
function cuadraElRuc(ruc: string): boolean {
  const suma = PESOS_DE_RUC.reduce((total, peso, indice) => total + peso * Number(ruc[indice]), 0);
  return (11 - (suma % 11)) % 10 === Number(ruc[10]);
}

/** Reason why a normalised number is invalid for its kind of document; null when it is valid. */
export function faltaDelDocumento(idTipoDocumento: number, numero: string): string | null {
  const tipo = tipoDeDocumento(idTipoDocumento);
  if (!tipo) return "Elige el tipo de documento";
  if (!tipo.regla.test(numero)) return `Revisa el número. ${tipo.ejemplo}`;
  if (idTipoDocumento === RUC && !cuadraElRuc(numero)) {
    return "Ese RUC no existe. Revisa que esté bien escrito";
  }
  return null;
}

/** True for a RUC with the right check digit, of a company or of a person with a business. */
export const esRuc = (numero: string) => faltaDelDocumento(RUC, numero) === null;

/** Document fields of forms and the API: they give the normalised number, or a message. */
export const camposDeDocumento = {
  idTipoDocumento: z.coerce.number("Elige el tipo de documento").int("Elige el tipo de documento"),
  numeroDocumento: campoNormalizado(normalizarDocumento, {
    falta: "Escribe el número de tu documento",
    maximo: 40,
    largo: "Escribe el número sin más texto",
  }),
};

export const CON_DOCUMENTO = cuandoEsten("idTipoDocumento", "numeroDocumento");

/** Form data with the document number as stored. */
export const comoSeGuarda = <T extends Documento>(datos: T): T => ({
  ...datos,
  numeroDocumento: numeroSegunTipo(datos.idTipoDocumento, datos.numeroDocumento),
});

/** Refuses a number that is invalid for its kind of document. */
export function revisarDocumento(documento: Documento, contexto: z.RefinementCtx) {
  const { idTipoDocumento, numeroDocumento } = comoSeGuarda(documento);
  const message = faltaDelDocumento(idTipoDocumento, numeroDocumento);
  if (!message) return;
  const path = [tipoDeDocumento(idTipoDocumento) ? "numeroDocumento" : "idTipoDocumento"];
  contexto.addIssue({ code: "custom", path, message });
}

export interface Documento {
  idTipoDocumento: number;
  numeroDocumento: string;
}

/** Kind 0 stands for a person without a document in `/v2` (specification § 3). No number is stored or shown. */
export const SIN_DOCUMENTO: Documento = { idTipoDocumento: 0, numeroDocumento: "" };

export const tieneDocumento = ({ idTipoDocumento }: Pick<Documento, "idTipoDocumento">) =>
  idTipoDocumento !== SIN_DOCUMENTO.idTipoDocumento;

/** Document in words, as "DNI 12345678", or that there is none. */
export const documentoEnPalabras = (documento: Documento) =>
  tieneDocumento(documento)
    ? `${tipoDeDocumento(documento.idTipoDocumento)?.nombre ?? "Documento"} ${documento.numeroDocumento}`
    : "Sin documento";

export const documento = z.object(camposDeDocumento).superRefine(revisarDocumento).overwrite(comoSeGuarda);
