/** A mail in the outbox, written in the same transaction as what it announces. */
export interface Correo {
  /** Derived from what it announces, so that the same event is announced once. */
  idCorreo: string;
  para: string;
  asunto: string;
  texto: string;
  /** The same as `texto`, for whoever's reader shows it. */
  html?: string;
  adjuntos?: Adjunto[];
  creadoEn: Date;
}

export interface Adjunto {
  nombre: string;
  /** "text/calendar; charset=utf-8; method=REQUEST" */
  tipo: string;
  contenido: string;
}

/** Where a mail stands on its way out. */
export interface CorreoEnBandeja {
  idCorreo: string;
  creadoEn: Date;
  enviadoEn: Date | null;
  intentos: number;
}
