/** A mail in the outbox, written in the same transaction as what it announces. */
export interface Correo {
  /** Derived from what it announces, so that the same event is announced once. */
  idCorreo: string;
  /** Whose it is, whichever address it goes to; null before there is a person, and where it is of somebody's work. */
  idPersona: number | null;
  para: string;
  asunto: string;
  texto: string;
  /** The same as `texto`, for whoever's reader shows it. */
  html: string;
  adjuntos?: Adjunto[];
  /** It holds a link or a code that opens something: its subject tells none, and its text is not kept once sent. */
  secreto?: true;
  /** Somebody waits for it at a page, or is in danger: it goes out before all else. */
  urgente?: true;
  /** Goes to a specialist or a guard because of their work: no account with that address takes it over. */
  oficio?: true;
  /** Where mails of its kind are stopped by one press in whatever reads them: an address with a key, like its links. */
  baja?: string;
  creadoEn: Date;
}

/** How long a mail stays in the outbox after it was sent. */
export const DIAS_EN_LA_BANDEJA = 90;

/** A mail before what it says is written into it. */
export type Sobre = Pick<Correo, "idCorreo" | "idPersona" | "para" | "creadoEn">;

/** As the outbox holds it: what was written before mails had two forms has its text alone. */
export type CorreoEnBandeja = Omit<Correo, "html" | "idPersona" | "oficio" | "secreto" | "urgente"> & {
  html: string | null;
};

export interface Adjunto {
  nombre: string;
  /** "text/calendar; charset=utf-8; method=REQUEST" */
  tipo: string;
  contenido: string;
}

/** Where a mail stands on its way out. */
export interface EnvioDeCorreo {
  idCorreo: string;
  creadoEn: Date;
  enviadoEn: Date | null;
  intentos: number;
}
