import type { ClaseDeTaller } from "../../shared/claseDeTaller";
import { limpiarNumero } from "../../shared/limpieza";
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
  /** How long the room saw its person while the date ran; null in certificates of before that was kept. */
  presenteSegundos: number | null;
  /** When they first opened a meeting that goes on elsewhere; null where there was none. */
  entroEn: Date | null;
  /** Whoever led the date said that they were there. */
  confirmado: boolean;
  revocadoEn: Date | null;
  /** Why, for whoever looks. */
  revocadoPor: string | null;
}

/** The least part of a date that the room has to see of a person. */
const PARTE_PARA_CERTIFICAR = 1 / 2;

/** What is known of a person's being there. */
export type Constancia =
  | { por: "sala"; minutos: number }
  | { por: "anfitrion" }
  | { por: "reunion"; entroEn: Date }
  | { por: "sin-medir" };

/**
 * What a certificate says of its person's being there; null where that is too little for a certificate. Minutes are
 * those that the room saw, and no more than the date had; of a meeting elsewhere nobody saw any.
 */
export function constanciaDe({
  minutos,
  presenteSegundos,
  entroEn,
  confirmado,
}: Pick<Certificado, "minutos" | "presenteSegundos" | "entroEn" | "confirmado">): Constancia | null {
  const presentes = minutosPresentes({ minutos, presenteSegundos: presenteSegundos ?? 0 });
  if (presentes > 0 && (presenteSegundos ?? 0) >= minutos * 60 * PARTE_PARA_CERTIFICAR) {
    return { por: "sala", minutos: presentes };
  }
  if (confirmado) return { por: "anfitrion" };
  if (entroEn) return { por: "reunion", entroEn };
  return presenteSegundos === null ? { por: "sin-medir" } : null;
}

/** Whole minutes of a date that the room saw of a person. */
export const minutosPresentes = ({
  minutos,
  presenteSegundos,
}: {
  minutos: number;
  presenteSegundos: number;
}) => Math.min(Math.floor(presenteSegundos / 60), minutos);

const LETRAS_DEL_CODIGO = 16;

/** Sixteen letters and figures of an id of ours: nobody guesses one, and one can be typed. */
export const codigoDe = (id: string) => id.replaceAll("-", "").slice(-LETRAS_DEL_CODIGO).toUpperCase();

/** Reads a code with the spaces, dashes or small letters of the person who typed it. Null for what is no code. */
export function codigoEscrito(texto: string): string | null {
  const codigo = limpiarNumero(texto).toUpperCase();
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
