import { campoDePuesto } from "~/domain/cuestionarios/envios";
import type { Respuesta } from "~/domain/cuestionarios/estado";
import type { Pregunta } from "~/domain/cuestionarios/formulario";
import { opcionesALaVista, type OpcionALaVista } from "~/domain/cuestionarios/recorrido";

/** A question as its page shows it, with the person's answer. */
export interface PreguntaALaVista {
  cod: string;
  tipo: Pregunta["tipo"];
  texto: string;
  ayuda: string | null;
  requerida: boolean;
  /** Options as the page shows them; those of a ranking stand in the person's order. */
  opciones: OpcionALaVista[];
  extremos: readonly [string, string] | null;
  numero: { desde: number; hasta: number; paso: number; unidad: string | null } | null;
  maximoDeLetras: number | null;
  elegidas: string[];
  escrito: string;
  /** Positions typed for the options of a ranking, when they differ from the present ones. */
  puestos: Record<string, string>;
}

const entre = (desde: number, hasta: number): OpcionALaVista[] =>
  Array.from({ length: hasta - desde + 1 }, (_, indice) => ({
    id: String(desde + indice),
    texto: String(desde + indice),
  }));

function opcionesDe(pregunta: Pregunta, elegidas: readonly string[]): OpcionALaVista[] {
  if (pregunta.tipo === "scale") return entre(pregunta.desde, pregunta.hasta);
  if (pregunta.tipo === "nps") return entre(0, 10);
  const opciones = opcionesALaVista(pregunta);
  if (pregunta.tipo !== "drag-drop" || elegidas.length === 0) return opciones;
  return elegidas.flatMap((id) => opciones.find((opcion) => opcion.id === id) ?? []);
}

export function aLaVista(pregunta: Pregunta, dada: Respuesta | null): PreguntaALaVista {
  const respuesta = dada?.respuesta ?? [];
  const elegidas = respuesta.map(({ idRespuesta }) => idRespuesta);
  const { cod, tipo, texto, ayuda = null, requerida } = pregunta;
  return {
    ...{ cod, tipo, texto, ayuda, requerida, elegidas },
    opciones: opcionesDe(pregunta, elegidas),
    extremos: "extremos" in pregunta ? pregunta.extremos : null,
    numero:
      pregunta.tipo === "number"
        ? {
            desde: pregunta.desde,
            hasta: pregunta.hasta,
            paso: pregunta.paso,
            unidad: pregunta.unidad ?? null,
          }
        : null,
    maximoDeLetras: pregunta.tipo === "text" ? pregunta.maximo : null,
    puestos: {},
    escrito: tipo === "number" || tipo === "text" ? (respuesta[0]?.texto ?? "") : "",
  };
}

/** Fields without which the answer to a question is refused. A ranking always has an order. */
export function camposRequeridos({ requerida, tipo }: PreguntaALaVista): string[] {
  if (!requerida || tipo === "drag-drop") return [];
  return [tipo === "number" || tipo === "text" ? "texto" : "respuesta"];
}

const textosDe = (valor: unknown) =>
  [valor].flat().filter((texto): texto is string => typeof texto === "string");

/** Hint of a question: the range of its number, and its own help text. */
export const pistaDe = ({ numero, ayuda }: Pick<PreguntaALaVista, "numero" | "ayuda">) =>
  [numero && `De ${numero.desde} a ${numero.hasta}.`, ayuda].filter(Boolean).join(" ") || undefined;

/** A question with the answer that was sent last. */
export function conLoTecleado(
  pregunta: PreguntaALaVista,
  tecleado: Record<string, unknown> | null | undefined,
): PreguntaALaVista {
  const { respuesta, texto, ...resto } = tecleado ?? {};
  const puestos = pregunta.opciones.map(({ id }) => [id, textosDe(resto[campoDePuesto(id)])[0] ?? ""]);
  return {
    ...pregunta,
    elegidas: textosDe(respuesta),
    escrito: textosDe(texto)[0] ?? "",
    puestos: Object.fromEntries(puestos) as Record<string, string>,
  };
}
