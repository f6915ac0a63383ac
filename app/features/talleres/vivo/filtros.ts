import { NIVELES, NOMBRE_DE_NIVEL, type Taller, type Tema } from "~/domain/contenido/contenido";
import type { FiltrosDeTalleres } from "~/domain/talleres/filtros";
import { makeFiltros } from "~/shell/filtros";
import { CALENDARIO, DIAS, EN_VIVO } from "./direcciones";

/** Filters in an address; an unknown theme or host is ignored. */
export function filtrosConocidos(
  pedidos: FiltrosDeTalleres,
  temas: readonly Tema[],
  talleres: readonly Taller[],
): FiltrosDeTalleres {
  return {
    ...pedidos,
    tema: temas.find(({ url }) => url === pedidos.tema)?.url,
    con: talleres.find(({ anfitrion }) => anfitrion.uid === pedidos.con)?.anfitrion.uid,
  };
}

/** Filters of the list of workshops, and those of its calendar, whose days are links already. */
export function opcionesDeTalleres(
  puestos: FiltrosDeTalleres & { mes?: string | undefined },
  temas: readonly Tema[],
  talleres: readonly Taller[],
  direccion: typeof CALENDARIO | typeof EN_VIVO = EN_VIVO,
) {
  const filtros = makeFiltros(direccion, puestos);
  const { opcion } = filtros;
  const anfitriones = new Map(talleres.map(({ anfitrion }) => [anfitrion.uid, anfitrion.nombre]));
  return [
    filtros.temas(temas, talleres),
    ...(direccion === CALENDARIO
      ? []
      : [
          {
            nombre: "Día",
            opciones: [
              opcion("dia", null, "Cualquier día"),
              ...DIAS.map(({ nombre }, indice) => opcion("dia", String(indice + 1), nombre)),
            ],
          },
        ]),
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
