import { NIVELES, NOMBRE_DE_NIVEL, type Taller, type Tema } from "~/domain/contenido/contenido";
import type { FiltrosDeTalleres } from "~/domain/talleres/filtros";
import { makeFiltros } from "~/shell/filtros";
import { DIAS, EN_VIVO } from "./direcciones";

/** What the list of workshops can be narrowed by. */
export function opcionesDeTalleres(
  puestos: FiltrosDeTalleres,
  temas: readonly Tema[],
  talleres: readonly Taller[],
) {
  const filtros = makeFiltros(EN_VIVO, puestos);
  const { opcion } = filtros;
  const anfitriones = new Map(talleres.map(({ anfitrion }) => [anfitrion.uid, anfitrion.nombre]));
  return [
    filtros.temas(temas, talleres),
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
