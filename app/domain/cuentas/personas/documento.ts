import { z } from "zod";
import { limpiarNumeroConGuiones } from "../../shared/limpieza";
import { cuandoEsten } from "../../shared/revision";

/** The kinds of identity document. DNI first, as people here expect. */
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

/** Capitals, without the spaces and dots that people write between. A hyphen is part of some documents of "Otros". */
export const normalizarDocumento = (numero: string) => limpiarNumeroConGuiones(numero).toUpperCase();

/** The number as its kind is kept: a hyphen counts in "Otros" alone. */
export const numeroSegunTipo = (idTipoDocumento: number, numero: string) => {
  const normalizado = normalizarDocumento(numero);
  return idTipoDocumento === OTROS ? normalizado : normalizado.replaceAll("-", "");
};

/** The last digit of a RUC follows from the other ten, modulo 11. */
function cuadraElRuc(ruc: string): boolean {
  const suma = PESOS_DE_RUC.reduce((total, peso, indice) => total + peso * Number(ruc[indice]), 0);
  return (11 - (suma % 11)) % 10 === Number(ruc[10]);
}

/** Why a number, already normalised, is no document of its kind; null when it is one. */
export function faltaDelDocumento(idTipoDocumento: number, numero: string): string | null {
  const tipo = tipoDeDocumento(idTipoDocumento);
  if (!tipo) return "Elige el tipo de documento";
  if (!tipo.regla.test(numero)) return `Revisa el número. ${tipo.ejemplo}`;
  if (idTipoDocumento === RUC && !cuadraElRuc(numero)) {
    return "Ese RUC no existe. Revisa que esté bien escrito";
  }
  return null;
}

/** Of a company, or of a person with a business: its check digit counts. */
export const esRuc = (numero: string) => faltaDelDocumento(RUC, numero) === null;

/** What a form or the API sends of a document: any text becomes the normalised number, or a message. */
export const camposDeDocumento = {
  idTipoDocumento: z.coerce.number("Elige el tipo de documento").int("Elige el tipo de documento"),
  numeroDocumento: z
    .string("Escribe el número de tu documento")
    .max(40, { error: "Escribe el número sin más texto", abort: true })
    .overwrite(normalizarDocumento),
};

export const CON_DOCUMENTO = cuandoEsten("idTipoDocumento", "numeroDocumento");

/** The data of a form with the number as its kind is kept. */
export const comoSeGuarda = <T extends Documento>(datos: T): T => ({
  ...datos,
  numeroDocumento: numeroSegunTipo(datos.idTipoDocumento, datos.numeroDocumento),
});

/** Refuses a number that is none of its kind. */
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

/** A person without a document: kind 0, as `/v2` spells it. No number is kept or shown for it. */
export const SIN_DOCUMENTO: Documento = { idTipoDocumento: 0, numeroDocumento: "" };

export const tieneDocumento = ({ idTipoDocumento }: Pick<Documento, "idTipoDocumento">) =>
  idTipoDocumento !== SIN_DOCUMENTO.idTipoDocumento;

/** "DNI 12345678", or that there is none. */
export const documentoEnPalabras = (documento: Documento) =>
  tieneDocumento(documento)
    ? `${tipoDeDocumento(documento.idTipoDocumento)?.nombre ?? "Documento"} ${documento.numeroDocumento}`
    : "Sin documento";

export const documento = z.object(camposDeDocumento).superRefine(revisarDocumento).overwrite(comoSeGuarda);
