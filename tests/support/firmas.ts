const LETRAS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** The other spellings of a signature of 32 bytes in base64url: its last letter has two bits that say nothing. */
export function otrasFormas(firmado: string): string[] {
  const ultima = LETRAS.indexOf(firmado.at(-1)!);
  return [1, 2, 3].map((bits) => `${firmado.slice(0, -1)}${LETRAS[ultima ^ bits]!}`);
}
