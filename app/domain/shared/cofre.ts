/**
 * Encrypts values that must be read again, so that the storage alone reveals nothing. A value encrypted for a row
 * (`de`) can be decrypted for that row only: nobody can move it to another.
 */
export interface Cofre {
  cerrar(claro: string, de?: string): string;
  abrir(cerrado: string, de?: string): string;
}

/** An encrypted row, and the name for which it was encrypted. */
export interface FilaCerrada {
  nombre: string;
  cerrado: string;
}

/** Repositories with encrypted rows, which are encrypted again when the keys change. */
export interface FilasCerradas {
  /** The next `cuantas` encrypted rows, by name. */
  cerradasDespuesDe(nombre: string, cuantas: number): Promise<FilaCerrada[]>;
  /** Replaces the ciphertext, unless the row has changed meanwhile. */
  cerrarDeNuevo(fila: FilaCerrada, cerrado: string): Promise<boolean>;
}
