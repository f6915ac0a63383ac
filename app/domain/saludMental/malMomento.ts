import { comoSuena, dice, DICHO } from "../shared/peligro";
import { buscaAyuda } from "./peligroAlBuscar";

const PECHO = "(?:el |mi |del )?(?:peco|corason)";

/** Phrases about a medical emergency, spelled as `comoSuena` spells words by their sound. */
const DE_URGENCIA = dice([
  `(?:duele|dolio|aprieta|oprime|arde)(?: muco| musisimo| fuerte| aqui)?(?: en)? ${PECHO}(?! (?:al (?:dar|lactar|amamantar)|cuando (?:doy|lacto)))`,
  `(?:el|mi) peco me (?:duele|aprieta|oprime)`,
  `(?:dolor|opresion|presion|puns?adas?|apreton)(?: fuerte| muy fuerte)? (?:en|de|al) ${PECHO}`,
  `(?<!(?:prebenir|ebitar|despues de|tube)(?: un| el| los| mi)? )(?:pre)?infarto${DICHO}|ataque (?:al corason|cardiaco)|paro cardi\\w+`,
  "no (?:puedo|puede) respirar(?!(?: bien)? (?:por la naris|lento|profundo))|no respira|me (?:falta el aire|aogo(?! en (?:un baso|deudas))|estoy aogando)|se (?:esta )?aog(?:a|ando)",
  `(?:me|se) (?:desma[yl][oae]|atragant[oae]|esta (?:desma[yl]ando|atragantando))${DICHO}|me estoy (?:desma[yl]ando|atragantando)`,
  "derame (?:serebral|al serebro)|ictus|conbulsi\\w+|(?:esta |quedo )inconsiente|perd(?:i|io) el conosimiento",
  "sangr(?:o|a|ando) (?:muco|musisimo|demasiado|sin parar)|no (?:para|deja) de sangrar|emoragia",
]);

/** Phrases of a person who is exhausted, spelled as `comoSuena` spells words by their sound. */
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

/** Phrases about violence that somebody suffers, spelled as `comoSuena` spells words by their sound. */
const DE_VIOLENCIA =
  /\b(?:biolensia|feminisidio|maltrat\w+|biolasion|biolaron|abus(?:o|an?|aron) (?:sexual|de mi)|abuso|acos(?:o|an?|aron)(?! (?:laboral|escolar))|(?:me|la|le|nos) (?:pega|pegan|pego|golpea|golpean|golpeo|amenasa|amenasan|a (?:pegado|golpeado)))\b/;

/** Signs in a query that make the page show help lines. At most one of the first three is true. */
export interface Senales {
  /** True when the person who searches is in danger, or searches for a help line. */
  hayPeligro: boolean;
  /** True for a medical emergency: the page shows only the emergency number. */
  hayUrgencia: boolean;
  /** True when the query tells of exhaustion without danger: the page shows whom to talk to. */
  hayMalMomento: boolean;
  /** True when the query tells of violence against the person who searches, or against another person. */
  hayViolencia: boolean;
}

/** Finds signs of danger in a text. Its spelling by sound is computed once for all signs. */
export function senalesDe(escrito: string): Senales {
  const suena = comoSuena(escrito);
  const hayPeligro = buscaAyuda(suena);
  const hayUrgencia = !hayPeligro && DE_URGENCIA.test(suena);
  const hayMalMomento = !hayPeligro && !hayUrgencia && DE_MAL_MOMENTO.test(suena);
  return { hayPeligro, hayUrgencia, hayMalMomento, hayViolencia: DE_VIOLENCIA.test(suena) };
}
