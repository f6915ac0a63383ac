import { comoSuena, dice, DICHO } from "../shared/peligro";
import { buscaAyuda } from "./peligroAlBuscar";

const PECHO = "(?:el |mi |del )?(?:peco|corason)";

/** How people say that a body fails right now, spelled as `comoSuena` leaves it. */
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

/** Whether who writes this says that a body fails right now: whom to call stands alone, and danger before it. */
export const hablaDeUrgencia = (escrito: string) =>
  !buscaAyuda(escrito) && DE_URGENCIA.test(comoSuena(escrito));

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
  !buscaAyuda(escrito) && !hablaDeUrgencia(escrito) && DE_MAL_MOMENTO.test(comoSuena(escrito));

/** How people say that somebody hurts them, spelled as `comoSuena` leaves it. */
const DE_VIOLENCIA =
  /\b(?:biolensia|feminisidio|maltrat\w+|biolasion|biolaron|abus(?:o|an?|aron) (?:sexual|de mi)|abuso|acos(?:o|an?|aron)(?! (?:laboral|escolar))|(?:me|la|le|nos) (?:pega|pegan|pego|golpea|golpean|golpeo|amenasa|amenasan|a (?:pegado|golpeado)))\b/;

/** Whether who writes this says that somebody hurts them, or another. */
export const hablaDeViolencia = (escrito: string) => DE_VIOLENCIA.test(comoSuena(escrito));
