import { z } from "zod";
import { NIVELES, NOMBRE_DE_NIVEL, type Tema, type Video } from "~/domain/contenido/contenido";
import { CRITERIOS, temasPresentes, type Criterio } from "~/domain/contenido/reglas";
import type { FilterOption } from "~/components/FilterLinks";
import { conParametros } from "~/shell/direcciones";

/** What the address of the list says. What it does not know it leaves out. */
export const filtrosDePlay = z.object({
  tema: z.string().max(80).optional().catch(undefined),
  nivel: z.enum(NIVELES).optional().catch(undefined),
  orden: z.enum(CRITERIOS).optional().catch(undefined),
  ver: z.enum(["favoritos", "historial"]).optional().catch(undefined),
});
export type FiltrosDePlay = z.output<typeof filtrosDePlay>;

export const PLAY = "/bienestar-play";

const NOMBRE_DE_CRITERIO: Record<Criterio, string> = {
  recientes: "Lo más nuevo",
  cortos: "Lo más corto",
  titulo: "De la A a la Z",
};

/** The filters as links: each choice is an address, and those of the other filters stay. */
export function opcionesDePlay(
  filtros: FiltrosDePlay,
  temas: readonly Tema[],
  videos: readonly Video[],
): { nombre: string; opciones: FilterOption[] }[] {
  const { ver: _, ...puestos } = filtros;
  const search = new URLSearchParams(Object.entries(puestos).filter(([, valor]) => valor)).toString();
  const opcion = (nombre: keyof FiltrosDePlay, valor: string | null, texto: string): FilterOption => ({
    texto,
    href: conParametros(PLAY, search, { [nombre]: valor }),
    activo: (filtros[nombre] ?? null) === valor,
  });
  const niveles = NIVELES.filter((nivel) => videos.some((video) => video.nivel === nivel));
  return [
    {
      nombre: "Temas",
      opciones: [
        opcion("tema", null, "Todos"),
        ...temasPresentes(temas, videos).map(({ url, nombre }) => opcion("tema", url, nombre)),
      ],
    },
    {
      nombre: "Nivel",
      opciones: [
        opcion("nivel", null, "Cualquier nivel"),
        ...niveles.map((nivel) => opcion("nivel", nivel, NOMBRE_DE_NIVEL[nivel])),
      ],
    },
    {
      nombre: "Orden",
      opciones: CRITERIOS.map((criterio) =>
        opcion("orden", criterio === "recientes" ? null : criterio, NOMBRE_DE_CRITERIO[criterio]),
      ),
    },
  ];
}
