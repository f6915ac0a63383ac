import { z } from "zod";
import type { EstadoDeCuestionario, Respuesta } from "./estado";
import { preguntasDe, type Formulario, type Pregunta } from "./formulario";
import type { Cuestionario } from "./repositorio";
import { VALOR } from "./respuesta";

/** What a row is closed for. Its words open there only: not in another row, of another form or in another's name. */
export type DeQuien = Pick<Cuestionario, "uuidForm" | "idform" | "idPersona">;

/** Keeps answers so that the storage alone tells nothing of them, not even by how long they are; or other rows. */
export interface Arca<De = DeQuien> {
  /** Room may stand behind it when it is opened: JSON does not mind. */
  cerrar(claro: string, de: De): string;
  /** Null where none of our keys opens it. */
  abrir(cerrado: string, de: De): string | null;
  /** Whether it is closed with the key that closes today. */
  estaAlDia(cerrado: string, de: De): boolean;
}

/** What is closed: ids, and of what was written its text. The words of the questions are those of the form. */
const guardada = z.object({
  cod: z.string(),
  completado: z.boolean(),
  ids: z.array(z.string()),
  texto: z.string().optional(),
});
/** As it was closed at first, with all its words. */
const conPalabras = z.object({
  codPregunta: z.string(),
  completado: z.boolean(),
  respuesta: z.array(z.object({ idRespuesta: z.string(), texto: z.string() })),
});
const guardadas = z.array(z.union([guardada, conPalabras]));

export function cerrar(arca: Arca, de: DeQuien, { respuestas }: Pick<EstadoDeCuestionario, "respuestas">) {
  return arca.cerrar(enClaro(respuestas), de);
}

/** Whether these are what is kept; null where none of our keys opens that. */
export function sonLasGuardadas(
  arca: Arca,
  guardado: DeQuien & Pick<Cuestionario, "respuestasCerradas">,
  respuestas: readonly Respuesta[],
): boolean | null {
  const claro = arca.abrir(guardado.respuestasCerradas, guardado);
  return claro === null ? null : JSON.stringify(JSON.parse(claro)) === enClaro(respuestas);
}

function enClaro(respuestas: readonly Respuesta[]): string {
  const escritas = respuestas.map(
    ({ codPregunta: cod, completado, respuesta }): z.output<typeof guardada> => {
      const escrito = respuesta.find(({ idRespuesta }) => idRespuesta === VALOR)?.texto;
      return {
        ...{ cod, completado, ids: respuesta.map(({ idRespuesta }) => idRespuesta) },
        ...(escrito !== undefined && { texto: escrito }),
      };
    },
  );
  return JSON.stringify(escritas);
}

/** Null where none of our keys opens what is kept. */
export function abrir(
  arca: Arca,
  form: Formulario,
  cuestionario: DeQuien & Pick<Cuestionario, "respuestasCerradas">,
): Respuesta[] | null {
  const claro = arca.abrir(cuestionario.respuestasCerradas, cuestionario);
  if (claro === null) return null;
  const preguntas = new Map(preguntasDe(form).map((una) => [una.cod, una]));
  return guardadas.parse(JSON.parse(claro)).map((una) => {
    if (!("cod" in una)) return una;
    const { cod: codPregunta, completado, ids, texto } = una;
    const pregunta = preguntas.get(codPregunta);
    return {
      ...{ codPregunta, completado },
      respuesta: ids.map((id) => ({ idRespuesta: id, texto: texto ?? textoDe(pregunta, id) })),
    };
  });
}

const textoDe = (pregunta: Pregunta | undefined, id: string) =>
  (pregunta && "opciones" in pregunta && pregunta.opciones.find((una) => una.id === id)?.texto) || id;

/** As somebody reads what they answered, in the copy of their data. */
export function enPalabras(form: Formulario, respuestas: readonly Respuesta[]): string {
  const textos = new Map(preguntasDe(form).map(({ cod, texto }) => [cod, texto]));
  return respuestas
    .map(
      ({ codPregunta, respuesta }) =>
        `${textos.get(codPregunta) ?? codPregunta} ${respuesta.map(({ texto }) => texto).join(", ") || "—"}`,
    )
    .join(" · ");
}

/** What stands there where nobody can open it any more. */
export const ILEGIBLE = "No podemos leer estas respuestas. Puedes borrarlas.";
