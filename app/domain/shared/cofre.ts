/**
 * Keeps what has to be read again so that the storage alone tells nothing. What is closed for one row (`de`) opens for
 * that row only: nobody can put it in the place of another.
 */
export interface Cofre {
  cerrar(claro: string, de?: string): string;
  abrir(cerrado: string, de?: string): string;
}

/** A row that is closed, and the name that it is closed for. */
export interface FilaCerrada {
  nombre: string;
  cerrado: string;
}

/** Rows that are closed anew when their keys change. */
export interface FilasCerradas {
  /** So many of all there are, by their names after this one. */
  cerradasDespuesDe(nombre: string, cuantas: number): Promise<FilaCerrada[]>;
  /** Closes anew what is closed so still. */
  cerrarDeNuevo(fila: FilaCerrada, cerrado: string): Promise<boolean>;
}
