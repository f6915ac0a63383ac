import { z } from "zod";
import { porDondeVa, progreso, type EstadoDeCuestionario } from "../../../app/domain/cuestionarios/estado";
import { preguntasDe, type Formulario } from "../../../app/domain/cuestionarios/formulario";
import { daAlarma } from "../../../app/domain/cuestionarios/resultados";
import { ayudaEnApi, ayudaSi } from "../../platform/api/ayuda";
import { enApi, preguntaEnApi, respuestaEnApi } from "./preguntas";

/** Progress of a person or guest in a form, with the questions that their answers lead to. */
export const cuestionarioEnApi = z.object({
  idform: z.string(),
  version: z.int(),
  titulo: z.string(),
  /** Id of the person's answers to a form; null until they begin it. */
  uuidForm: z.string().nullable(),
  /** Questions of the form that the present answers lead to. */
  preguntas: z.array(preguntaEnApi),
  respuestas: z.array(respuestaEnApi),
  /** The first question without an answer; null when all have one. */
  siguiente: z.string().nullable(),
  porcentaje: z.int(),
  terminado: z.boolean(),
  /** True when an answer signals danger: show the help line at once. */
  alarma: z.boolean(),
  ayuda: ayudaEnApi,
});

export function comoEsta(
  form: Formulario,
  estado: EstadoDeCuestionario,
  empezado: boolean,
  terminado: boolean,
): z.output<typeof cuestionarioEnApi> {
  const alarma = daAlarma(form, estado);
  return {
    idform: form.idform,
    version: form.version,
    titulo: form.titulo,
    uuidForm: empezado ? estado.uuidForm : null,
    preguntas: preguntasDe(form)
      .filter(({ cod }) => estado.preguntas.includes(cod))
      .map(enApi),
    respuestas: estado.respuestas.map(({ respuesta, ...resto }) => ({ ...resto, respuesta: [...respuesta] })),
    siguiente: porDondeVa(estado),
    porcentaje: progreso(estado, "").porcentaje,
    terminado,
    alarma,
    ayuda: ayudaSi(alarma),
  };
}
