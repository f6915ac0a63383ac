import { palabrasDe } from "./palabras";

/** Who is in danger often writes much, and says it at the end. */
const LETRAS_A_LO_MAS = 400;

/** As it sounds, so that "kiero morir" and "aserme danio" are heard: accents, capitals and the h are gone already. */
function comoSuena(escrito: string): string {
  return palabrasDe(escrito.slice(0, LETRAS_A_LO_MAS).normalize("NFC"))
    .join(" ")
    .replace(/\bx q\b|\bxq\b/g, "por que")
    .replace(/q(?!u)|k(?=[ei])/g, "qu")
    .replace(/k/g, "c")
    .replace(/h/g, "")
    .replace(/c(?=[ei])|z/g, "s")
    .replace(/v/g, "b")
    .replace(/n[iy](?=[ao]s?\b)/g, "n")
    .replace(/([a-z])\1+/g, "$1");
}

/** What somebody wants, as they say it of themselves or of another. */
const QUERER =
  "(?:quier[eo]|quisiera|queria|quise|quiso|prefier[eo]|preferiria|dese[oa]s?|desearia|ganas|pens\\w+|pienso|" +
  "boy|intent\\w+|trat\\w+|ojala|gustaria|meresco|deberia|mejor)(?: a| de| en| con)?(?: ya)?";
/** "Me muero de risa" is said of a good day. */
const DICHO = "(?! de (?:risa|calor|frio|sueno|amor|berguensa|gusto|ganas))";

/** How people say that they are in danger, spelled as `comoSuena` leaves it. */
const EN_PELIGRO = [
  "su?[iy]?sid\\w*",
  "autolesi\\w*",
  "matarme|matarse",
  `morir(?:me|se)${DICHO}`,
  "cortar(?:me|se)(?! (?:el (?:pelo|cabelo|cabeyo|cerquiyo)|las unas))",
  "me cort[oe] (?:los brasos|el braso|las benas|las munecas|las piernas)",
  `${QUERER} (?:morir${DICHO}|matar(?! (?:el )?(?:tiempo|ambre|aburimiento))|estar muert[ao]|desapareser|no estar aqui|no existir|no despertar)`,
  "se ba a matar",
  "estaria(?:n)? mejor (?:muert[ao]|sin mi)",
  "no (?:quier[eo]|quisiera|queria|puedo|puede|soporto|aguanto|bale la pena|tiene sentido|meresco|deseo)(?: mas)?(?: seguir)? (?:bibir|bibiendo|bibo)",
  "(?:sin|no (?:\\w+ ){1,3}|perdi(?:do)? las|quit\\w+ las) ?ganas de (?:seguir )?(?:bibir|bibiendo)",
  "(?:cansad[ao]|arta|arto) de (?:seguir )?(?:bibir|bibiendo|la bida|mi bida)",
  "(?:acabar|terminar|acabo|termino) con (?:mi bida|su bida|todo esto|mi existensia)",
  "(?:quitar|quito|quita|quite)(?:me|se)? la bida",
  "(?:me|se) (?:\\w+ )?quit(?:ar|o|e|a) la bida",
  "^113$|(?:linea|al) 113|auxilio|socorro|(?<!(?:fondo|aoro|colchon|comida) (?:de|para) )emergensias?|(?:ayuda|ausilio) (?:urgente|aora|ya)|urgente ayuda",
  "aser(?:me|se) dano|me ago dano|(?:quiero|quisiera|ganas de) lastimarme",
].join("|");

const DE_PELIGRO = new RegExp(`\\b(?:${EN_PELIGRO})\\b`);

/** Whether who writes this says that they, or somebody near them, are in danger; they get the number to call first. */
export const hablaDePeligro = (escrito: string) => DE_PELIGRO.test(comoSuena(escrito));

/** How people say that they cannot go on, spelled as `comoSuena` leaves it. */
const DE_MAL_MOMENTO = new RegExp(
  `\\b(?:${[
    `no (?:puedo|aguanto|doy|soporto|resisto|jalo)(?: con \\w+)? mas${DICHO}`,
    `no (?:lo|la|los|las|me) (?:aguanto|soporto)(?: mas)?${DICHO}`,
    "desesperad[ao]|desesperasion|desesperansa|sin esperansas?",
    "(?:art[ao]|cansad[ao]) de todo",
    "no tengo (?:mas )?(?:fuersas|salida)|sin (?:fuersas|salida)|sin ganas de nada|no tengo ganas de nada",
    "(?:estoy|me siento) (?:muy |super |tan )?(?:mal|basi[ao]|destrosad[ao]|destruid[ao]|perdid[ao]|sol[ao]|al limite)",
    "crisis(?! (?:economica|laboral|politica))|panico|ataques? (?:de )?(?:ansiedad|nerbios)",
    "toque fondo|quiero rendirme|me rindo|nada tiene sentido",
    "no (?:paro|dejo|puedo (?:parar|dejar)) de lorar",
  ].join("|")})\\b`,
);

/** Whether who writes this is at the end of their strength and does not speak of danger: they hear whom to talk to. */
export const hablaDeMalMomento = (escrito: string) =>
  !hablaDePeligro(escrito) && DE_MAL_MOMENTO.test(comoSuena(escrito));

/** How people say that somebody hurts them, spelled as `comoSuena` leaves it. */
const DE_VIOLENCIA =
  /\b(?:biolensia|feminisidio|maltrat\w+|biolasion|biolaron|abus(?:o|an?|aron) (?:sexual|de mi)|abuso|acos(?:o|an?|aron)(?! (?:laboral|escolar))|(?:me|la|le|nos) (?:pega|pegan|pego|golpea|golpean|golpeo|amenasa|amenasan|a (?:pegado|golpeado)))\b/;

/** Whether who writes this says that somebody hurts them, or another. */
export const hablaDeViolencia = (escrito: string) => DE_VIOLENCIA.test(comoSuena(escrito));
