import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { sinAcentos } from "../../../app/domain/shared/palabras";
import { comoSuena, hablaDePeligro } from "../../../app/domain/shared/peligro";
import { comoSeLee } from "../../../app/domain/shared/textoParaOtros";

/** Sentences of people in danger, with the spelling of a telephone. */
const EN_PELIGRO = [
  "suicidio",
  "pensamientos suisidas",
  "me quiero suicidar",
  "sucidarme",
  "Me quiero MORIR",
  "quiero matarme",
  "me voy a matar",
  "me boy a matar",
  "me kiero matar",
  "no quiero seguir viviendo",
  "no quiero vivir",
  "ya no kiero vivir",
  "ya no qiero bibir",
  "no aguanto mas vivir",
  "no vale la pena vivir",
  "quiero acabar con mi vida",
  "quiero poner fin a mi vida",
  "pienso ponerle fin a mi vida",
  "me hago cortes en los brazos",
  "quiero dejar este mundo",
  "kiero desvivirme",
  "quitarme de en medio",
  "terminar con mi vida",
  "quiero terminar con todo esto",
  "no tengo ganas de vivir",
  "sin ganas de vivir",
  "perdí las ganas de vivir",
  "cansada de vivir",
  "kiero morir",
  "kiero morirme",
  "deseos de morir",
  "ganas de morir",
  "prefiero morir",
  "mejor morir",
  "quiero estar muerta",
  "estaría mejor muerto",
  "quisiera no despertar",
  "quiero desaparecer",
  "quitarme la vida",
  "kitarme la bida",
  "se quiere quitar la vida",
  "mi hijo se quiere matar",
  "mi hermano se va a matar",
  "mi amiga no quiere vivir",
  "hacerme daño",
  "hacerme danio",
  "aserme dano",
  "me hago daño",
  "autolesiones",
  "cortarme",
  "me corto los brazos",
  "cortarme las venas",
  "quiero\nmorir",
  "línea 113",
  "ayuda urgente",
  "auxilio",
  "quiero morir",
  "QUIERO MORIR!!!",
  "qro morir",
  "quero morirme ya",
  "quieroooo moriiiir",
  "m kiero morir",
  "me quiero hacer daño",
  "me kiero aser daño",
  "ME QUIERO HACER DANO",
  "a veces me dan ganas de hacerme daño",
  "me quiero lastimar",
  "quiero lastimarme",
  "me quiero matar",
  "matarme",
  "pienso en matarme",
  "no qiero bivir mas",
  "No quiero vivir así",
  "no puedo vivir con este dolor",
  "no quiero vivir en este mundo",
  "no quiero seguir aquí",
  "ya no quiero estar viva",
  "no quiero despertar",
  "quisiera dormir y no despertar nunca",
  "ojalá me muera",
  "quisiera que me muriera",
  "tengo pensamientos de muerte",
  "pienso todo el tiempo en la muerte",
  "mi vida no tiene sentido",
  "mi vida ya no vale nada",
  "no tengo razones para vivir",
  "no encuentro motivos para seguir viviendo",
  "¿para qué seguir viviendo?",
  "quiero tirarme de un puente",
  "me quiero tirar al tren",
  "me quiero ahorcar",
  "pienso en ahorcarme",
  "voy a tomarme todas las pastillas",
  "quiero pegarme un tiro",
  "nadie me va a extrañar si me muero",
  "todos estarían mejor sin mí",
  "zuicidarme",
  "ideas suizidas",
  "mi hija empezó a cortarse",
  "La sesión fue buena, la sala también, pero la verdad es que no quiero vivir.",
  "quiero matar a mi jefe y después matarme",
  "es una emergencia",
  "un día de estos me mato",
  "quiero kortarme",
];

