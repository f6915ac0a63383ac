import { z } from "zod";
import { campoConForma } from "../shared/campos";
import { dia, frase, referencia } from "../contenido/esquemas";
import { SLUGS_DE_ESPECIALIDAD } from "../shared/especialidades/especialidad";

const idEscrito = campoConForma(/^[a-z0-9]+(-[a-z0-9]+)*$/, "lleva minúsculas sin tilde, números y guiones", {
  maximo: 60,
});
const puntos = z.int().min(0).max(10);

/**
 * Advice for a person who chose the option, and a piece of content that may help. The question names its part of life
 * in `sobre`.
 */
const queAconseja = { consejo: frase(240).optional(), pieza: referencia.optional() };

const opcion = z.strictObject({ id: idEscrito, texto: frase(120), puntos: puntos.optional() });
const opciones = <O extends z.ZodType<{ id: string }>>(opcionPosible: O) =>
  z
    .array(opcionPosible)
    .min(2)
    .max(12)
    .refine((todas) => new Set(todas.map(({ id }) => id)).size === todas.length, "repite una opción");

/** Condition of a question: an earlier answer is one of some options, or a number in a range. */
const condicion = z
  .strictObject({
    /** Earlier question or questions of a condition; the answer to any one of them is enough. */
    pregunta: z.union([idEscrito, z.array(idEscrito).min(2).max(20)]),
    es: z.array(idEscrito).min(1).optional(),
    desde: z.number().optional(),
    hasta: z.number().optional(),
  })
  .refine(({ es, desde, hasta }) => es !== undefined || desde !== undefined || hasta !== undefined, {
    path: ["pregunta"],
    message: "no dice con qué respuesta: lleva es, desde o hasta",
  });

const deTodas = {
  cod: idEscrito,
  texto: frase(200),
  ayuda: frase(240).optional(),
  requerida: z.boolean().default(true),
  si: z.array(condicion).min(1).optional(),
};
const quePuntua = { dimension: idEscrito.optional() };
/** Part of life that the options of a question give advice on. */
const queAcompana = { sobre: idEscrito.optional() };

const pregunta = z.discriminatedUnion("tipo", [
  z.strictObject({
    ...deTodas,
    ...quePuntua,
    ...queAcompana,
    tipo: z.literal("single"),
    opciones: opciones(opcion.extend(queAconseja)),
  }),
  z.strictObject({
    ...deTodas,
    ...queAcompana,
    tipo: z.literal("multiple"),
    /** Options of a question. `sola` marks an option that excludes all others, such as "none". */
    opciones: opciones(
      z.strictObject({ id: idEscrito, texto: frase(120), sola: z.boolean().default(false), ...queAconseja }),
    ),
    minimo: z.int().min(1).default(1),
    maximo: z.int().min(1).optional(),
  }),
  z.strictObject({
    ...deTodas,
    ...quePuntua,
    tipo: z.literal("triage"),
    /**
     * Options of a question about danger. `alarma` marks an option that shows the emergency numbers at once. Only the
     * first option denies the danger.
     */
    opciones: opciones(opcion.extend({ alarma: z.boolean().default(false) })),
  }),
  z.strictObject({
    ...deTodas,
    tipo: z.literal("drag-drop"),
    opciones: opciones(z.strictObject({ id: idEscrito, texto: frase(120) })),
  }),
  z.strictObject({
    ...deTodas,
    ...quePuntua,
    tipo: z.literal("scale"),
    desde: z.int().min(0).max(10),
    hasta: z.int().min(1).max(10),
    extremos: z.tuple([frase(40), frase(40)]),
    /** True for a scale whose highest number is the worst. */
    alReves: z.boolean().default(false),
    /** Text that replaces praise in the result of a person whose number is at most `hasta`. */
    primero: z.strictObject({ hasta: z.int().min(0).max(10), resumen: frase(300) }).optional(),
  }),
  z.strictObject({ ...deTodas, tipo: z.literal("nps"), extremos: z.tuple([frase(40), frase(40)]) }),
  z.strictObject({
    ...deTodas,
    ...quePuntua,
    tipo: z.literal("number"),
    /** Points of a numeric answer: each range begins at its bound and ends before the next one. */
    tramos: z
      .array(z.strictObject({ desde: z.number(), puntos }))
      .min(2)
      .max(12)
      .optional(),
    desde: z.number(),
    hasta: z.number(),
    paso: z.number().min(0.1).default(1),
    unidad: frase(20).optional(),
  }),
  z.strictObject({ ...deTodas, tipo: z.literal("text"), maximo: z.int().min(1).max(2000) }),
]);
export type Pregunta = z.output<typeof pregunta>;
export type Condicion = z.output<typeof condicion>;

/** Earlier questions of a condition; the answer to any one of them is enough. */
export const preguntasDeCondicion = ({ pregunta }: Pick<Condicion, "pregunta">): readonly string[] =>
  typeof pregunta === "string" ? [pregunta] : pregunta;
