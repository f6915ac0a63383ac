/** Heading of a certificate that is no longer valid, or not valid yet. */
export const sinValor = (revocado: boolean): string =>
  revocado ? "Este certificado ya no es válido" : "Este certificado todavía no está listo";
