import type { FilterOption } from "~/components/FilterLinks";
import type { Pieza, Tema } from "~/domain/contenido/contenido";
import { CRITERIOS, temasPresentes, type Criterio } from "~/domain/contenido/reglas";
import { conParametros } from "./direcciones";

interface FiltroConOpciones {
  nombre: string;
  opciones: FilterOption[];
}

interface Puestos {
  tema?: string | undefined;
  orden?: Criterio | undefined;
}

const NOMBRE_DE_CRITERIO: Record<Criterio, string> = {
  recientes: "Lo más nuevo",
  cortos: "Lo más corto",
  titulo: "De la A a la Z",
};

/** The filters of a list of pieces as links: each choice is an address, and those of the other filters stay. */
export function makeFiltros<P extends Puestos>(direccion: string, puestos: P) {
  const search = new URLSearchParams(
    Object.entries(puestos).filter((par): par is [string, string] => Boolean(par[1])),
  ).toString();
  const opcion = (nombre: keyof P & string, valor: string | null, texto: string): FilterOption => ({
    texto,
    href: conParametros(direccion, search, { [nombre]: valor }),
    activo: (puestos[nombre] ?? null) === valor,
  });
  return {
    opcion,
    temas: (temas: readonly Tema[], piezas: readonly Pieza[]): FiltroConOpciones => ({
      nombre: "Temas",
      opciones: [
        opcion("tema", null, "Todos"),
        ...temasPresentes(temas, piezas).map(({ url, nombre }) => opcion("tema", url, nombre)),
      ],
    }),
    orden: (): FiltroConOpciones => ({
      nombre: "Orden",
      opciones: CRITERIOS.map((criterio) =>
        opcion("orden", criterio === "recientes" ? null : criterio, NOMBRE_DE_CRITERIO[criterio]),
      ),
    }),
  };
}
