/** What stands beside an hour; where the reader's own is another one, `enLocal` says that one too. */
export function horaDePeru(enLocal: string | null = null): string {
  return enLocal ? `(hora de Perú; ${enLocal})` : "(hora de Perú)";
}
