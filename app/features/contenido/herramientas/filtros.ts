import type { Pieza, Tema } from "~/domain/contenido/contenido";
import type { FiltrosDeHerramientas } from "~/domain/contenido/herramientas";
import { conParametros } from "~/shell/direcciones";
import { makeFiltros } from "~/shell/filtros";

export const HERRAMIENTAS = "/herramientas";

/** First card behind «Ver más»: its place in the list, and its id. */
export const ANCLA = { desde: 12, id: "mas" };

/** Cards of the first page, and the address of the whole list, at the first card that it adds. */
export function primeraPagina<P>({ todo, ...filtros }: FiltrosDeHerramientas, piezas: readonly P[]) {
  if (todo || piezas.length <= ANCLA.desde) return { mostradas: piezas, verMas: null };
  const search = new URLSearchParams(filtros).toString();
  return {
    mostradas: piezas.slice(0, ANCLA.desde),
    verMas: `${conParametros(HERRAMIENTAS, search, { todo: "si" })}#${ANCLA.id}`,
  };
}

/** Filters of the list of tools: the themes, always shown, and the folded ones beside the order. Each begins the list anew. */
export function opcionesDeHerramientas(
  { todo: _, ...puestos }: FiltrosDeHerramientas,
  temas: readonly Tema[],
  piezas: readonly Pieza[],
) {
  const filtros = makeFiltros(HERRAMIENTAS, puestos);
  const tipos = {
    nombre: "Tipo",
    opciones: [
      filtros.opcion("tipo", null, "Todo tipo"),
      filtros.opcion("tipo", "herramienta", "Para llenar"),
      filtros.opcion("tipo", "lectura", "Para leer"),
    ],
  };
  return { temas: filtros.temas(temas, piezas), otros: [tipos, filtros.orden()] };
}
