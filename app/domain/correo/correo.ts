/** A mail in the outbox, written in the same transaction as what it announces. */
export interface Correo {
  /** Derived from what it announces, so that the same event is announced once. */
  idCorreo: string;
  para: string;
  asunto: string;
  texto: string;
  creadoEn: Date;
}
