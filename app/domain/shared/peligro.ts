import { palabrasDe } from "./palabras";
import { comoSeLee } from "./textoParaOtros";

/**
 * Maximum of read characters, above any text that a person may write at once: people in danger often say so at the end.
 */
const MAXIMO_DE_LETRAS = 20_000;

/** Spells a text by its sound, so that "kiero morir", "m0rir" and "aserme danio" match: no accents, capitals or h. */
export function comoSuena(escrito: string): string {
  // Unicode may expand one character to eighteen letters (U+FDFA, Unicode Annex 15), so that the length is limited
  // again.
  return palabrasDe(comoSeLee(escrito.slice(0, MAXIMO_DE_LETRAS)).slice(0, MAXIMO_DE_LETRAS))
    .join(" ")
    .replace(/(?<=[a-z])0(?=[a-z])/g, "o")
    .replace(/\b(?:q|k)u?i?e?ro\b/g, "quiero")
    .replace(/q(?!u)|k(?=[ei])/g, "qu")
    .replace(/k/g, "c")
    .replace(/h/g, "")
    .replace(/c(?=[ei])|z/g, "s")
    .replace(/v/g, "b")
    .replace(/n[iy](?=[ao]s?\b)/g, "n")
    .replace(/([a-z])\1+/g, "$1");
}

/** Makes a regular expression that matches any of these phrases as whole words, spelled as `comoSuena` returns them. */
export const dice = (formas: readonly string[]) => new RegExp(`(?:\\b(?:${formas.join("|")})\\b)`);

/** Verbs of wanting, for the writer or another person. */
const QUERER =
  "(?:quier[eo]|quisiera|queria|quise|quiso|prefier[eo]|preferiria|dese[oa]s?|desearia|ganas|pens\\w+|pienso|" +
  "boy|intent\\w+|trat\\w+|ojala|gustaria|meresco|deberia|mejor)(?: a| de| en| con)?(?: ya)?";
const LABORES = "(?:trabaj|estudi|entren|cor[ei]|lim?pi|aprend|cosin|camin|con tanto|en el (?:gim|trabajo))";
/** Harmless phrases with words of danger, as "Me muero de risa". */
export const DICHO =
  "(?! (?:de|por) (?:(?:la|el|pura|puro|tanta|tanto) )?(?:risa|calor|frio|sueno|amor|berguensa|gusto|ganas|ambre|sed|curiosidad|" +
  "aburimiento|felisidad|alegria|emosion|nerbios|rose|cansansio|estres|probar|conoser|ber))";
const SIN_LABORES = `${DICHO}(?! ${LABORES})`;
/** Everyday things that people cut or kill. */
const COSAS =
  "(?:el|la|los|las|un|una|unos|unas|mi|mis|su|sus|est[aeo]s?|es[aeo]s?|al|del|dos|tantos?|tantas?|algun\\w*|mucos|mucas)";
const SE_CORTA =
  "(?:lamada|lamadas|bideo\\w*|audio|sonido|imagen|senal|internet|conexion|lus|agua|s[ou]m|transmision|microfono|lese|mayonesa)";

