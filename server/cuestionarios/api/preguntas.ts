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

/** A question as it is asked. */
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
      /** Goes with none of the others. */
      sola: z.boolean(),
      /** Whoever chooses it is shown at once whom to call. */
      alarma: z.boolean(),
    }),
  ),
  desde: z.number().nullable(),
  hasta: z.number().nullable(),
  /** From one number to the next. */
  paso: z.number().nullable(),
  unidad: z.string().nullable(),
  /** What the first and the last of a scale mean. */
  extremos: z.array(z.string()).nullable(),
  /** How many options may be chosen; of a text, how many letters it may have. */
  minimo: z.int().nullable(),
  maximo: z.int().nullable(),
});

export const enApi = (una: Pregunta): z.output<typeof preguntaEnApi> => ({
  codPregunta: una.cod,
  tipo: una.tipo,
  texto: una.texto,
  ayuda: una.ayuda ?? null,
  requerida: una.requerida,
  opciones: "opciones" in una ? una.opciones.map(opcionEnApi) : [],
  desde: "desde" in una ? una.desde : una.tipo === "nps" ? 0 : null,
  hasta: "hasta" in una ? una.hasta : una.tipo === "nps" ? 10 : null,
  paso: "paso" in una ? una.paso : null,
  unidad: "unidad" in una ? (una.unidad ?? null) : null,
  extremos: "extremos" in una ? una.extremos : null,
  minimo: "minimo" in una ? una.minimo : null,
  maximo: "maximo" in una ? (una.maximo ?? null) : null,
});

const opcionEnApi = (opcion: { id: string; texto: string; sola?: boolean; alarma?: boolean }) => ({
  ...{ idRespuesta: opcion.id, texto: opcion.texto },
  ...{ sola: opcion.sola ?? false, alarma: opcion.alarma ?? false },
});
