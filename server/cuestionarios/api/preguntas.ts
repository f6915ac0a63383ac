import { z } from "zod";
import type { Pregunta } from "../../../app/domain/cuestionarios/formulario";

const elegido = z.object({
  idRespuesta: z.string("Falta el identificador").max(60, "No es una respuesta"),
  texto: z.string("Falta el texto").max(4000, "Es más de lo que cabe").default(""),
});
export const codPregunta = z.string("Falta la pregunta").max(60, "No es una pregunta");
export const uuidForm = z.string("Falta cuál").regex(/^[\w-]{1,60}$/, "No es un cuestionario");
export const elegidosEnApi = z.array(elegido, "Falta la respuesta").max(20, "Son demasiadas opciones");
export const respuestaEnApi = z.object({
  codPregunta,
  completado: z.boolean("Es true o false").default(true),
  respuesta: elegidosEnApi,
});

/** Schema of a form's question in `/v2`. */
export const preguntaEnApi = z.object({
  codPregunta: z.string(),
  tipo: z.string(),
  texto: z.string(),
  ayuda: z.string().nullable(),
  requerida: z.boolean(),
  opciones: z.array(
    z.object({
      idRespuesta: z.string(),
      texto: z.string(),
      /** True when the option excludes all others. */
      sola: z.boolean(),
      /** True when choosing the option shows the help line at once. */
      alarma: z.boolean(),
    }),
  ),
  desde: z.number().nullable(),
  hasta: z.number().nullable(),
  /** Step between two numbers of the scale. */
  paso: z.number().nullable(),
  unidad: z.string().nullable(),
  /** Labels of the first and the last value of a scale. */
  extremos: z.array(z.string()).nullable(),
  /** Minimum and maximum number of options to choose, or of letters in a text. */
  minimo: z.int().nullable(),
  maximo: z.int().nullable(),
});

export const enApi = (pregunta: Pregunta): z.output<typeof preguntaEnApi> => ({
  codPregunta: pregunta.cod,
  tipo: pregunta.tipo,
  texto: pregunta.texto,
  ayuda: pregunta.ayuda ?? null,
  requerida: pregunta.requerida,
  opciones: "opciones" in pregunta ? pregunta.opciones.map(opcionEnApi) : [],
  desde: "desde" in pregunta ? pregunta.desde : pregunta.tipo === "nps" ? 0 : null,
  hasta: "hasta" in pregunta ? pregunta.hasta : pregunta.tipo === "nps" ? 10 : null,
  paso: "paso" in pregunta ? pregunta.paso : null,
  unidad: "unidad" in pregunta ? (pregunta.unidad ?? null) : null,
  extremos: "extremos" in pregunta ? pregunta.extremos : null,
  minimo: "minimo" in pregunta ? pregunta.minimo : null,
  maximo: "maximo" in pregunta ? (pregunta.maximo ?? null) : null,
});

const opcionEnApi = (opcion: { id: string; texto: string; sola?: boolean; alarma?: boolean }) => ({
  ...{ idRespuesta: opcion.id, texto: opcion.texto },
  ...{ sola: opcion.sola ?? false, alarma: opcion.alarma ?? false },
});