/** Sentences with each of the words that the rules list as alternatives. */
const CON_CADA_PALABRA = [
  ...["quisiera", "tengo ganas de", "voy a"].map((querer) => `${querer} lastimarme`),
  ...["herirme", "castigarme", "golpearme", "lanzarme", "colgarme", "envenenarme", "empastillarme"].map(
    (que) => `quiero ${que}`,
  ),
  ...["dispararme", "darme un tiro"].map((que) => `quiero ${que}`),
  ...["lastimarse", "herirse", "tirarse", "lanzarse", "ahorcarse", "colgarse", "morirse", "matarse"].map(
    (que) => `mi hijo quiere ${que}`,
  ),
  ...["quisiera", "tengo ganas de", "pensé en", "pienso", "intenté", "deseo"].map(
    (que) => `${que} ahorcarme`,
  ),
  ...["colgar", "envenenar", "empastillar", "disparar", "pegar un tiro", "dar un tiro"].map(
    (que) => `me quiero ${que}`,
  ),
  ...["de un puente", "del techo", "por la ventana", "a las vías", "al carro", "al vacío"].map(
    (donde) => `me quiero tirar ${donde}`,
  ),
  ...["de un puente", "del techo", "por la ventana", "al tren", "al carro"].map(
    (donde) => `me quiero lanzar ${donde}`,
  ),
  ...["quisiera", "voy a"].map((querer) => `me ${querer} ahorcar`),
  ...["el brazo", "las venas", "las muñecas", "las piernas"].map((donde) => `me corto ${donde}`),
  ...["acabo", "termino", "acabaré"].map((como) => `${como} con mi vida`),
  ...["su vida", "mi existencia"].map((que) => `acabar con ${que}`),
  ...["quisiera", "quería", "puede", "soporto", "merezco", "deseo", "tiene sentido"].map(
    (como) => `no ${como} vivir`,
  ),
  "no quiero seguir vivo",
  ...["harta", "harto"].map((como) => `${como} de vivir`),
  ...["seguir viviendo", "la vida", "mi vida"].map((que) => `cansada de ${que}`),
  ...["quisiera", "quiere", "deseo", "merezco"].map((como) => `no ${como} seguir aquí`),
  ...[
    "estar en este mundo",
    "estar en esta vida",
    "seguir en este mundo",
    "seguir en esta vida",
    "existir",
  ].map((que) => `no quiero ${que}`),
  ...["no hay", "no veo"].map((como) => `${como} razón para vivir`),
  ...["un motivo", "una razón", "más razones", "ningún motivo", "ninguna razón"].map(
    (que) => `no encuentro ${que} para vivir`,
  ),
  ...["para vivir", "de vivir", "a vivir", "para seguir vivo"].map((que) => `no encuentro sentido ${que}`),
  ...["me quito", "se quita", "que se quite", "quiere quitarse"].map((como) => `${como} la vida`),
  "quiero dormir para no despertar",
  "dormir y nunca despertar",
  ...["quisiera", "quiere"].map((como) => `no ${como} despertar`),
  ...["nadie lo notaría si muero", "nadie lo notaría si desaparezco"],
  ...["llamen al 113", "tengo una emergencia", "tenemos una emergencia", "ayuda ahora", "ayuda ya"],
  ...["para qué sigo viviendo", "para qué vivo"],
  ...["quisiera no estar aquí", "quisiera no existir"],
  ...["ideas de muerte", "ganas de muerte"],
  ...["mucho ", "siempre ", "a diario ", ""].map((cuanto) => `pienso ${cuanto}en mi muerte`),
  ...["quisiera", "voy a", "dan ganas de", "provoca", "da por"].map((como) => `me ${como} lastimar`),
  ...["me quiero herir", "me quiero causar daño", "quiere hacerse daño"],
  ...["quiero que", "quisiera que", "deseo que"].map((como) => `${como} me muera`),
  ...[
    "ojalá muera",
    "ojalá ya me muera",
    "ojalá no despertara",
    "ojalá me muera al llegar",
    "mejor me muriera",
  ],
  ...["me quitaron las ganas de vivir", "sin ganas de seguir viviendo"],
];

