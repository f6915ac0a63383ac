import { z } from "zod";
import type { Persona } from "../cuentas/personas/persona";
import { campoDeLinea } from "../shared/campos";
import { palabrasDe, sinAcentos } from "../shared/palabras";
import { comoSeLee } from "../shared/textoParaOtros";

const LARGO_MINIMO = 3;
const LARGO_MAXIMO = 24;
/** Letters from which a name within another word gives it away; a shorter one counts as a whole word only. */
const LETRAS_DE_NOMBRE = 4;
/** Digits in a row that could be a document or a telephone. */
const DIGITOS_SEGUIDOS = 5;

/** Letters of other alphabets and digits that look like one of ours. */
const PARECIDAS: Readonly<Record<string, string>> = {
  ...{ "0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "7": "t", "@": "a", $: "s", "!": "i", "|": "i" },
  ...{
    а: "a",
    в: "b",
    е: "e",
    о: "o",
    р: "p",
    с: "c",
    у: "y",
    х: "x",
    і: "i",
    к: "k",
    м: "m",
    н: "n",
    т: "t",
  },
  ...{ α: "a", ε: "e", ο: "o", ρ: "p", ι: "i", ν: "v", κ: "k", ı: "i", ø: "o", ł: "l" },
  ...{
    "\u0501": "d",
    ѕ: "s",
    ј: "j",
    һ: "h",
    "\u04CF": "l",
    "\u051B": "q",
    "\u051D": "w",
    τ: "t",
    υ: "u",
    η: "n",
    ω: "w",
  },
  ...{
    đ: "d",
    ħ: "h",
    ŧ: "t",
    ɑ: "a",
    ɡ: "g",
    ꜱ: "s",
    ʟ: "l",
    ɴ: "n",
    ʀ: "r",
    ɪ: "i",
    ʙ: "b",
    ɢ: "g",
    ʜ: "h",
  },
  ...{ ᴀ: "a", ᴄ: "c", ᴅ: "d", ᴇ: "e", ᴋ: "k", ᴍ: "m", ᴏ: "o", ᴘ: "p", ᴛ: "t", ᴜ: "u", ᴠ: "v" },
};

/** Words that only the team may have in its name, also within another word: "PsicologaAna", "Soporte1". */
const DEL_EQUIPO = ["moderador", "moderacion", "moderation", "admin", "soporte", "equipo", "oficial"];
const TAMBIEN_DEL_EQUIPO = ["staff", "psicolog"];
const DEL_EQUIPO_ENTERAS = ["mod", "mods"];

/** Name without accents, capitals, spaces or letters that only look alike: "M0dera-ción" → "moderacion". */
export const claveDeSeudonimo = (escrito: string) =>
  sinAcentos(comoSeLee(escrito))
    .replace(/./gsu, (letra) => PARECIDAS[letra] ?? letra)
    .replace(/[^\p{L}\p{N}]/gu, "");

/** Fields of the form that joins a community. */
export const formularioDeUnion = z.object({
  seudonimo: campoDeLinea("Escribe un nombre")
    .min(LARGO_MINIMO, `Escribe ${LARGO_MINIMO} letras o más`)
    .max(LARGO_MAXIMO, `Escribe ${LARGO_MAXIMO} letras o menos`)
    // Letters of other alphabets look like ours and are none, as the one in "Mo\u0501erador".
    .regex(/^[\p{Script=Latin}\p{M}\p{N} ._-]+$/u, "Usa letras, números, espacios, puntos y guiones")
    .regex(/\p{L}.*\p{L}/u, "Escribe al menos dos letras"),
  reglas: z.literal("1", "Acepta las reglas para unirte"),
});

/** Names that nobody may take: those of the insurer, the product and the team. */
export interface Reservados {
  /** Names of the product and the insurer. */
  marcas: readonly string[];
  /** Names of the accounts of the team. */
  equipo: readonly string[];
}

type DatosDePersona = Pick<
  Persona,
  "nombre" | "apePaterno" | "apeMaterno" | "numeroDocumento" | "usuarioLogin"
> & { correos: readonly string[] };

/** Words of a name, each also without digits around it: "mod1" is "mod" too. */
const enLetras = (texto: string) =>
  palabrasDe(texto)
    .flatMap((palabra) => [palabra, palabra.replace(/^\p{N}+|\p{N}+$/gu, "")])
    .map(claveDeSeudonimo)
    .filter(Boolean);

/** True when the name tells one of these words. */
function dice(seudonimo: string, palabras: readonly string[]): boolean {
  const junto = claveDeSeudonimo(seudonimo);
  const enteras = enLetras(seudonimo);
  return palabras
    .map(claveDeSeudonimo)
    .some((palabra) =>
      palabra.length >= LETRAS_DE_NOMBRE ? junto.includes(palabra) : enteras.includes(palabra),
    );
}

/** Refusal of a pseudonym by its letters and by the person's own data; null for a free one. */
export function rechazoDeSeudonimo(
  seudonimo: string,
  { persona, reservados }: { persona: DatosDePersona; reservados: Reservados },
): "seudonimo-propio" | "seudonimo-reservado" | null {
  const marcas = reservados.marcas.map(claveDeSeudonimo).filter((marca) => marca.length >= LETRAS_DE_NOMBRE);
  if (dice(seudonimo, [...DEL_EQUIPO, ...TAMBIEN_DEL_EQUIPO, ...marcas])) return "seudonimo-reservado";
  if (enLetras(seudonimo).some((palabra) => DEL_EQUIPO_ENTERAS.includes(palabra)))
    return "seudonimo-reservado";
  if (reservados.equipo.some((nombre) => claveDeSeudonimo(nombre) === claveDeSeudonimo(seudonimo)))
    return "seudonimo-reservado";
  const digitos = seudonimo.replace(/\D/g, "");
  if (digitos.length >= DIGITOS_SEGUIDOS) return "seudonimo-propio";
  const nombres = [persona.nombre, persona.apePaterno, persona.apeMaterno].flatMap((nombre) =>
    palabrasDe(nombre),
  );
  const correos = persona.correos.map((correo) => correo.split("@", 1)[0]!);
  const propias = [
    ...nombres,
    ...correos,
    ...correos.flatMap(palabrasDe),
    persona.usuarioLogin,
    persona.numeroDocumento,
  ];
  return dice(
    seudonimo,
    propias.filter((palabra) => palabra.length > 1),
  )
    ? "seudonimo-propio"
    : null;
}
