/** A mail in the outbox, written in the same transaction as the event that it announces. */
export interface Correo {
  /** Derived from its event, so that one event is announced once. */
  idCorreo: string;
  /** Owner of the mail, with any address; null before there is a person, and for mails of work. */
  idPersona: number | null;
  para: string;
  asunto: string;
  texto: string;
  /** `texto` as HTML. */
  html: string;
  adjuntos?: Adjunto[];
  /** Holds a link or code that opens something: the subject tells none, and the text is deleted once sent. */
  secreto?: true;
  /** Sent first: a person waits for it at a page, or is in danger. */
  urgente?: true;
  /** Goes to a specialist or the guard for their work: no account with that address takes it over. */
  oficio?: true;
  /** Address with a key that stops mails of this kind by one press (RFC 8058). */
  baja?: string;
  creadoEn: Date;
}

/** Days for which a sent mail stays in the outbox. */
export const DIAS_EN_LA_BANDEJA = 90;

/** The envelope of a mail, without its content. */
export type Sobre = Pick<Correo, "idCorreo" | "idPersona" | "para" | "creadoEn">;

/** A mail in the outbox; early ones have text alone. */
export type CorreoEnBandeja = Omit<Correo, "html" | "idPersona" | "oficio" | "secreto" | "urgente"> & {
  html: string | null;
};

export interface Adjunto {
  nombre: string;
  /** "text/calendar; charset=utf-8; method=REQUEST" */
  tipo: string;
  contenido: string;
}

/** State of a mail on its way out. */
export interface EnvioDeCorreo {
  idCorreo: string;
  creadoEn: Date;
  enviadoEn: Date | null;
  intentos: number;
}
