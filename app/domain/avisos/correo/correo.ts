/** A mail in the outbox, written in the same transaction as the event that it announces. */
export interface Correo {
  /** Id of a mail, derived from the event that it announces: one event is never announced twice. */
  idCorreo: string;
  /**
   * Person who owns the mail. Null for a mail to an address without an account, and for mails to staff about their
   * work.
   */
  idPersona: number | null;
  para: string;
  asunto: string;
  texto: string;
  /** The text of the mail as HTML. */
  html: string;
  adjuntos?: (Adjunto | AdjuntoPorHacer)[];
  /**
   * Marks a mail that holds a code or a link that opens something. Its subject tells neither, and its text is deleted
   * once it is sent.
   */
  secreto?: true;
  /** Marks a mail that is sent before all others: a person waits for it at a page, or is in danger. */
  urgente?: true;
  /**
   * Marks a mail to a specialist or to the guard about their work. An account with that address does not become its
   * owner.
   */
  oficio?: true;
  /** Link in the header of the mail that stops mails of this kind with one press (RFC 8058). */
  baja?: string;
  creadoEn: Date;
}

/** Days for which a sent mail stays in the outbox (Ley 29733, art. 8). */
export const DIAS_EN_LA_BANDEJA = 90;

/** The envelope of a mail, without its content. */
export type Sobre = Pick<Correo, "idCorreo" | "idPersona" | "para" | "creadoEn">;

/** A mail in the outbox. Mails that early versions wrote have plain text only. */
export type CorreoEnBandeja = Omit<Correo, "html" | "idPersona" | "oficio" | "secreto" | "urgente"> & {
  html: string | null;
};

export interface Adjunto {
  nombre: string;
  /** Media type of an attached file, such as "text/calendar; charset=utf-8; method=REQUEST". */
  tipo: string;
  contenido: string;
}

/**
 * Attached file that is made when its mail is sent, so that the row of the mail holds no copy of it. The context of the
 * file declares how its kind is made (`attachments` of a `Module`).
 *
 * @example
 * const adjunto: AdjuntoPorHacer = { nombre: "hoja.pdf", tipo: "application/pdf", clase: HOJA_EN_PDF, id: codigo };
 */
export interface AdjuntoPorHacer extends Pick<Adjunto, "nombre" | "tipo"> {
  clase: string;
  id: string;
  /** True when the mail says nothing without it: a failure to make it delays the mail. */
  imprescindible?: true;
}

/** A mail as it is handed over, with the bytes of each attachment. */
export interface CorreoPorEntregar extends Omit<CorreoEnBandeja, "adjuntos"> {
  adjuntos?: AdjuntoHecho[];
}

export interface AdjuntoHecho extends Omit<Adjunto, "contenido"> {
  contenido: string | Uint8Array;
}

/** State of the sending of a mail. */
export interface EnvioDeCorreo {
  idCorreo: string;
  creadoEn: Date;
  enviadoEn: Date | null;
  intentos: number;
}
