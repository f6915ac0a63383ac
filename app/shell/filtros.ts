import type { FilterOption } from "~/components/FilterLinks";
import type { Pieza, Tema } from "~/domain/contenido/contenido";
import { CRITERIOS, temasPresentes, type Criterio } from "~/domain/contenido/reglas";
import { conParametros } from "./direcciones";

interface FiltroConOpciones {
  nombre: string;
  opciones: FilterOption[];
}

const NOMBRE_DE_CRITERIO: Record<Criterio, string> = {
  recientes: "Lo más nuevo",
  cortos: "Lo más corto",
  titulo: "De la A a la Z",
};

/** Filters of a list as links: each choice is an address, and the other filters stay. */
export function makeFiltros<P extends object>(direccion: string, puestos: P) {
  const valores: Record<string, string> = Object.fromEntries(
    Object.entries(puestos).flatMap(([nombre, valor]) => (valor ? [[nombre, String(valor)]] : [])),
  );
  const search = new URLSearchParams(valores).toString();
  const enlace = (nombre: string, valor: string | null, texto: string): FilterOption => ({
    texto,
    href: conParametros(direccion, search, { [nombre]: valor }),
    activo: (valores[nombre] ?? null) === valor,
  });
  return {
    opcion: enlace as (nombre: keyof P & string, valor: string | null, texto: string) => FilterOption,
    temas: (temas: readonly Tema[], piezas: readonly Pick<Pieza, "temas">[]): FiltroConOpciones => ({
      nombre: "Temas",
      opciones: [
        enlace("tema", null, "Todos"),
        ...temasPresentes(temas, piezas).map(({ url, nombre }) => enlace("tema", url, nombre)),
      ],
    }),
    orden: (): FiltroConOpciones => ({
      nombre: "Orden",
      opciones: CRITERIOS.map((criterio) =>
        enlace("orden", criterio === "recientes" ? null : criterio, NOMBRE_DE_CRITERIO[criterio]),
      ),
    }),
  };
}
