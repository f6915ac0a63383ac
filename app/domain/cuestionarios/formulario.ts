import { z } from "zod";
import { dia, frase, referencia } from "../contenido/esquemas";
import { SLUGS_DE_ESPECIALIDAD } from "../shared/especialidades/especialidad";

const idEscrito = z
  .string()
  .min(1)
  .max(60)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "lleva minúsculas sin tilde, números y guiones");
const puntos = z.int().min(0).max(10);

/** What whoever chooses an option is told of it, and what may help them; under `sobre` of its question. */
const queAconseja = { consejo: frase(240).optional(), pieza: referencia.optional() };

const opcion = z.strictObject({ id: idEscrito, texto: frase(120), puntos: puntos.optional() });
const opciones = <O extends z.ZodType<{ id: string }>>(una: O) =>
  z
    .array(una)
    .min(2)
    .max(12)
    .refine((todas) => new Set(todas.map(({ id }) => id)).size === todas.length, "repite una opción");

/** What has to have been answered before, so that a question is asked: one of these, or a number from here to there. */
const condicion = z
  .strictObject({
    /** One or several questions; the answer to one of them suffices. */
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
/** The dimension that its options give advice on. */
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
    /** `sola`: goes with none of the others. */
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
    /** `alarma`: whoever answers so is shown at once whom to call. The first option alone says that there is no danger. */
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
    /** The highest number is the worst. */
    alReves: z.boolean().default(false),
    /** Whoever answers so much or less is never told that all goes well, but this. */
    primero: z.strictObject({ hasta: z.int().min(0).max(10), resumen: frase(300) }).optional(),
  }),
  z.strictObject({ ...deTodas, tipo: z.literal("nps"), extremos: z.tuple([frase(40), frase(40)]) }),
  z.strictObject({
    ...deTodas,
    ...quePuntua,
    tipo: z.literal("number"),
    /** What a number scores, from each of these up to the next. */
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

/** The questions of a condition, of which the answer to one suffices. */
export const preguntasDeCondicion = ({ pregunta }: Pick<Condicion, "pregunta">): readonly string[] =>
  typeof pregunta === "string" ? [pregunta] : pregunta;
export type PreguntaDe<T extends Pregunta["tipo"]> = Extract<Pregunta, { tipo: T }>;

const dimension = z.strictObject({
  id: idEscrito,
  nombre: frase(40),
  /** What is said of it, for each band from the lowest to the highest. */
  textos: z.array(frase(300)).min(2),
  /** What may help, and why: shown where it does not go well. */
  recomendacion: z.strictObject({
    razon: frase(240),
    piezas: z.array(referencia).min(1).max(4),
    /** By their addresses: a way of several steps, and something to do with others. */
    ruta: idEscrito.optional(),
    taller: idEscrito.optional(),
    especialidad: z.enum(SLUGS_DE_ESPECIALIDAD),
    /** Why somebody of that specialty. */
    conQuien: frase(240),
  }),
});
export type Dimension = z.output<typeof dimension>;

/** The bands of a score from 0 to 100, from the lowest: the first begins at 0. */
const franja = z.strictObject({ desde: z.int().min(0).max(99), nombre: frase(40), resumen: frase(300) });
export type Franja = z.output<typeof franja>;

/** The fields of every form; a use that adds some extends them and keeps `revisarConjunto`. */
export const camposDeFormulario = z.strictObject({
  idform: idEscrito,
  /** A survey is answered at once, on one page, by anybody; what says nothing is a test of somebody's own. */
  clase: z.literal("encuesta").optional(),
  version: z.int().min(1),
  titulo: frase(70),
  minutos: z.int().min(1).max(60),
  /** Whose words its questions are, where they are taken to the letter, and on which day they were. */
  fuente: z.strictObject({ texto: frase(160), version: frase(80), fecha: dia }).optional(),
  dimensiones: z.array(dimension).default([]),
  franjas: z.array(franja).default([]),
  paginas: z.array(z.strictObject({ titulo: frase(60), preguntas: z.array(pregunta).min(1) })).min(1),
});

/** A form as an editor writes it, in one version: its pages of questions, and what becomes of the answers. */
export const formulario = camposDeFormulario.superRefine(revisarConjunto);
export type Formulario = z.output<typeof formulario>;

export const preguntasDe = ({ paginas }: Pick<Formulario, "paginas">): readonly Pregunta[] =>
  paginas.flatMap(({ preguntas }) => preguntas);

export type Anotar = (path: (string | number)[], message: string) => void;

/** What holds only of the whole: conditions that look back, dimensions that exist, bands in order. */
export function revisarConjunto(form: Formulario, ctx: z.RefinementCtx) {
  const anotar: Anotar = (path, message) => ctx.addIssue({ code: "custom", path, message });
  const antes = new Map<string, Pregunta>();
  if (form.clase === "encuesta") revisarEncuesta(form, anotar);
  // Whoever is asked how they are is asked this too: what no question finds, no result can tell.
  else if (!preguntasDe(form).some(({ tipo }) => tipo === "triage")) {
    anotar(["paginas"], "falta una pregunta de clase triage, que mire si hay peligro");
  }
  form.paginas.forEach(({ preguntas }, pagina) =>
    preguntas.forEach((una, indice) => {
      const lugar = ["paginas", pagina, "preguntas", indice];
      if (antes.has(una.cod)) anotar([...lugar, "cod"], "ya lo tiene otra pregunta");
      revisarCondiciones(una, antes, (path, message) => anotar([...lugar, ...path], message));
      revisarPregunta(una, form, (path, message) => anotar([...lugar, ...path], message));
      antes.set(una.cod, una);
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
    if (!preguntasDe(form).some((una) => "dimension" in una && una.dimension === id)) {
      anotar(["dimensiones", indice, "id"], "ninguna pregunta la mide");
    }
  });
}

/** One page that hides nothing, scores nobody and asks nothing of health. */
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
      es.forEach((id, cual) => {
        if (!("opciones" in otra) || !otra.opciones.some((una) => una.id === id)) {
          anotar(["si", indice, "es", cual], `«${cod}» no tiene la opción «${id}»`);
        }
      });
    }
  });
}

