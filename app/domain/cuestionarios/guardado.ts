import { z } from "zod";
import { campoExacto } from "../shared/campos";
import type { EstadoDeCuestionario, Respuesta } from "./estado";
import { preguntasDe, type Formulario, type Pregunta } from "./formulario";
import type { Cuestionario } from "./repositorio";
import { VALOR } from "./respuesta";

/**
 * Facts to which the encryption of answers is bound. The ciphertext cannot be decrypted in another row, for another
 * form or for another person.
 */
export type DeQuien = Pick<Cuestionario, "uuidForm" | "idform" | "idPersona">;

/** Encrypts answers or other rows, so that the database alone reveals nothing, not even their length. */
export interface Arca<De = DeQuien> {
  /** Encrypts. The text may come back with spaces at its end, which hide its length and which JSON ignores. */
  cerrar(claro: string, de: De): string;
  /** Decrypts a text; null when none of our keys fits. */
  abrir(cerrado: string, de: De): string | null;
  /** True when the newest key encrypted the row. False when the change of keys must still encrypt it again. */
  estaAlDia(cerrado: string, de: De): boolean;
}

/** A stored text, with a limit above any length that was ever accepted. */
const textoGuardado = campoExacto(20_000);

/**
 * Encrypted content of a questionnaire: ids of questions and options, and texts that the person wrote. The words of
 * the questions stand in the form.
 */
const guardada = z.object({
  cod: textoGuardado,
  completado: z.boolean(),
  ids: z.array(textoGuardado),
  texto: textoGuardado.optional(),
});
const guardadas = z.array(guardada);

export function cerrar(arca: Arca, de: DeQuien, { respuestas }: Pick<EstadoDeCuestionario, "respuestas">) {
  return arca.cerrar(enClaro(respuestas), de);
}

/** True when the sent answers equal the stored ones; null when no key decrypts the stored ones. */
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

/** Decrypts stored answers; null when none of our keys fits. */
export function abrir(
  arca: Arca,
  form: Formulario,
  cuestionario: DeQuien & Pick<Cuestionario, "respuestasCerradas">,
): Respuesta[] | null {
  const claro = arca.abrir(cuestionario.respuestasCerradas, cuestionario);
  if (claro === null) return null;
  const preguntas = new Map(preguntasDe(form).map((pregunta) => [pregunta.cod, pregunta]));
  return guardadas.parse(JSON.parse(claro)).map(({ cod: codPregunta, completado, ids, texto }) => {
    const pregunta = preguntas.get(codPregunta);
    return {
      ...{ codPregunta, completado },
      respuesta: ids.map((id) => ({ idRespuesta: id, texto: texto ?? textoDe(pregunta, id) })),
    };
  });
}

const textoDe = (pregunta: Pregunta | undefined, id: string) =>
  (pregunta && "opciones" in pregunta && pregunta.opciones.find((opcion) => opcion.id === id)?.texto) || id;

/** Answers in words, for the copy of a person's data (Ley 29733). */
export function enPalabras(form: Formulario, respuestas: readonly Respuesta[]): string {
  const textos = new Map(preguntasDe(form).map(({ cod, texto }) => [cod, texto]));
  return respuestas
    .map(
      ({ codPregunta, respuesta }) =>
        `${textos.get(codPregunta) ?? codPregunta} ${respuesta.map(({ texto }) => texto).join(", ") || "—"}`,
    )
    .join(" · ");
}

/** Text shown instead of answers that no key decrypts any more. */
export const ILEGIBLE = "No podemos leer estas respuestas. Puedes borrarlas.";