export type PreguntaDe<T extends Pregunta["tipo"]> = Extract<Pregunta, { tipo: T }>;

const dimension = z.strictObject({
  id: idEscrito,
  nombre: frase(40),
  /** Text of a part of life for each band of its score, lowest band first. */
  textos: z.array(frase(300)).min(2),
  /** Recommendation for a part of life with a low score, with its reason. */
  recomendacion: z.strictObject({
    razon: frase(240),
    piezas: z.array(referencia).min(1).max(4),
    /** Slugs of a route (several steps) and of a workshop that are recommended. */
    ruta: idEscrito.optional(),
    taller: idEscrito.optional(),
    especialidad: z.enum(SLUGS_DE_ESPECIALIDAD),
    /** Reason to talk with a specialist of the recommended specialty. */
    conQuien: frase(240),
  }),
});
export type Dimension = z.output<typeof dimension>;

/** A band of a score from 0 to 100. Bands go from the lowest up, and the first begins at 0. */
const franja = z.strictObject({ desde: z.int().min(0).max(99), nombre: frase(40), resumen: frase(300) });
export type Franja = z.output<typeof franja>;

/**
 * Fields that all forms have. A context that adds fields of its own extends them and keeps the checks of
 * `revisarConjunto`.
 */
export const camposDeFormulario = z.strictObject({
  idform: idEscrito,
  /** Class of a form. A survey is answered by anybody on one page at once; a form without a class is a test. */
  clase: z.literal("encuesta").optional(),
  version: z.int().min(1),
  titulo: frase(70),
  minutos: z.int().min(1).max(60),
  /** Source of questions that are quoted word for word, and the day on which they were taken. */
  fuente: z.strictObject({ texto: frase(160), version: frase(80), fecha: dia }).optional(),
  dimensiones: z.array(dimension).default([]),
  franjas: z.array(franja).default([]),
  paginas: z.array(z.strictObject({ titulo: frase(60), preguntas: z.array(pregunta).min(1) })).min(1),
});

/** One version of a form as an editor writes it: its pages of questions, and how the answers are used. */
export const formulario = camposDeFormulario.superRefine(revisarConjunto);
export type Formulario = z.output<typeof formulario>;

export const preguntasDe = ({ paginas }: Pick<Formulario, "paginas">): readonly Pregunta[] =>
  paginas.flatMap(({ preguntas }) => preguntas);

export type Anotar = (path: (string | number)[], message: string) => void;

/** Checks a form as a whole: conditions look at earlier questions, parts of life exist, bands are in order. */
export function revisarConjunto(form: Formulario, ctx: z.RefinementCtx) {
  const anotar: Anotar = (path, message) => ctx.addIssue({ code: "custom", path, message });
  const antes = new Map<string, Pregunta>();
  if (form.clase === "encuesta") revisarEncuesta(form, anotar);
  // A form about well-being needs a question about danger. Without it no result can show that the person is in
  // danger.
  else if (!preguntasDe(form).some(({ tipo }) => tipo === "triage")) {
    anotar(["paginas"], "falta una pregunta de clase triage, que mire si hay peligro");
  }
  form.paginas.forEach(({ preguntas }, pagina) =>
    preguntas.forEach((pregunta, indice) => {
      const lugar = ["paginas", pagina, "preguntas", indice];
      if (antes.has(pregunta.cod)) anotar([...lugar, "cod"], "ya lo tiene otra pregunta");
      revisarCondiciones(pregunta, antes, (path, message) => anotar([...lugar, ...path], message));
      revisarPregunta(pregunta, form, (path, message) => anotar([...lugar, ...path], message));
      antes.set(pregunta.cod, pregunta);
    }),
  );
  form.franjas.forEach(({ desde }, indice) => {
    const anterior = form.franjas[indice - 1];
    if (indice === 0 ? desde !== 0 : desde <= anterior!.desde) {
      anotar(["franjas", indice, "desde"], "las franjas van en orden y la primera empieza en 0");
    }
  });
  form.dimensiones.forEach(({ id, textos }, indice) => {
    if (textos.length !== form.franjas.length) {
      anotar(["dimensiones", indice, "textos"], `lleva un texto para cada franja: ${form.franjas.length}`);
    }
    if (!preguntasDe(form).some((pregunta) => "dimension" in pregunta && pregunta.dimension === id)) {
      anotar(["dimensiones", indice, "id"], "ninguna pregunta la mide");
    }
  });
}

/** Checks that a survey is one page that hides no question, gives no score and asks nothing about health. */
function revisarEncuesta(form: Formulario, anotar: Anotar) {
  form.paginas.forEach(({ preguntas }, pagina) =>
    preguntas.forEach(({ si, tipo }, indice) => {
      const lugar = ["paginas", pagina, "preguntas", indice];
      if (si) anotar([...lugar, "si"], "una encuesta no esconde preguntas");
      if (tipo === "triage" || tipo === "drag-drop") {
        anotar([...lugar, "tipo"], `una encuesta no lleva preguntas de clase ${tipo}`);
      }
    }),
  );
  if (form.dimensiones.length > 0) anotar(["dimensiones"], "una encuesta no puntúa");
}

