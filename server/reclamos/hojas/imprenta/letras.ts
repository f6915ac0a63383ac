import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { create, type Font } from "fontkit";

const LETRAS = { normal: "400Regular/Nunito_400Regular.ttf", fuerte: "700Bold/Nunito_700Bold.ttf" };

/** Reads the fonts of printed sheets. A PDF/UA file must embed its fonts (ISO 14289-1 § 7.21). */
export async function leerLetras() {
  const { resolve } = createRequire(import.meta.url);
  const abrir = (archivo: string) => readFile(resolve(`@expo-google-fonts/nunito/${archivo}`));
  const [normal, fuerte] = await Promise.all([abrir(LETRAS.normal), abrir(LETRAS.fuerte)]);
  const { characterSet } = create(normal) as Font;
  return { normal, fuerte, signos: new Set(characterSet) };
}
export type Letras = Awaited<ReturnType<typeof leerLetras>>;

/**
 * Replaces each sign that the font cannot draw by its Unicode number: "[U+1F600]". No sign is lost, and none that turns
 * the direction of a line reaches the paper.
 */
export const legible = (texto: string, { signos }: Pick<Letras, "signos">): string =>
  Array.from(texto.normalize("NFC").replaceAll(/\r\n?/g, "\n").replaceAll("\t", " "))
    .map((signo) =>
      signo === "\n" || (signos.has(signo.codePointAt(0)!) && !/\p{C}/u.test(signo))
        ? signo
        : conNumero(signo),
    )
    .join("");

const conNumero = (signo: string) =>
  `[U+${signo.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0")}]`;