const EN_CALMA = [
  "respirar",
  "mascota",
  "amor",
  "miedo a la muerte",
  "la muerte de mi padre",
  "me muero de risa",
  "poner fin a mi dieta",
  "quiero dejar este mundo mejor para mis hijos",
  "dejar esta vida sedentaria",
  "me hago cortes de pelo en casa",
  "mi vida social terminó",
  "morirme de risa",
  "quiero morir de risa",
  "morirse de calor",
  "matar el tiempo",
  "ganas de matar el tiempo",
  "quiero cortarme el pelo",
  "tengo ganas de vivir",
  "vivir mejor",
  "quiero vivir tranquila",
  "calidad de vida",
  "terminar con mi pareja",
  "mi perro se va a morir",
  "me lesioné la rodilla",
  "subsidio",
  "residencia",
  "sidra",
  "lesión de rodilla",
  "perder peso",
  "cansado de trabajar",
  "sin ganas de cocinar",
  "no quiero pelear",
  "mejor dormir",
  "primeros auxilios",
  "fondo de emergencia",
  "ahorro para emergencias",
  "ayuda",
  "me muero de hambre",
  "quiero morirme de la risa",
  "me quiero morir de la vergüenza",
  "me muero por conocer al anfitrión",
  "muero de sueño",
  "casi muero de la emoción",
  "matar las horas",
  "quiero matar el hambre con algo sano",
  "cómo matar las cucarachas",
  "quiero matar dos pájaros de un tiro",
  "me mato trabajando",
  "me mato de risa en las clases",
  "no quiero matarme entrenando",
  "quiero cortarme las puntas",
  "la videollamada empezó a cortarse",
  "suele cortarse el audio",
  "quiero desaparecer mis ojeras",
  "el botón debería desaparecer",
  "no puedo vivir sin café",
  "no quiero vivir con mi suegra",
  "no quiero vivir en Lima",
  "no quiero vivir lejos de mis hijos",
  "¿puede hacerme daño correr en ayunas?",
  "¿comer pan de noche va a hacerme daño?",
  "la leche me hace daño",
  "quiero tirarme a la piscina",
  "no quiero despertar tan temprano",
  "mi vida no es fácil, pero la disfruto",
  "tengo razones para vivir mejor",
  "ahorro para una emergencia",
  "mi pulso dio 113",
  "el auxilio mecánico del seguro",
  "María del Socorro me atendió muy bien",
  "quiero acabar con el estrés",
  "quiero terminar con mis deudas",
  "me quita el sueño el trabajo",
  "murió mi abuela y estoy triste",
  "Todo bien, gracias. Me gustó mucho la sesión.",
  "ojalá no despertara al bebé",
  "me mato haciendo abdominales",
  "mi hija quiere cortarse el pelo",
  "cansada de vivir lejos de mi familia",
  ...["en", "con", "cerca"].map((como) => `cansada de vivir ${como} tanto ruido`),
  ...[
    "un rato",
    "las horas",
    "los antojos",
    "mi aburrimiento",
    "la ansiedad",
    "la sed",
    "esta curiosidad",
  ].map((que) => `quiero matar ${que}`),
  ...["unas cucarachas", "las hormigas", "los bichos", "mosquitos", "zancudos", "bacterias", "gérmenes"].map(
    (que) => `quiero matar ${que}`,
  ),
  ...["virus", "la planta", "maleza", "hongos", "pulgas", "garrapatas"].map((que) => `quiero matar ${que}`),
  ...["llamada", "sonido", "imagen", "señal", "internet", "conexión", "luz", "agua", "Zoom"].map(
    (que) => `la ${que} suele cortarse`,
  ),
  ...["transmisión", "micrófono", "leche", "mayonesa"].map((que) => `${que} que suele cortarse`),
  ...["el cabello", "el cerquillo", "el flequillo", "las uñas", "un poco el pelo"].map(
    (que) => `quiero cortarme ${que}`,
  ),
  ...["chocolate", "música", "internet", "dulces", "pan", "mi celular", "mi perro", "mi gato"].map(
    (que) => `no puedo vivir sin ${que}`,
  ),
  ...["padres", "papás", "tíos", "hermanos", "primos", "abuelos", "compañeros", "familiares"].map(
    (parientes) => `no quiero vivir con mis ${parientes}`,
  ),
  ...["cerca del mar", "acá", "solo de pan"].map((como) => `no quiero vivir ${como}`),
  ...["en paracaídas", "al mar", "en la cama", "en el sofá", "un rato", "al agua", "a nadar"].map(
    (como) => `quiero tirarme ${como}`,
  ),
  ...["tarde", "a las seis", "a mi hijo", "al bebé", "con ruido"].map((que) => `no quiero despertar ${que}`),
  ...["podría", "suele", "llega a"].map((como) => `correr ${como} hacerme daño`),
  ...["estudiando", "con tanto trabajo", "en el gimnasio", "en el trabajo"].map(
    (como) => `no quiero matarme ${como}`,
  ),
];