/** Phrases of danger, spelled as `comoSuena` returns them. */
const EN_PELIGRO = dice([
  "su?[iy]?sid\\w*",
  "autolesi\\w*",
  `matar(?:me|se)${SIN_LABORES}`,
  `me mato${SIN_LABORES}(?! \\w+[aei]ndo)`,
  `morir(?:me|se)${SIN_LABORES}`,
  `cortarme(?! (?:el (?:pelo|cabelo|cabeyo|serqui[ly]o|flequi[ly]o|agua|internet|serbisio)|las? (?:unas|puntas|lamada|bideo\\w*|lus)|un poco el))`,
  `cortarse(?<!\\b${SE_CORTA}(?: \\w+){0,6} cortarse)(?!(?: \\w+){0,3} ${SE_CORTA}\\b)(?! (?:el (?:pelo|cabelo|cabeyo|serqui[ly]o)|las unas))`,
  "me cort[oe] (?:los brasos|el braso|las benas|las munecas|las piernas)",
  `${QUERER} (?:morir${SIN_LABORES}|estar muert[ao]|no estar aqui|no existir|no despertar)`,
  `${QUERER} matar(?! (?:(?:${COSAS} )?(?:tiempo|rato|oras?|ambre|antojos?|aburimiento|ansiedad|sed|curiosidad|cucarac\\w+|ormig\\w+|bic\\w+|mosquit\\w+|sancud\\w+|pajaros|bacterias|germenes|birus|plantas?|malesa|ongos?|pulgas|garapatas)))`,
  `(?<!\\bel \\w+ |\\bla \\w+ |\\bos \\w+ )${QUERER} desapareser(?! ${COSAS} )`,
  "(?:ojala|quier[eo] que|quisiera que|quisiera|mejor|deseo que) (?:me |ya me |yo me |(?:ya |yo )?(?:no )?me )?(?:muera|muriera|(?:no )?despertara(?! (?:al?|tan)\\b))\\b",
  "dormir(?:me)?(?: y| para)?(?: ya)? (?:no|nunca)(?: mas)?(?: bolber a)? despertar(?:me)?",
  "no (?:quiero|quisiera|quiere)(?: mas)? (?:bolber a )?despertar(?:me)?(?! (?:tan|temprano|tarde|a las|a mi|al|con))",
  "no (?:quiero|quisiera|quiere|deseo|meresco) (?:mas )?(?:estar (?:mas )?(?:bib[ao]|en este mundo|en esta bida)|seguir (?:mas )?(?:aqui|en este mundo|en esta bida|bib[ao])|existir)",
  "se ba a matar",
  "estaria(?:n)? mejor (?:muert[ao]|sin mi)",
  "no (?:quier[eo]|quisiera|queria|puedo|puede|soporto|aguanto|bale la pena|tiene sentido|meresco|deseo)(?: mas)?(?: seguir)? (?:bibir|bibiendo|bibo)" +
    "(?! (?:sin (?:cafe|cocolate|musica|internet|dulses?|pan|mi (?:selular|pero|gato|cafe|mascota))|en (?!est[ae] (?:mundo|bida|cuerpo|dolor|infierno))|con mis? (?:sueg|padr|madr|papa|mama|famil|tios?|tias?|erman|primos?|abuel|companer)|lejos|serca|aca|solo de|de mis))",
  "(?:sin|no (?:\\w+ ){1,3}|perdi(?:do)? las|quit\\w+ las) ?ganas de (?:seguir )?(?:bibir|bibiendo)",
  "(?:cansad[ao]|arta|arto) de (?:seguir )?(?:bibir|bibiendo|la bida|mi bida)(?! (?:en|con|lejos|serca|de ofisina|sedentaria)\\b)",
  "mi bida(?: ya)? no (?:bale(?: la pena| nada)|tiene sentido)",
  "no (?:tengo|ay|encuentro|beo)(?: ya)?(?: un| una| mas| ningun| ninguna)? (?:rason(?:es)?|motibos?|sentido)(?: para| de| a)? (?:seguir )?(?:bibir|bibiendo|bibo)",
  "para que (?:seguir bibiendo|sigo bibiendo|bibo)",
  "(?:pens\\w+|ideas?|ganas) de (?:la )?muerte|piens[oa] (?:muco |siempre |todo el tiempo |a diario )?en (?:mi|la) muerte",
  "(?:acabar|terminar|acabo|termino|acabare) con (?:mi bida|su bida|todo esto|mi existensia)",
  "(?:quitar|quito|quita|quite)(?:me|se)? la bida",
  "(?:pon(?:er|go|dre)(?:le)?|dar(?:le)?) fin a (?:(?:mi|la|su) (?:bida|existensia)|todo esto)",
  "(?:me ago|aserme|me ise|se ase) cortes(?! (?:de (?:pelo|cabelo|lus|agua)|muy cortos))",
  "dejar est[ae] (?:mundo|bida)(?! (?:mejor|de \\w+|mas \\w+|tan \\w+|por una|sedentaria|por un))",
  "des ?bibir(?:me|se)|quitarme (?:de en|del) medio",
  "(?:linea|al) 113|(?<!(?:del|maria|perpetuo) )socoro|au[xs]ilio(?! mecanico)|(?:es|tengo|tenemos) una emergensia|(?:ayuda|au[xs]ilio) (?:urgente|aora|ya)|urgente ayuda",
  `(?<!(?:pued[eo]n?|podrian?|ban?|suelen?|legan?)(?: a)? )aser(?:me|se) dano|me ago dano|me (?:quiero|quisiera|boy a|dan ganas de|probo\\w+|da por) (?:aser |causar )?(?:dano|lastimar|erir)`,
  "(?:quier[eo]|quisiera|ganas de|boy a) (?:lastimarme|erirme|castigarme|golpearme|lastimarse|erirse)",
  "(?:quier[eo]|quisiera|ganas de|boy a|pens\\w+ en|pienso|pienso en|intent\\w+|deseo) (?:tirarme|lansarme|aorcarme|colgarme|enbenenarme|empastilarme|dispararme|tirarse|lansarse|aorcarse|colgarse|pegarme un tiro|darme un tiro|tomarme (?:todas )?las pastil?as)(?! (?:a la pisina|en paracaidas|al mar|en la cama|en el sofa|un rato|al agua|como|a nadar))",
  "me (?:quiero|quisiera|boy a) (?:tirar (?:de|del|por|a las|al (?:tren|caro|bio|basio))|lansar (?:de|del|por|al (?:tren|caro|basio))|aorcar|colgar|enbenenar|empastilar|disparar|pegar un tiro|dar un tiro)",
  "nadie (?:\\w+ ){1,5}si (?:me muero|muero|desaparesco)",
]);

/** True when a text in the spelling of `comoSuena` tells of danger. */
export const suenaAPeligro = (suena: string) => EN_PELIGRO.test(suena);

/** True when a text tells of danger to its writer or another person: the page then shows the help lines. */
export const hablaDePeligro = (escrito: string) => suenaAPeligro(comoSuena(escrito));
