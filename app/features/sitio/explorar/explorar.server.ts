import { z } from "zod";
import { avanceALaVista } from "~/domain/contenido/avances/avance";
import type { AvanceALaVista } from "~/domain/contenido/avances/enPalabras";
import type { Pieza, Tema } from "~/domain/contenido/contenido";
import { filtrar, ordenar } from "~/domain/contenido/reglas";
import { avanceDe } from "~/domain/rutas/recorrido";
import { detallesDeRuta, direccionDeInicio, direccionDeRuta } from "~/domain/rutas/ruta";
import { campoDeLinea } from "~/domain/shared/campos";
import { services } from "~/services.server";
import { ahorraDatos } from "~/shell/ahorro.server";
import { verBonos } from "~/shell/bonos.server";
import { leerParte } from "~/shell/partes.server";
import { fichasDe } from "~/shell/piezas.server";
import { inicioEnPalabras } from "~/shell/siguiente.server";
import { quienEs } from "~/shell/sesion.server";
import type { LoaderArgs } from "~/shell/route";
import { horariosALaVista } from "../necesidades/horarios.server";
import { necesidadesDe } from "../necesidades/necesidad";

const filtros = z.object({ tema: campoDeLinea().max(80).optional().catch(undefined) });

const ESPECIALISTAS = 2;

/** All needs; with `?tema=`, the best of every kind for one of them. */
export async function loader(args: LoaderArgs) {
  const { tema } = filtros.parse(Object.fromEntries(new URL(args.request.url).searchParams));
  const temas = await services.contenido.temas();
  const elegido = temas.find(({ url }) => url === tema);
  return {
    necesidades: necesidadesDe(temas).filter(({ url }) => url !== tema),
    elegido: elegido ? await verTema(args, elegido) : null,
  };
}

/** One video, one route, one live event, one sheet and two specialists, with what the person began of them. */
async function verTema({ request, context }: LoaderArgs, tema: Tema) {
  const { contenido } = services;
  const persona = await quienEs({ request, context });
  const [videos, hojas, historial, ahorro, ruta, enVivo, horarios] = await Promise.all([
    contenido.lista("video"),
    contenido.herramientas.lista({ tema: tema.url }),
    persona ? contenido.avances.historial(persona.idPersona) : [],
    ahorraDatos(request),
    verRuta(tema.url, persona?.idPersona ?? null),
    leerParte(context, contenido.proximoEnVivo([tema.url])),
    verEspecialistas(tema, persona),
  ]);
  const avances = new Map<string, AvanceALaVista>(
    historial.map(({ video, avance }) => [video.uid, avanceALaVista(avance, video.duracionEnSegundos)]),
  );
  const delTema = ordenar(filtrar(videos, { tema: tema.url }), "cortos");
  const aMedias = historial.find(
    ({ video, avance }) => avance.vistoEn === null && video.temas.includes(tema.url),
  );
  const piezas: Pieza[] = [aMedias?.video ?? delTema[0], hojas[0]].flatMap((pieza) => pieza ?? []);
  const deEnVivo = enVivo.estado === "success" ? enVivo.valor : null;
  return {
    ...{
      resumen: tema.resumen,
      necesidad: tema.necesidad ?? tema.nombre,
      dibujo: tema.dibujo ?? null,
      delicado: tema.delicado,
    },
    piezas: await fichasDe(piezas, { ahorro, avances }),
    ruta,
    enVivo: deEnVivo && {
      ...{ titulo: deEnVivo.titulo, href: deEnVivo.href, detalles: deEnVivo.detalles },
      inicio: inicioEnPalabras(deEnVivo.inicio, services.now()),
    },
    horarios,
  };
}

/** The person's own route of a theme, or the first published one that everybody may begin. */
async function verRuta(tema: string, idPersona: number | null) {
  const esDelTema = ({ temas }: { temas: readonly { url: string }[] }) =>
    temas.some(({ url }) => url === tema);
  const mias = idPersona === null ? [] : await services.rutas.mias(idPersona);
  const mia = mias.find(({ ruta }) => esDelTema(ruta));
  if (mia) {
    const { hechos, total, porcentaje } = avanceDe(mia.ruta.pasos, mia.hechos);
    return {
      ...{ titulo: mia.ruta.titulo, resumen: mia.ruta.resumen, href: direccionDeInicio(mia.ruta) },
      detalles: `${hechos} de ${total} pasos`,
      porcentaje,
    };
  }
  const ruta = (await services.rutas.publicadas()).find(
    (publicada) => esDelTema(publicada) && publicada.planes.length === 0,
  );
  return ruta
    ? {
        ...{ titulo: ruta.titulo, resumen: ruta.resumen, href: direccionDeRuta(ruta) },
        detalles: detallesDeRuta(ruta),
        porcentaje: null,
      }
    : null;
}

async function verEspecialistas({ eligen }: Tema, persona: { idPersona: number } | null) {
  const [encontrados, especialidades, tieneBono] = await Promise.all([
    services.agenda.buscarEspecialistas({}),
    services.agenda.especialidades(),
    verBonos(persona),
  ]);
  const delTema = encontrados.filter(
    ({ especialista, proximos }) =>
      proximos.length > 0 && especialista.temas.some((uno) => eligen.includes(uno)),
  );
  return horariosALaVista(delTema.slice(0, ESPECIALISTAS), especialidades, tieneBono);
}
