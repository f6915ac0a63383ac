import { z } from "zod";
import { porDondeVa, progreso, type EstadoDeCuestionario } from "../../../app/domain/cuestionarios/estado";
import { preguntasDe, type Formulario } from "../../../app/domain/cuestionarios/formulario";
import { daAlarma } from "../../../app/domain/cuestionarios/resultados";
import { ayudaEnApi, ayudaSi } from "../../platform/api/ayuda";
import { enApi, preguntaEnApi, respuestaEnApi } from "./preguntas";

/** How far somebody is with a form, and what is asked of them. */
export const cuestionarioEnApi = z.object({
  idform: z.string(),
  version: z.int(),
  titulo: z.string(),
  /** Null until it is begun. */
  uuidForm: z.string().nullable(),
  /** Those that are asked, by what was answered so far. */
  preguntas: z.array(preguntaEnApi),
  respuestas: z.array(respuestaEnApi),
  /** The first question without an answer; null where all have one. */
  siguiente: z.string().nullable(),
  porcentaje: z.int(),
  terminado: z.boolean(),
  /** Something was answered that nobody should be left alone with: show at once whom to call. */
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
    respuestas: estado.respuestas.map(({ respuesta, ...una }) => ({ ...una, respuesta: [...respuesta] })),
    siguiente: porDondeVa(estado),
    porcentaje: progreso(estado, "").porcentaje,
    terminado,
    alarma,
    ayuda: ayudaSi(alarma),
  };
}
