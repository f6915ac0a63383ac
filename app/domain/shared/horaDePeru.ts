/** Note "hora de Perú" beside an hour; `enLocal` adds the reader's own hour when it differs. */
export function horaDePeru(enLocal: string | null = null): string {
  return enLocal ? `(hora de Perú; ${enLocal})` : "(hora de Perú)";
}
