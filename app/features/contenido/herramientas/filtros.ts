import type { FilterOption } from "~/components/FilterLinks";
import type { Pieza, Tema } from "~/domain/contenido/contenido";
import type { FiltrosDeHerramientas } from "~/domain/contenido/herramientas";
import { CRITERIOS, temasPresentes, type Criterio } from "~/domain/contenido/reglas";
import { conParametros } from "~/shell/direcciones";

interface FiltroConOpciones {
  nombre: string;
  opciones: FilterOption[];
}

export const HERRAMIENTAS = "/herramientas";

const NOMBRE_DE_CRITERIO: Record<Criterio, string> = {
  recientes: "Lo más nuevo",
  cortos: "Lo más corto",
  titulo: "De la A a la Z",
};

/** The filters as links: each choice is an address, and those of the other filters stay. */
export function opcionesDeHerramientas(
  puestos: FiltrosDeHerramientas,
  temas: readonly Tema[],
  piezas: readonly Pieza[],
): { filtros: FiltroConOpciones[]; orden: FiltroConOpciones } {
  const search = new URLSearchParams(Object.entries(puestos).filter(([, valor]) => valor)).toString();
  const opcion = (nombre: keyof FiltrosDeHerramientas, valor: string | null, texto: string) => ({
    texto,
    href: conParametros(HERRAMIENTAS, search, { [nombre]: valor }),
    activo: (puestos[nombre] ?? null) === valor,
  });
  const filtros = [
    {
      nombre: "Temas",
      opciones: [
        opcion("tema", null, "Todos"),
        ...temasPresentes(temas, piezas).map(({ url, nombre }) => opcion("tema", url, nombre)),
      ],
    },
    {
      nombre: "Tipo",
      opciones: [
        opcion("tipo", null, "Todo"),
        opcion("tipo", "herramienta", "Para llenar"),
        opcion("tipo", "lectura", "Para leer"),
      ],
    },
  ];
  const orden = {
    nombre: "Orden",
    opciones: CRITERIOS.map((criterio) =>
      opcion("orden", criterio === "recientes" ? null : criterio, NOMBRE_DE_CRITERIO[criterio]),
    ),
  };
  return { filtros, orden };
}