describe("what somebody in danger writes", () => {
  it.each([...new Set([...EN_PELIGRO, ...CON_CADA_PALABRA])])("%s", (escrito) =>
    expect(hablaDePeligro(escrito)).toBe(true),
  );
  it.each([...new Set(EN_CALMA)])("is not %s", (escrito) => expect(hablaDePeligro(escrito)).toBe(false));

  it.each([...new Set(EN_PELIGRO)])("%s, however it is written and whatever stands around it", (escrito) => {
    const sinTildes = escrito.normalize("NFD").replace(/\p{M}/gu, "");
    const maneras = [
      escrito.toUpperCase(),
      sinTildes,
      `Hola. ${escrito}, y gracias por leer.`,
      `«${escrito}»`,
    ];
    expect(maneras.filter((frase) => !hablaDePeligro(frase))).toEqual([]);
  });

  it("is heard at the end of all that a field takes", () => {
    expect(hablaDePeligro(`${"Fue un buen día. ".repeat(235)} quiero morir`)).toBe(true);
  });

  it.each([
    ["letters that nobody sees", "quiero mo\u200brir, no quiero vi\u00advir"],
    ["letters of another width", "ｑｕｉｅｒｏ ｍｏｒｉｒ"],
    ["a figure for a letter", "quiero m0rir"],
    ["marks that stand apart, however many", `quiero mori\u0301${"\u0316".repeat(999)}r`],
  ])("is heard through %s", (_, escrito) => expect(hablaDePeligro(escrito)).toBe(true));

  /**
   * Parts of the rules, spelled by sound. A rule with a misspelt word never matches: its meaning is not recognised, or
   * not excluded.
   */
  it.each([
    ["shared/peligro", "QUERER"],
    ["saludMental/malMomento", "DE_URGENCIA"],
    ["saludMental/peligroAlBuscar", "LUGARES"],
  ])("is spelled in the rules of %s as it sounds", (modulo, primera) => {
    const texto = readFileSync(`app/domain/${modulo}.ts`, "utf8");
    const reglas = texto
      .slice(texto.indexOf(`const ${primera}`))
      .match(/"(?:[^"\\\n]|\\.)*"|`[^`]*`|= *\/.*\/;/g)!
      // Optional letters, and those of a character class, are left out.
      .map((regla) => regla.replace(/\$\{\w+\}|\\+.|\[[^\]]*\]|[a-z]\?/g, " "));
    const palabras = reglas.flatMap((regla) => regla.match(/[a-z]{2,}/g) ?? []);
    expect(palabras.length).toBeGreaterThan(50);
    expect(palabras.filter((palabra) => comoSuena(palabra) !== palabra)).toEqual([]);
  });

  /**
   * Combining marks. Sorting the marks of a letter takes the square of their number: ten stay, and one of them may
   * stand for two.
   */
  it.each(["\u0f73", "\u0301\u0316", "\u0344", "\u0483\u20dd"])(
    "is read with few marks on a letter: %j",
    (marcas) => {
      const leido = comoSeLee(`a${marcas.repeat(2e4)}`);
      expect([leido.length <= 21, sinAcentos(`a${marcas.repeat(2e4)}`)]).toEqual([true, "a"]);
    },
  );

  it("is read no longer than it may be, though a sign of it be a sentence", () => {
    expect(comoSuena("\ufdfa".repeat(2e4)).length).toBeLessThanOrEqual(2e4);
  });

  /** Long texts of repeated words. A rule that tries such a text in too many ways would not end here. */
  it.each(["no ", "q", "me quiero ", "la llamada ", "quiero que ", "pensar de "])(
    "has an end where nothing but %j is written",
    (largo) => expect(hablaDePeligro(largo.repeat(1e5))).toBe(false),
  );
});
