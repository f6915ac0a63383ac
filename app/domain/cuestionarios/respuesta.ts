import { cifraEscrita, limpiarTexto } from "../shared/limpieza";
import type { Rechazos } from "../shared/rechazo";
import { done, refuse, type Result } from "../shared/result";
import type { Pregunta, PreguntaDe } from "./formulario";

/** Chosen option or written text of an answer. A choice carries the text of its option. */
export interface Elegido {
  idRespuesta: string;
  texto: string;
}

export type RechazoDeRespuesta =
  | "pregunta-no-esta"
  | "falta-elegir"
  | "opcion-no-esta"
  | "faltan-opciones"
  | "sobran-opciones"
  | "opcion-sola"
  | "orden-incompleto"
  | "numero-fuera"
  | "falta-texto"
  | "texto-largo";

export const RECHAZOS_DE_RESPUESTA: Rechazos<RechazoDeRespuesta> = {
  "pregunta-no-esta": {
    clase: "conflict",
    mensaje: "Esa pregunta ya no va con lo que respondiste. Sigue desde aquí.",
  },
  "falta-elegir": { clase: "invalid", mensaje: "Elige una respuesta para seguir." },
  "opcion-no-esta": { clase: "invalid", mensaje: "Elige una de las respuestas que aparecen." },
  "faltan-opciones": { clase: "invalid", mensaje: "Marca al menos las opciones que pide la pregunta." },
  "sobran-opciones": { clase: "invalid", mensaje: "Marcaste más opciones de las que pide la pregunta." },
  "opcion-sola": {
    clase: "invalid",
    mensaje: "Marcaste una opción que va sola junto con otras. Deja solo la que corresponde.",
  },
  "orden-incompleto": { clase: "invalid", mensaje: "Dale a cada opción un puesto distinto." },
  "numero-fuera": { clase: "invalid", mensaje: "Escribe un número dentro de lo que pide la pregunta." },
  "falta-texto": { clase: "invalid", mensaje: "Escribe tu respuesta para seguir." },
  "texto-largo": { clase: "invalid", mensaje: "Tu respuesta es más larga de lo que cabe. Acórtala un poco." },
};

/**
 * Refusals of an answer to one question. Their messages name its number of options, its limits and its exclusive
 * option.
 */
export function rechazosDe(pregunta: Pregunta): Rechazos<RechazoDeRespuesta> {
  const exactos = Object.entries(mensajesDe(pregunta)).map(([rechazo, mensaje]) => [
    rechazo,
    { clase: "invalid", mensaje },
  ]);
  return {
    ...RECHAZOS_DE_RESPUESTA,
    ...(Object.fromEntries(exactos) as Partial<typeof RECHAZOS_DE_RESPUESTA>),
  };
}

function mensajesDe(pregunta: Pregunta): Partial<Record<RechazoDeRespuesta, string>> {
  if (pregunta.tipo === "number") {
    const { desde, hasta, paso } = pregunta;
    const precision = Number.isInteger(paso) ? "sin decimales" : `de ${paso} en ${paso}`;
    return { "numero-fuera": `Escribe un número de ${desde} a ${hasta}, ${precision}.` };
  }
  if (pregunta.tipo !== "multiple") return { "sobran-opciones": "Deja solo una." };
  const sola = pregunta.opciones.find((opcion) => opcion.sola);
  return {
    "falta-elegir": `Marca al menos ${enLetras(Math.max(pregunta.minimo, 1))} para seguir.`,
    "faltan-opciones": `Marca al menos ${enLetras(pregunta.minimo)}.`,
    "sobran-opciones": `Deja hasta ${enLetras(pregunta.maximo ?? pregunta.opciones.length)}.`,
    ...(sola && { "opcion-sola": `«${sola.texto}» va sola: quita las otras, o quita esa.` }),
  };
}

