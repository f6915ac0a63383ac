import { z } from "zod";
import type { Cofre } from "../shared/cofre";
import type { EstadoDeCuestionario, Respuesta } from "./estado";
import { preguntasDe, type Formulario } from "./formulario";
import type { Cuestionario } from "./repositorio";

/** What is closed: the answers, each with the words of its question, so that they can be read without the form. */
const guardadas = z.array(
  z.object({
    codPregunta: z.string(),
    pregunta: z.string(),
    completado: z.boolean(),
    respuesta: z.array(z.object({ idRespuesta: z.string(), texto: z.string() })),
  }),
);

export function cerrar(
  cofre: Cofre,
  form: Formulario,
  { uuidForm, respuestas }: Pick<EstadoDeCuestionario, "uuidForm" | "respuestas">,
): string {
  const textos = new Map(preguntasDe(form).map(({ cod, texto }) => [cod, texto]));
  const escritas: z.output<typeof guardadas> = respuestas.map((una) => ({
    ...una,
    pregunta: textos.get(una.codPregunta) ?? una.codPregunta,
    respuesta: [...una.respuesta],
  }));
  return cofre.cerrar(JSON.stringify(escritas), uuidForm);
}

export function abrir(
  cofre: Cofre,
  { uuidForm, respuestasCerradas }: Pick<Cuestionario, "uuidForm" | "respuestasCerradas">,
): Respuesta[] {
  return guardadas
    .parse(JSON.parse(cofre.abrir(respuestasCerradas, uuidForm)))
    .map(({ codPregunta, completado, respuesta }) => ({ codPregunta, completado, respuesta }));
}

/** As somebody reads what they answered, in the copy of their data. */
export function enPalabras(claro: string): string {
  return guardadas
    .parse(JSON.parse(claro))
    .map(({ pregunta, respuesta }) => `${pregunta} ${respuesta.map(({ texto }) => texto).join(", ") || "—"}`)
    .join(" · ");
}
