import type { FilterOption } from "~/components/FilterLinks";
import { NIVELES, NOMBRE_DE_NIVEL, type Taller, type Tema } from "~/domain/contenido/contenido";
import type { FiltrosDeTalleres } from "~/domain/talleres/verTalleres";
import { conParametros } from "~/shell/direcciones";
import { DIAS, EN_VIVO } from "./direcciones";

/** The filters as links: each choice is an address, and those of the other filters stay. */
export function opcionesDeTalleres(
  puestos: FiltrosDeTalleres,
  temas: readonly Tema[],
  talleres: readonly Taller[],
): { nombre: string; opciones: FilterOption[] }[] {
  const search = new URLSearchParams(
    Object.entries(puestos).flatMap(([nombre, valor]) => (valor ? [[nombre, String(valor)]] : [])),
  ).toString();
  const opcion = (nombre: keyof FiltrosDeTalleres, valor: string | null, texto: string) => ({
    texto,
    href: conParametros(EN_VIVO, search, { [nombre]: valor }),
    activo: (puestos[nombre] === undefined ? null : String(puestos[nombre])) === valor,
  });
  const anfitriones = new Map(talleres.map(({ anfitrion }) => [anfitrion.uid, anfitrion.nombre]));
  return [
    {
      nombre: "Temas",
      opciones: [
        opcion("tema", null, "Todos"),
        ...temas
          .filter(({ url }) => talleres.some((taller) => taller.temas.includes(url)))
          .map(({ url, nombre }) => opcion("tema", url, nombre)),
      ],
    },
    {
      nombre: "Día",
      opciones: [
        opcion("dia", null, "Cualquier día"),
        ...DIAS.map(({ nombre }, indice) => opcion("dia", String(indice + 1), nombre)),
      ],
    },
    {
      nombre: "Nivel",
      opciones: [
        opcion("nivel", null, "Todos los niveles"),
        ...NIVELES.filter((nivel) => talleres.some((taller) => taller.nivel === nivel)).map((nivel) =>
          opcion("nivel", nivel, NOMBRE_DE_NIVEL[nivel]),
        ),
      ],
    },
    {
      nombre: "Quién dirige",
      opciones: [
        opcion("con", null, "Todos los equipos"),
        ...[...anfitriones].map(([uid, nombre]) => opcion("con", uid, nombre.replace(/ de Bienestar$/, ""))),
      ],
    },
  ];
}
