import { dice, DICHO, hablaDePeligro, suenaAPeligro } from "../shared/peligro";

/** Words of danger that are recognised with one wrong letter, spelled as `comoSuena` spells words by their sound. */
const SE_ENTIENDEN = (
  "morir morirme suisidarme suisidio suisida suicidio sobredosis pastilas beneno matarme aorcarme aorcarse bibir " +
  "puente acabar aguanto despertar desapareser"
).split(" ");

/**
 * True when two words with the same beginning differ by one added, missing, changed or swapped letter (Damerau 1964).
 */
function difierenEnUna(primera: string, segunda: string): boolean {
  if (!segunda.startsWith(primera.charAt(0)) || Math.abs(primera.length - segunda.length) > 1) return false;
  let inicio = 0;
  while (inicio < primera.length && primera[inicio] === segunda[inicio]) inicio++;
  const desde = (palabra: string, mas: number) => palabra.slice(inicio + mas);
  const cambiadas = primera[inicio] === segunda[inicio + 1] && primera[inicio + 1] === segunda[inicio];
  return [[1, 0], [0, 1], [1, 1], ...(cambiadas ? [[2, 2]] : [])].some(
    ([deUna, deOtra]) => desde(primera, deUna!) === desde(segunda, deOtra!),
  );
}

const entendida = (palabra: string) =>
  SE_ENTIENDEN.includes(palabra)
    ? palabra
    : (SE_ENTIENDEN.find((otra) => difierenEnUna(palabra, otra)) ?? palabra);

/** Words for places from which a person may jump, such as bridges. */
const LUGARES =
  "(?:puentes?|tec[oa]|asotea|edifisio|bentana|balcon|(?:\\w+ )?piso|basio|tren|metro|caro|camion|acantilado|baranco|bias|tore|abismo)";
const ARTICULO = "(?:(?:un|una|el|la|las|los|mi) )?";
const REMEDIOS =
  "(?:pastilas?|remedios?|medicamentos?|medisinas?|beneno|pildoras?|farmacos?|drogas?|gas|algo|inyecsion|dosis|mesclas?|que tom[aeo]r?|cuantas pastilas|ratisida|insectisida|lejia)";
const CAUSAR_MUERTE =
  "(?:morir(?:me|se)?|matar(?:me|se)|muera|suisid\\w+|no despertar(?:me)?|dormir (?:para siempre|y no)|la muerte|acabar con)";
/** Harmless things that people say they finish: "acabar con" one of them is no sign of danger. */
const COSA_QUE_ACABA = "(?! (?:el|la|los|las|lo|mi|mis|su|sus|tip\\w+|eso que|a tiempo|lo que)\\b)";

/**
 * Phrases of a person who searches for a way to die or for help, spelled as `comoSuena` spells words by their sound.
 */
