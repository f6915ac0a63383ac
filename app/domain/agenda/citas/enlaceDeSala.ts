import type { DepsConSitio, Repositorios } from "../../shared/puertos";
import type { Sitio } from "../../shared/marca";
import type { CitaConDetalle } from "./cita";

type CitaDeLlave = Pick<CitaConDetalle, "idCita" | "idEspecialista" | "fin">;

/** The signed personal link of a specialist: made and proven elsewhere, with a secret. */
export interface LlavesDeSala {
  /** For a session as it is: good until its room closes. */
  firmar(cita: CitaDeLlave): string;
  /** The session that a link speaks of; it proves nothing yet. */
  idCitaDe(llave: string): string | null;
  /** Whether it was made for this very session: the link of a time, or a specialist, of before opens nothing. */
  valeEn(llave: string, cita: CitaDeLlave, now: Date): boolean;
  /** Whether it was made for this session and this specialist, whatever its time was then. It opens nothing. */
  fueDe(llave: string, cita: Pick<CitaDeLlave, "idCita" | "idEspecialista">): boolean;
}

/** Site and keys for mails about sessions. */
export interface Remitente {
  sitio: Sitio;
  llavesDeSala: LlavesDeSala;
}

/** Needs of a use case that changes a session, and so writes to its person and its specialist. */
export type DepsDeCitas<K extends keyof Repositorios> = DepsConSitio<K> & Remitente;

/** Address at which a specialist enters, without an account. */
export const direccionDeEspecialista = (llave: string) =>
  `/videollamada/especialista?${new URLSearchParams({ llave })}`;

export const enlaceDeEspecialista = (cita: CitaDeLlave, { sitio, llavesDeSala }: Remitente): string =>
  sitio.url + direccionDeEspecialista(llavesDeSala.firmar(cita));
