import type { Pieza, Tema } from "~/domain/contenido/contenido";
import type { FiltrosDeHerramientas } from "~/domain/contenido/herramientas";
import { makeFiltros } from "~/shell/filtros";

export const HERRAMIENTAS = "/herramientas";

/** Filters of the list of tools: the themes, always shown, and the folded ones beside the order. */
export function opcionesDeHerramientas(
  puestos: FiltrosDeHerramientas,
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
