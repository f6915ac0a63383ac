import { limpiarLinea } from "../shared/limpieza";
import { palabrasDe } from "../shared/palabras";

export const BUSCAR = "/buscar";

/** Most characters of a query; the rest is ignored. */
export const LARGO_DE_CONSULTA = 80;
const MAXIMO_DE_PALABRAS = 4;
const LETRAS_POR_PALABRA = 30;

/** Words that every text contains and that mean nothing alone, such as "de" and "la". */
const VACIAS = new Set(
  (
    "a aguanto ahora al ante bien como con cual de del desde donde doy e el ella en entre era es esa ese eso esta este esto estoy fue ha hacer hago hay la las le " +
    "les lo los mas me mejor mi mis muy necesito ni no o para pero por puede puedo que quiero quisiera se ser si sin sobre son soporto su sus te tengo tu tus u un una " +
    "unas uno unos ver y ya yo"
  ).split(" "),
);

export const esVacia = (palabra: string) => VACIAS.has(palabra);

/** Characters that are no letters and that `limpiarLinea` keeps: half surrogates, private and unassigned ones. */
const SIN_LETRA = /[\p{Cs}\p{Co}\p{Cn}\u200d]+/gu;

/**
 * Turns full-width letters and ligatures into plain letters (NFKC, Unicode Annex 15). Some keyboards and copied PDFs
 * write them.
 */
const enLlano = (texto: string) =>
  limpiarLinea(limpiarLinea(texto).normalize("NFKC").replace(SIN_LETRA, " "));

/**
 * Cleans a query to be shown and looked for: one line without invisible characters, at most `LARGO_DE_CONSULTA` long.
 *
 * @example limpiarConsulta(" res\u2800pirar\u3164") // "respirar"
 */
export const limpiarConsulta = (escrito: string) =>
  enLlano(enLlano(escrito.slice(0, 4 * LARGO_DE_CONSULTA)).slice(0, LARGO_DE_CONSULTA));

/** Words of a query to search: few, and each once. Empty words are searched only when the query has no others. */
export function palabrasBuscadas(consulta: string): string[] {
  const escritas = palabrasDe(consulta);
  const conSentido = escritas.filter((palabra) => !esVacia(palabra));
  const buscadas = conSentido.length > 0 ? conSentido : escritas;
  return [...new Set(buscadas.map((palabra) => palabra.slice(0, LETRAS_POR_PALABRA)))].slice(
    0,
    MAXIMO_DE_PALABRAS,
  );
}

const ENDINGS = /(ando|iendo|arse|erse|irse|ar|er|ir|as|os|es|a|o|s)$/;
const LETRAS_DE_RAIZ = 4;

/** Common root of a word, its plural and its verb: "respirar", "respira" and "respiración" have the same beginning. */
export function raizDe(palabra: string): string | null {
  const raiz = palabra.replace(ENDINGS, "");
  return raiz.length >= LETRAS_DE_RAIZ && raiz !== palabra ? raiz : null;
}
