import type { PorResponder } from "../../../app/domain/cuestionarios/estado";
import { preguntasDe, type Formulario } from "../../../app/domain/cuestionarios/formulario";
import type { Formularios } from "../../../app/domain/cuestionarios/repositorio";
import { peligraEn } from "../../../app/domain/cuestionarios/resultados";
import type { SinComprobar } from "../../platform/api/endpoint";

/**
 * True when an answer in a request signals danger, even in a malformed body. It compares only with the present form,
 * as this process last read it. The endpoint itself checks questionnaires that were begun with an earlier version.
 */
export function eligePeligro(
  { parametros: { codPregunta }, enviado }: SinComprobar,
  formularios: Formularios,
  idform: string,
): boolean {
  const vigente = formularios.enMemoria(idform);
  if (!vigente) return false;
  const enviadas =
    typeof enviado === "string"
      ? deTexto(enviado, vigente.form, codPregunta)
      : respuestasEn(enviado, codPregunta);
  return peligraEn(vigente.form, enviadas);
}

/** Answers found anywhere in the body of a request, each with its question. */
function respuestasEn(valor: unknown, codPregunta = ""): PorResponder[] {
  if (Array.isArray(valor)) return valor.flatMap((parte) => respuestasEn(parte, codPregunta));
  if (typeof valor !== "object" || valor === null) return [];
  const { codPregunta: codEscrito, respuesta } = valor as Record<string, unknown>;
  const cod = typeof codEscrito === "string" ? codEscrito : codPregunta;
  return [
    { codPregunta: cod, respuesta: elegidosEn(respuesta).map((idRespuesta) => ({ idRespuesta })) },
    ...Object.values(valor).flatMap((parte) => respuestasEn(parte, cod)),
  ];
}

function elegidosEn(valor: unknown): string[] {
  if (typeof valor === "string") return [valor];
  if (Array.isArray(valor)) return valor.flatMap(elegidosEn);
  return typeof valor === "object" && valor !== null && "idRespuesta" in valor
    ? elegidosEn(valor.idRespuesta)
    : [];
}

/**
 * Answers that a truncated or unreadable body may contain. Each choice may belong to each question: help is better
 * offered too often. Only questions and options of the form count, so a body with thousands of them costs no more.
 */
function deTexto(texto: string, form: Formulario, codPregunta?: string): PorResponder[] {
  const valoresDe = (campo: string) =>
    new Set([...texto.matchAll(new RegExp(`"${campo}"\\s*:\\s*"([^"]*)`, "g"))].map(([, valor]) => valor!));
  const preguntas = codPregunta === undefined ? valoresDe("codPregunta") : new Set([codPregunta]);
  const elegidas = valoresDe("idRespuesta");
  return preguntasDe(form)
    .filter(({ cod }) => preguntas.has(cod))
    .map((pregunta) => ({
      codPregunta: pregunta.cod,
      respuesta: ("opciones" in pregunta ? pregunta.opciones : [])
        .filter(({ id }) => elegidas.has(id))
        .map(({ id }) => ({ idRespuesta: id })),
    }));
}
