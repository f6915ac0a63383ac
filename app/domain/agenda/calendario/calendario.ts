/** Secret address of a person's sessions: anybody who knows its token can read them, until the person revokes it. */
export interface Calendario {
  idPersona: number;
  /** Digest of the token; only the person has the token itself. */
  huella: string;
  creadoEn: Date;
}
