/** The private address of somebody's sessions: whoever knows its token may read them, until it is revoked. */
export interface Calendario {
  idPersona: number;
  /** Of the token, which nobody but its person has. */
  huella: string;
  creadoEn: Date;
}