function revisarCondiciones({ si = [] }: Pregunta, antes: ReadonlyMap<string, Pregunta>, anotar: Anotar) {
  si.forEach((condicion, indice) => {
    const { es = [], desde, hasta } = condicion;
    const lugar = (campo: string) => ["si", indice, campo];
    for (const cod of preguntasDeCondicion(condicion)) {
      const otra = antes.get(cod);
      if (!otra) {
        anotar(lugar("pregunta"), `no hay antes una pregunta «${cod}»`);
        continue;
      }
      const conNumero = ["scale", "nps", "number"].includes(otra.tipo);
      if (!conNumero && (desde !== undefined || hasta !== undefined)) {
        anotar(lugar("pregunta"), `«${cod}» no se responde con un número`);
      }
      es.forEach((id, puesto) => {
        if (!("opciones" in otra) || !otra.opciones.some((opcionPosible) => opcionPosible.id === id)) {
          anotar(["si", indice, "es", puesto], `«${cod}» no tiene la opción «${id}»`);
        }
      });
    }
  });
}

function revisarPregunta(pregunta: Pregunta, { dimensiones }: Formulario, anotar: Anotar) {
  if ("desde" in pregunta && pregunta.desde >= pregunta.hasta) anotar(["hasta"], "es menos que desde");
  if (
    pregunta.tipo === "multiple" &&
    Math.max(pregunta.minimo, pregunta.maximo ?? 0) > pregunta.opciones.length
  ) {
    anotar(["opciones"], "son menos de las que hay que elegir");
  }
  if (pregunta.tipo === "triage") revisarPeligro(pregunta, anotar);
  revisarConsejos(pregunta, dimensiones, anotar);
  if (!("dimension" in pregunta) || pregunta.dimension === undefined) return;
  if (!dimensiones.some(({ id }) => id === pregunta.dimension)) {
    anotar(["dimension"], `no hay una dimensión «${pregunta.dimension}»`);
  }
  if (pregunta.tipo === "scale") return;
  if (pregunta.tipo === "number") revisarTramos(pregunta, anotar);
  else {
    pregunta.opciones.forEach((opcion, indice) => {
      if (opcion.puntos === undefined) anotar(["opciones", indice, "puntos"], "falta");
    });
    if (maximoDe(pregunta) === 0) anotar(["opciones"], "ninguna da puntos");
  }
}

/** Checks a question about danger: each option but the first, which denies it, must raise the alarm. */
function revisarPeligro({ requerida, opciones }: PreguntaDe<"triage">, anotar: Anotar) {
  if (!requerida) anotar(["requerida"], "una pregunta de peligro no se deja sin responder");
  opciones.forEach(({ alarma }, indice) => {
    if (indice === 0 && alarma) {
      anotar(["opciones", 0, "alarma"], "la primera opción es la que dice que no hay peligro");
    }
    if (indice > 0 && !alarma) {
      const mensaje = "falta: en una pregunta de peligro solo la primera opción va sin alarma";
      anotar(["opciones", indice, "alarma"], mensaje);
    }
  });
}

/** Checks that advice belongs to a part of life that the form has. */
function revisarConsejos(pregunta: Pregunta, dimensiones: Formulario["dimensiones"], anotar: Anotar) {
  if (pregunta.tipo !== "single" && pregunta.tipo !== "multiple") return;
  const aconseja = pregunta.opciones.some(
    ({ consejo, pieza }) => consejo !== undefined || pieza !== undefined,
  );
  if (pregunta.sobre === undefined) {
    if (aconseja) anotar(["sobre"], "falta: di sobre qué dimensión aconsejan sus opciones");
  } else if (!dimensiones.some(({ id }) => id === pregunta.sobre)) {
    anotar(["sobre"], `no hay una dimensión «${pregunta.sobre}»`);
  }
}

/** Checks that every possible number of a numeric question has points. */
function revisarTramos({ desde, tramos = [] }: PreguntaDe<"number">, anotar: Anotar) {
  if (tramos.length === 0) anotar(["tramos"], "falta");
  tramos.forEach((tramo, indice) => {
    const anterior = tramos[indice - 1];
    if (anterior ? tramo.desde <= anterior.desde : tramo.desde !== desde) {
      anotar(["tramos", indice, "desde"], `van en orden y el primero empieza en ${desde}`);
    }
  });
}

/** Most points that the answer to a question can have. */
export function maximoDe(pregunta: Pregunta): number {
  if (pregunta.tipo === "scale") return pregunta.hasta - pregunta.desde;
  if (pregunta.tipo === "number") return Math.max(0, ...(pregunta.tramos ?? []).map(({ puntos }) => puntos));
  if (pregunta.tipo !== "single" && pregunta.tipo !== "triage") return 0;
  return Math.max(...pregunta.opciones.map(({ puntos = 0 }) => puntos));
}
