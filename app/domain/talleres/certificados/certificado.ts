import type { ClaseDeTaller } from "../../shared/claseDeTaller";
import type { Rechazos } from "../../shared/rechazo";

/** Certificate of attendance at a workshop. It can be read without any other record, and holds no document number. */
export interface Certificado {
  /** Code of the certificate: anybody who knows it can see the certificate. */
  codigo: string;
  idInscripcion: string;
  idPersona: number;
  nombre: string;
  titulo: string;
  clase: ClaseDeTaller;
  inicio: Date;
  /** Minutes from the real beginning to the real end of the date, or to its planned end while it takes place. */
  minutos: number;
  /** Instant of issue, never before the end of the date: attendance may be noted earlier. */
  emitidoEn: Date;
  /** Seconds of presence in the room during the date. */
  presenteSegundos: number;
  /** Instant at which the person first opened the meeting on another service; null without one. */
  entroEn: Date | null;
  /** True when the host confirmed that the person was present. */
  confirmado: boolean;
  revocadoEn: Date | null;
  /** Reason why the certificate was revoked, shown with it. */
  revocadoPor: string | null;
}

/** Share of a date for which the room must have seen the person, to give a certificate. */
const PARTE_PARA_CERTIFICAR = 1 / 2;

/** Evidence that the person was present. */
export type Constancia =
  { por: "sala"; minutos: number } | { por: "anfitrion" } | { por: "reunion"; entroEn: Date };

/**
 * Evidence of presence for a certificate; null when it does not suffice. Its minutes are those that the room saw, at
 * most the length of the date; a meeting on another service has none.
 */
export function constanciaDe({
  minutos,
  presenteSegundos,
  entroEn,
  confirmado,
}: Pick<Certificado, "minutos" | "presenteSegundos" | "entroEn" | "confirmado">): Constancia | null {
  const presentes = minutosPresentes({ minutos, presenteSegundos });
  if (presentes > 0 && presenteSegundos >= minutos * 60 * PARTE_PARA_CERTIFICAR) {
    return { por: "sala", minutos: presentes };
  }
  if (confirmado) return { por: "anfitrion" };
  return entroEn && { por: "reunion", entroEn };
}

/** Whole minutes for which the room saw the person during the date. */
export const minutosPresentes = ({
  minutos,
  presenteSegundos,
}: {
  minutos: number;
  presenteSegundos: number;
}) => Math.min(Math.floor(presenteSegundos / 60), minutos);

export const direccionDeCertificado = (codigo: string) => `/certificado/${codigo}`;

/** Page that finds a certificate by its typed code. */
export const direccionDeComprobar = (escrito: string) =>
  `/certificado?${new URLSearchParams({ codigo: escrito })}`;

export const RECHAZOS_DE_CERTIFICADO: Rechazos<"certificado-no-existe"> = {
  "certificado-no-existe": {
    clase: "not-found",
    mensaje: "No encontramos un certificado con ese código.",
  },
};
