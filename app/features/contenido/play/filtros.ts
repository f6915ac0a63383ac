import { z } from "zod";
import { campoDeLinea } from "~/domain/shared/campos";
import { NIVELES, NOMBRE_DE_NIVEL, type Tema, type Video } from "~/domain/contenido/contenido";
import { CRITERIOS } from "~/domain/contenido/reglas";
import { makeFiltros } from "~/shell/filtros";

/** Filters in the address of the list; unknown values are left out. */
export const filtrosDePlay = z.object({
  tema: campoDeLinea().max(80).optional().catch(undefined),
  nivel: z.enum(NIVELES).optional().catch(undefined),
  orden: z.enum(CRITERIOS).optional().catch(undefined),
  ver: z.enum(["favoritos", "historial"]).optional().catch(undefined),
});
export type FiltrosDePlay = z.output<typeof filtrosDePlay>;

export const PLAY = "/bienestar-play";

/** Filters and order of the list of videos. The choice of favourites or history (`ver`) is no filter. */
export function opcionesDePlay(
  { ver: _, ...puestos }: FiltrosDePlay,
  temas: readonly Tema[],
  videos: readonly Video[],
) {
  const filtros = makeFiltros(PLAY, puestos);
  const niveles = NIVELES.filter((nivel) => videos.some((video) => video.nivel === nivel));
  return [
    filtros.temas(temas, videos),
    {
      nombre: "Nivel",
      opciones: [
        filtros.opcion("nivel", null, "Cualquier nivel"),
        ...niveles.map((nivel) => filtros.opcion("nivel", nivel, NOMBRE_DE_NIVEL[nivel])),
      ],
    },
    filtros.orden(),
  ];
}