const BUSCA_PELIGRO = dice([
  "^113$",
  "(?<!(?:fondo|aoro|colcon|comida) (?:de|para) )emergensias?",
  "^me corto$",
  "^(?:mi |una? )?(?:ij[oa]|amig[oa]) se corta$",

  // Phrases about death, and about ways to die.
  `^(?:ya )?(?:morir(?:me)?|me muero|muerte)$`,
  `(?:como|manera|maneras|forma|formas|metodos?|modos?|donde|ayuda|quisas|mejor|prefiero)(?: \\w+){0,2} (?:morir(?:me|se)?|matar(?:me|se))${DICHO}`,
  "(?:morir(?:me)?|muerte|matarme|irme) (?:(?:\\w+ )?(?:sin|no) (?:dolor|sufrir|sufrimiento|doler|sentir)|rapid[ao]|durmiendo|dormid[ao]|en (?:pas|silensio)|ya|oy|aora|esta nose|sol[ao]|indolora|fasil|asistida|digna|suabe|instantane\\w+)",
  "eutanasia",
  `(?:dejar|parar|terminar) de (?:existir|bibir)${DICHO}`,
  "quiero dejar de sufrir|dejar de sufrir para siempre",
  "(?:da|daria) (?:igual|lo mismo) (?:si )?(?:(?:me )?muero|morir|bibir)",
  "(?:deberia|meresco|mereco) (?:morir|estar muert[ao])",

  // Phrases about means of death.
  `${REMEDIOS}(?: \\w+)?(?: fuertes?)? (?:para|de|que|asta) (?:me )?${CAUSAR_MUERTE}${DICHO}`,
  "(?:cuant[ao]s?|que) (?:\\w+ ){1,4}(?:matan|es mortal|son mortales|es letal|son letales|para morir)",
  "pastilas? (?:que matan|mortales|letales|y alcol)|(?:beneno|dosis|mescla) (?:mortal|letal)",
  "sobre ?dosis(?! de (?:cafe|asucar|informasion|pantalas?|dulses?|trabajo|amor|risas?|alegria|ternura|bitaminas?|energia|notisias))",
  "(?:tom[aeo]r?|tome|beber|trague|tragar)(?:me)? (?:(?:muc|tod|demasiad)[ao]s (?:las |mis )?(?:pastilas|pildoras|medicamentos|medisinas)|(?:el |un )?beneno|lejia|ratisida|racumin|un frasco de pastilas|insectisida)",
  "empastil\\w+|enbenenar(?:me|se)",
  "aorcar(?:me|se|s)?|colgarme(?! (?:de la bara|la mosila|en la bara|de bara))|(?:nudo|soga|cuerda) (?:de|para|del) (?:aorca\\w*|aorcar\\w*|colgarme)",
  "cortar(?:me|se|te)? (?:las )?benas|cortes en (?:los brasos|las munecas)|corto las benas",
  "(?:pegar|dar|meter)(?:me|se) un (?:tiro|balaso)|disparar(?:me|se) en",

  // Phrases about jumping from a place.
  `(?:tirar|lansar|arojar|abentar|botar|saltar|caer|colgar)(?:me|se)? (?:(?:de?|desde|por|a|asia|bajo) ${ARTICULO}|del |al |debajo de ${ARTICULO}|enfrente de ${ARTICULO})${LUGARES}`,
  `me (?:tiro|lanso|arojo|abiento|boto) (?:(?:de|desde|por|a|bajo) ${ARTICULO}|del |al )${LUGARES}`,
  `(?:tirar|lansar|arojar)(?:me|se) al? ${ARTICULO}(?:rio|mar|bias|pista|caretera)(?! (?:a nadar|desde la lanca))`,

  // Phrases about ending everything.
  `(?:acab[ao]r?|termin[ao]r?|acabemos) (?:ya |de una bes )?(?:con )?(?:todo(?: esto| ya| de una bes)?|esto)${COSA_QUE_ACABA}$`,
  `(?:ojala|(?:quiero|quisiera|ojala|deseo|nesesito) que) (?:ya )?(?:todo|esto)(?: esto)? (?:se )?(?:acabe|termine|acabara|terminara)(?: ya)?$`,
  "(?:acabar|terminar) (?:conmigo|con mi (?:sufrimiento|dolor|bida|agona)|con esta (?:bida|agona))",
  "(?:mejor|quiero|quisiera|prefiero|ya) no estar(?: aqui| mas| ya| bib[ao]| con bida| en este mundo)?$|no quiero estar(?: mas| ya)?(?: aqui| bib[ao])?$",
  "seria mejor no (?:estar|existir|aber nasido|bibir|despertar)(?! (?:tan|tanto|sentad[ao]|en la))",
  "mejor no (?:existir|despertar(?: mas| nunca)?$|aber nasido|bibir)",
  "(?:desapareser|dormir(?:me)?|irme|descansar|serar los ojos) para siempre|irme de este mundo|partir de este mundo|desapareser del mundo",
  "(?:no )?(?:quiero |quisiera )?despertar (?:mas|nunca|jamas)$|no (?:bolber a )?despertar(?: mas| nunca)?$",
  "(?:ojala|quisiera|mejor)(?: \\w+)? no (?:(?:ubiera|ubiese|aber) nasido|abria nasido|existiera|existir)|ojala (?:no )?(?:me )?(?:despierte mas|me pase algo|me atropelen)",
  "carta (?:de (?:despedida|suisid\\w+)|para despedirme)|(?:como )?despedirme de (?:todos|este mundo|la bida|mi familia|mis ijos)",

  // Phrases about going, resting or sleeping for good.
  "^(?:ya )?(?:quiero |quisiera )?desapareser(?: (?:ya|oy|aora|nomas|del todo))?$",
  "(?:me (?:quiero|quisiera|boy a|boy) ?(?:ir|dormir)?|irme|descansar|dormir(?:me)?) (?:para|por) siempre(?! (?:del?|al?|con|mejor|bien)\\b)",
  "irme y no (?:bolber|regresar)(?: (?:mas|nunca|jamas))*$|descansar de (?:la bida|esta bida|este mundo|bibir)",
  "beneno para (?:mi(?: mism[ao])?$|ratas?\\b|ratones)|ratisidas?",

  // Phrases about being useless, a burden, or missed by nobody.
  "no sirbo(?: (?:para|de) nada(?! en ))?$|no balgo (?:nada|la pena)$|(?:soy|siento que soy|me siento) (?:un estorbo|in ?util)$",
  "^(?:yo |solo |siento que )*estorbo$|estorbo (?:a|en) (?:mi (?:familia|casa|mama|papa|ij[oa]|pareja|esposo|esposa)|mis (?:ij[oa]s|padres|papas)|tod[oa]s|la familia)",
  "(?:soy|siento que soy) un estorbo|siento que sobro|^(?:yo |ya )?sobro(?: (?:aqui|en este mundo|en mi (?:casa|familia)))?$",
  "nadie me (?:ba a |iba a )?(?:e[xs]tran\\w+|lorar\\w*)|nadie (?:ba a |iba a )?(?:e[xs]tranarme|lorar(?:me|ia)?(?: por mi)?$)",
  "a nadie le (?:importo|importaria si (?:me )?muero|ago falta|aria falta|are falta)",

  "(?:poner(?:le)?|dar(?:le)?) fin a todo$|mi bida (?:ya )?se (?:acabo|termino)$|^mejor muert[ao]s?$",

  // Phrases about having nothing left to live for.
  "me (?:doy|di) por bensid[ao]s?$",
  "ya no (?:aguanto|soporto|resisto|puedo (?:seguir|con (?:esto|la bida|mi bida|todo)))(?: (?:mi bida|la bida|bibir|asi|este dolor|este sufrimiento|seguir|seguir asi))?$",
  "(?:no )?(?:aguanto|soporto) (?:la|mi|esta) bida",
  "ya no quiero (?:nada|seguir|lucar|pelear mas|sufrir|estar)(?: mas| asi)?$|no quiero seguir(?: asi| mas| ya)?$",
  "(?:odio|detesto) (?:mi bida|bibir|estar bib[ao]|mi existensia)",
  "(?:la |mi )?bida no (?:tiene sentido|bale(?: nada| la pena)?)$|(?:para que|de que sirbe|bale la pena|por que) (?:bibir|seguir bib\\w+|sigo bib[ao]|seguir)$|sin (?:sentido|rasones) (?:para|de) bibir",
  "no (?:le )?(?:encuentro|beo|alo) (?:el )?sentido a (?:la|mi) bida",
  "(?:soy|siento que soy) una carga|(?:mejor|estarian mejor|bibirian mejor) sin mi$|nadie me (?:estranaria|estranara|nesesita|ecaria de menos)",
  "no merescas? bibir|sin ganas de bibir|no tengo por que bibir|perder las ganas de bibir",
  "autoles\\w+|aser(?:me|te|se) dano|lastimarme|(?:golpear|quemar|erir|castigar)me(?! (?:con el sol|en el|la lengua))",
]);

/**
 * True when a search, spelled by its sound, shows danger or looks for a help line. It errs towards help: the line with
 * the number costs nothing in a search, but would alarm in a long text.
 */
export function buscaAyuda(suena: string): boolean {
  const corregido = suena.split(" ").map(entendida).join(" ");
  return (
    suenaAPeligro(suena) ||
    hablaDePeligro(corregido) ||
    BUSCA_PELIGRO.test(suena) ||
    BUSCA_PELIGRO.test(corregido)
  );
}
