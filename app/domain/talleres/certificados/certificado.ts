import type { ClaseDeTaller } from "../../shared/claseDeTaller";
import type { Rechazos } from "../../shared/rechazo";

/** That somebody was at a workshop: it says all that it says by itself, and no number of a document. */
export interface Certificado {
  /** Whoever knows it may look at the certificate. */
  codigo: string;
  idInscripcion: string;
  idPersona: number;
  nombre: string;
  titulo: string;
  clase: ClaseDeTaller;
  inicio: Date;
  /** From its real beginning to its real end; as long as it goes on, to the end that it is meant to have. */
  minutos: number;
  /** Not before its date is over: who came is written down sooner, and has attended nothing yet. */
  emitidoEn: Date;
  revocadoEn: Date | null;
  /** Why, for whoever looks. */
  revocadoPor: string | null;
}

const LETRAS_DEL_CODIGO = 16;

/** Sixteen letters and figures of an id of ours: nobody guesses one, and one can be typed. */
export const codigoDe = (id: string) => id.replaceAll("-", "").slice(-LETRAS_DEL_CODIGO).toUpperCase();

/** As it was typed: with spaces, hyphens or small letters. Null for what is no code. */
export function codigoEscrito(texto: string): string | null {
  const codigo = texto.replace(/[\s-]/g, "").toUpperCase();
  return /^[0-9A-F]{16}$/.test(codigo) ? codigo : null;
}

/** "1A2B 3C4D 5E6F 7A8B" */
export const codigoLegible = (codigo: string) => codigo.replace(/(.{4})(?=.)/g, "$1 ");

export const direccionDeCertificado = (codigo: string) => `/certificado/${codigo}`;

/** Where a code is looked up as somebody wrote it. */
export const direccionDeComprobar = (escrito: string) =>
  `/certificado?${new URLSearchParams({ codigo: escrito })}`;

export const RECHAZOS_DE_CERTIFICADO: Rechazos<"certificado-no-existe"> = {
  "certificado-no-existe": {
    clase: "not-found",
    mensaje: "No encontramos un certificado con ese código.",
  },
};
