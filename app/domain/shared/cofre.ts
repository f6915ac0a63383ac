/**
 * Keeps what has to be read again so that the storage alone tells nothing. What is closed for one row (`de`) opens for
 * that row only: nobody can put it in the place of another.
 */
export interface Cofre {
  cerrar(claro: string, de?: string): string;
  abrir(cerrado: string, de?: string): string;
}
