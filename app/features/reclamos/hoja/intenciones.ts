/** Form that adds a file to a sheet, by its hidden field. */
export const ADJUNTAR = "adjuntar";