const EN_LETRAS = ["cero", "una", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve"];
const enLetras = (cuantas: number) => EN_LETRAS[cuantas] ?? String(cuantas);

/** Id of an answer that is a number or a text, because such a question has no options. */
export const VALOR = "valor";

type Leida = Result<readonly Elegido[], RechazoDeRespuesta>;

/** Turns a sent answer into its stored form, or refuses it. An empty answer is valid when the question is optional. */
export function leerRespuesta(pregunta: Pregunta, enviada: readonly Partial<Elegido>[]): Leida {
  const dada = enviada.filter(
    ({ idRespuesta, texto }) => Boolean(idRespuesta) || limpiarTexto(texto ?? "") !== "",
  );
  if (dada.length === 0 && !pregunta.requerida) return done([]);
  switch (pregunta.tipo) {
    case "number":
      return leerNumero(pregunta, dada);
    case "text":
      return leerTexto(pregunta, dada);
    case "scale":
      return leerEscala(pregunta.desde, pregunta.hasta, dada);
    case "nps":
      return leerEscala(0, 10, dada);
    default:
      return leerOpciones(pregunta, dada);
  }
}

function leerOpciones(
  pregunta: PreguntaDe<"single" | "multiple" | "triage" | "drag-drop">,
  dada: readonly Partial<Elegido>[],
): Leida {
  const ids = [...new Set(dada.map(({ idRespuesta }) => idRespuesta))];
  const elegidas = ids.map((id) => pregunta.opciones.find((opcion) => opcion.id === id));
  if (elegidas.some((opcion) => opcion === undefined)) return refuse("opcion-no-esta");
  const falta = faltaEn(pregunta, ids.length);
  if (falta) return refuse(falta);
  const sola = elegidas.some((opcion) => opcion && "sola" in opcion && opcion.sola);
  if (sola && ids.length > 1) return refuse("opcion-sola");
  // Several chosen options are stored in the order of the form; a ranking in the order that was sent.
  const enOrden =
    pregunta.tipo === "drag-drop"
      ? elegidas.flatMap((opcion) => opcion ?? [])
      : pregunta.opciones.filter(({ id }) => ids.includes(id));
  return done(enOrden.map(({ id, texto }) => ({ idRespuesta: id, texto })));
}

function faltaEn(
  pregunta: PreguntaDe<"single" | "multiple" | "triage" | "drag-drop">,
  cuantas: number,
): RechazoDeRespuesta | null {
  if (pregunta.tipo === "drag-drop") return cuantas < pregunta.opciones.length ? "orden-incompleto" : null;
  if (cuantas === 0) return "falta-elegir";
  if (pregunta.tipo !== "multiple") return cuantas > 1 ? "sobran-opciones" : null;
  if (cuantas < pregunta.minimo) return "faltan-opciones";
  return cuantas > (pregunta.maximo ?? Infinity) ? "sobran-opciones" : null;
}

function leerEscala(desde: number, hasta: number, [primera, segunda]: readonly Partial<Elegido>[]): Leida {
  const escrito = cifraEscrita(primera?.idRespuesta ?? primera?.texto ?? "");
  if (!escrito) return refuse("falta-elegir");
  if (segunda) return refuse("sobran-opciones");
  const numero = Number(escrito);
  if (!/^\d{1,2}$/.test(escrito) || numero < desde || numero > hasta) return refuse("opcion-no-esta");
  return done([{ idRespuesta: String(numero), texto: String(numero) }]);
}

function leerNumero(
  { desde, hasta, paso }: PreguntaDe<"number">,
  [elegido]: readonly Partial<Elegido>[],
): Leida {
  const entera = Number.isInteger(desde) && Number.isInteger(paso);
  const escrito = cifraEscrita(elegido?.texto ?? "", { entera });
  if (!/^-?\d{1,9}(\.\d{1,3})?$/.test(escrito)) return refuse("numero-fuera");
  const numero = Number(escrito);
  const pasos = (numero - desde) / paso;
  if (numero < desde || numero > hasta || Math.abs(pasos - Math.round(pasos)) > 1e-6) {
    return refuse("numero-fuera");
  }
  return done([{ idRespuesta: VALOR, texto: String(numero) }]);
}

function leerTexto({ maximo }: PreguntaDe<"text">, [elegido]: readonly Partial<Elegido>[]): Leida {
  const texto = limpiarTexto(elegido?.texto ?? "");
  if (!texto) return refuse("falta-texto");
  return texto.length > maximo ? refuse("texto-largo") : done([{ idRespuesta: VALOR, texto }]);
}