function revisarPregunta(una: Pregunta, { dimensiones }: Formulario, anotar: Anotar) {
  if ("desde" in una && una.desde >= una.hasta) anotar(["hasta"], "es menos que desde");
  if (una.tipo === "multiple" && Math.max(una.minimo, una.maximo ?? 0) > una.opciones.length) {
    anotar(["opciones"], "son menos de las que hay que elegir");
  }
  if (una.tipo === "triage") revisarPeligro(una, anotar);
  revisarConsejos(una, dimensiones, anotar);
  if (!("dimension" in una) || una.dimension === undefined) return;
  if (!dimensiones.some(({ id }) => id === una.dimension)) {
    anotar(["dimension"], `no hay una dimensión «${una.dimension}»`);
  }
  if (una.tipo === "scale") return;
  if (una.tipo === "number") revisarTramos(una, anotar);
  else {
    una.opciones.forEach((opcion, indice) => {
      if (opcion.puntos === undefined) anotar(["opciones", indice, "puntos"], "falta");
    });
    if (maximoDe(una) === 0) anotar(["opciones"], "ninguna da puntos");
  }
}

/** A danger is never passed by: each answer but the one that says that there is none, the first, gives the alarm. */
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

/** Advice is on a dimension that there is. */
function revisarConsejos(una: Pregunta, dimensiones: Formulario["dimensiones"], anotar: Anotar) {
  if (una.tipo !== "single" && una.tipo !== "multiple") return;
  const aconseja = una.opciones.some(({ consejo, pieza }) => consejo !== undefined || pieza !== undefined);
  if (una.sobre === undefined) {
    if (aconseja) anotar(["sobre"], "falta: di sobre qué dimensión aconsejan sus opciones");
  } else if (!dimensiones.some(({ id }) => id === una.sobre)) {
    anotar(["sobre"], `no hay una dimensión «${una.sobre}»`);
  }
}

/** Of a number that scores: every one that may be typed does. */
function revisarTramos({ desde, tramos = [] }: PreguntaDe<"number">, anotar: Anotar) {
  if (tramos.length === 0) anotar(["tramos"], "falta");
  tramos.forEach((tramo, indice) => {
    const anterior = tramos[indice - 1];
    if (anterior ? tramo.desde <= anterior.desde : tramo.desde !== desde) {
      anotar(["tramos", indice, "desde"], `van en orden y el primero empieza en ${desde}`);
    }
  });
}

/** The most that can be scored in a question. */
export function maximoDe(una: Pregunta): number {
  if (una.tipo === "scale") return una.hasta - una.desde;
  if (una.tipo === "number") return Math.max(0, ...(una.tramos ?? []).map(({ puntos }) => puntos));
  if (una.tipo !== "single" && una.tipo !== "triage") return 0;
  return Math.max(...una.opciones.map(({ puntos = 0 }) => puntos));
}
