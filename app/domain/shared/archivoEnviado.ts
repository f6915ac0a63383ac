/** Name of the field of a form that takes a file. */
export const CAMPO_DE_ARCHIVO = "archivo";

/** A file as its sender sent it. Nothing about it is checked but its size. */
export interface ArchivoEnviado {
  nombre: string;
  /** Null when the file is larger than the door takes; it was read and not kept. */
  bytes: Uint8Array | null;
}
