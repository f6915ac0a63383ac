import { limpiarNumero } from "../../shared/limpieza";

/** Text of which the digest of a code is made. Spaces, dashes and small letters of what was typed do not matter. */
export const textoDelCodigo = (codigo: string): string => `campania:${limpiarNumero(codigo).toUpperCase()}`;
