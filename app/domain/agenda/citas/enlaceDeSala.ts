import type { DepsConSitio, Repositorios } from "../../shared/puertos";
import type { Sitio } from "../../shared/marca";
import type { CitaConDetalle } from "./cita";

type CitaDeLlave = Pick<CitaConDetalle, "idCita" | "idEspecialista" | "fin">;

/** Signs the personal link of a specialist and checks it. Another module implements it, with a secret. */
export interface LlavesDeSala {
  /** Signs a key for a session, its time and its specialist; valid until the session's room closes. */
  firmar(cita: CitaDeLlave): string;
  /** Id of the session that a link names; this alone proves nothing. */
  idCitaDe(llave: string): string | null;
  /** True when the key fits the session: a key for its earlier time or specialist opens nothing. */
  valeEn(llave: string, cita: CitaDeLlave, now: Date): boolean;
  /**
   * True when the key was made for this session and specialist, at its present or an earlier time. It opens nothing.
   */
  fueDe(llave: string, cita: Pick<CitaDeLlave, "idCita" | "idEspecialista">): boolean;
}

/** Site and keys for mails about sessions. */
export interface Remitente {
  sitio: Sitio;
  llavesDeSala: LlavesDeSala;
}

/** Dependencies of a use case that changes a session and tells its person and its specialist. */
export type DepsDeCitas<K extends keyof Repositorios> = DepsConSitio<K> & Remitente;

/** Address at which a specialist enters the call, without an account. */
export const direccionDeEspecialista = (llave: string) =>
  `/videollamada/especialista?${new URLSearchParams({ llave })}`;

export const enlaceDeEspecialista = (cita: CitaDeLlave, { sitio, llavesDeSala }: Remitente): string =>
  sitio.url + direccionDeEspecialista(llavesDeSala.firmar(cita));
