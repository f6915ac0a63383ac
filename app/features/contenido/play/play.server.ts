import { necesidadDe } from "~/components/necesidadesDe";
import { avanceALaVista } from "~/domain/contenido/avances/avance";
import type { AvanceDeVideo } from "~/domain/contenido/avances/avances";
import { direccionDePieza, NOMBRE_DE_TIPO, type Pieza, type Video } from "~/domain/contenido/contenido";
import { filtrar, ordenar } from "~/domain/contenido/reglas";
import { services } from "~/services.server";
import { ahorraDatos } from "~/shell/marco/ahorro.server";
import { atenderPieza, fichasDe } from "~/shell/partes/piezas.server";
import { exigirPersona, quienEs } from "~/shell/sesion/sesion.server";
import type { ActionArgs, LoaderArgs } from "~/shell/route";
import { filtrosDePlay, opcionesDePlay, type FiltrosDePlay } from "./filtros";

const MAXIMO_DE_VIDEOS_A_MEDIAS = 3;

const porcentajes = (avances: readonly AvanceDeVideo[]) =>
  new Map(avances.map(({ video, avance }) => [video.uid, avanceALaVista(avance, video.duracionEnSegundos)]));

/** Data of the list: the videos, and a signed-in person's progress. */
export async function loader({ request, context }: LoaderArgs) {
  const filtros = filtrosDePlay.parse(Object.fromEntries(new URL(request.url).searchParams));
  const persona = filtros.ver
    ? await exigirPersona({ request, context })
    : await quienEs({ request, context });
  const { contenido } = services;
  const [temas, videos, ahorro, historial] = await Promise.all([
    contenido.temas(),
    contenido.lista("video"),
    ahorraDatos(request),
    persona ? contenido.avances.historial(persona.idPersona) : [],
  ]);
  const conAvance = { ahorro, avances: porcentajes(historial) };
  const [mostrados, retirados = []] = await queMuestra(filtros, videos, historial, persona);
  const filtrado = Boolean(filtros.tema ?? filtros.nivel ?? filtros.orden ?? filtros.ver);
  const aMedias = historial
    .filter(({ avance }) => avance.vistoEn === null)
    .slice(0, MAXIMO_DE_VIDEOS_A_MEDIAS);
  return {
    ver: filtros.ver ?? null,
    filtrado,
    ahorro,
    conPersona: persona !== null,
    puerta: necesidadDe(temas, filtros.tema),
    filtros: filtros.ver ? [] : opcionesDePlay(filtros, temas, videos),
    sigueViendo: filtrado
      ? []
      : await fichasDe(
          aMedias.map(({ video }) => video),
          conAvance,
        ),
    piezas: await fichasDe(mostrados, conAvance),
    retirados: retirados.map((pieza) => ({
      uid: pieza.uid,
      titulo: pieza.titulo,
      tipo: NOMBRE_DE_TIPO[pieza.tipo],
      href: direccionDePieza(pieza),
    })),
  };
}

/** Videos that the list shows, and favourites of the person that are no longer published. */
async function queMuestra(
  { ver, orden, ...filtro }: FiltrosDePlay,
  videos: readonly Video[],
  historial: readonly AvanceDeVideo[],
  persona: { idPersona: number } | null,
): Promise<[mostradas: readonly Pieza[], retiradas?: readonly Pieza[]]> {
  if (ver === "historial") return [historial.map(({ video }) => video)];
  if (ver === "favoritos" && persona) {
    const { publicados, retirados } = await services.contenido.favoritos.de(persona.idPersona);
    return [publicados.map(({ pieza }) => pieza), retirados.map(({ pieza }) => pieza)];
  }
  return [ordenar(filtrar(videos, filtro), orden ?? "recientes")];
}

export const action = (args: ActionArgs) => atenderPieza(args, null);
