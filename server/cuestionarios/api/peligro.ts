import type { PorResponder } from "../../../app/domain/cuestionarios/estado";
import { preguntasDe, type Formulario } from "../../../app/domain/cuestionarios/formulario";
import type { Formularios } from "../../../app/domain/cuestionarios/repositorio";
import { peligraEn } from "../../../app/domain/cuestionarios/resultados";
import type { SinComprobar } from "../../platform/api/endpoint";

/**
 * Whether one of the answers in a request must not be left alone, as broken as it came. Only what is asked by now is
 * compared, as this process read it last: of what somebody began before the door itself knows.
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

/** What can be made out of a body, however deep: what was chosen, and of which question. */
function respuestasEn(valor: unknown, codPregunta = ""): PorResponder[] {
  if (Array.isArray(valor)) return valor.flatMap((uno) => respuestasEn(uno, codPregunta));
  if (typeof valor !== "object" || valor === null) return [];
  const { codPregunta: suya, respuesta } = valor as Record<string, unknown>;
  const cod = typeof suya === "string" ? suya : codPregunta;
  return [
    { codPregunta: cod, respuesta: elegidosEn(respuesta).map((idRespuesta) => ({ idRespuesta })) },
    ...Object.values(valor).flatMap((uno) => respuestasEn(uno, cod)),
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
 * Of what is cut off, or cannot be read, each choice may be of each question: rather help too often than not. Only what
 * the form asks counts, so that a body that names thousands of both costs what any other does.
 */
function deTexto(texto: string, form: Formulario, codPregunta?: string): PorResponder[] {
  const dichos = (campo: string) =>
    new Set([...texto.matchAll(new RegExp(`"${campo}"\\s*:\\s*"([^"]*)`, "g"))].map(([, dicho]) => dicho!));
  const preguntas = codPregunta === undefined ? dichos("codPregunta") : new Set([codPregunta]);
  const elegidas = dichos("idRespuesta");
  return preguntasDe(form)
    .filter(({ cod }) => preguntas.has(cod))
    .map((pregunta) => ({
      codPregunta: pregunta.cod,
      respuesta: ("opciones" in pregunta ? pregunta.opciones : [])
        .filter(({ id }) => elegidas.has(id))
        .map(({ id }) => ({ idRespuesta: id })),
    }));
}
