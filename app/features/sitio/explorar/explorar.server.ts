import { redirect } from "@remix-run/node";
import { z } from "zod";
import { imagenDeRuta } from "~/components/fichaDePieza";
import { avanceALaVista } from "~/domain/contenido/avances/avance";
import type { AvanceALaVista } from "~/domain/contenido/avances/enPalabras";
import { direccionDePieza, type Tema } from "~/domain/contenido/contenido";
import { paraUnTema, porTemaPropio } from "~/domain/contenido/deUnTema";
import { avanceDe } from "~/domain/rutas/recorrido";
import type { RutaDeAlguien } from "~/domain/rutas/recorrer";
import { detallesDeRuta, direccionDeInicio, direccionDeRuta } from "~/domain/rutas/ruta";
import { campoDeLinea } from "~/domain/shared/campos";
import { services } from "~/services.server";
import { ahorraDatos } from "~/shell/marco/ahorro.server";
import { verBonos } from "~/shell/compra/bonos.server";
import { direccionConocida } from "~/shell/direcciones";
import { leerParte } from "~/shell/partes/partes.server";
import { fichasDe } from "~/shell/partes/piezas.server";
import { quienEs } from "~/shell/sesion/sesion.server";
import type { LoaderArgs } from "~/shell/route";
import { enVivoALaVista } from "../necesidades/enVivo.server";
import { horariosALaVista } from "../necesidades/horarios.server";
import { necesidadesDe } from "~/components/necesidadesDe";

const filtros = z.object({ tema: campoDeLinea().max(80).optional().catch(undefined) });

const ESPECIALISTAS = 2;

/** All needs; with `?tema=`, the best of every kind for one of them. An unknown theme leads to all needs. */
export async function loader(args: LoaderArgs) {
  const { tema } = filtros.parse(Object.fromEntries(new URL(args.request.url).searchParams));
  const temas = await services.contenido.temas();
  const elegido = temas.find(({ url }) => url === tema);
  const otra = direccionConocida(args.request, { tema: elegido?.url ?? null });
  if (otra !== null) throw redirect(otra);
  return {
    necesidades: necesidadesDe(temas).filter(({ url }) => url !== tema),
    elegido: elegido ? await verTema(args, elegido) : null,
  };
}

/** One video, one route, one live event, one sheet and two specialists, with what the person began of them. */
async function verTema({ request, context }: LoaderArgs, tema: Tema) {
  const { contenido } = services;
  const persona = await quienEs({ request, context });
  const [temas, videos, hojas, historial, mias, ahorro, enVivo, horarios] = await Promise.all([
    contenido.temas(),
    contenido.lista("video"),
    contenido.herramientas.todas(),
    persona ? contenido.avances.historial(persona.idPersona) : [],
    persona ? services.rutas.mias(persona.idPersona) : [],
    ahorraDatos(request),
    leerParte(context, contenido.proximoEnVivo([tema.url])),
    verEspecialistas(tema, persona),
  ]);
  const avances = new Map<string, AvanceALaVista>(
    historial.map(({ video, avance }) => [video.uid, avanceALaVista(avance, video.duracionEnSegundos)]),
  );
  const pasosHechos = new Set(mias.flatMap(direccionesHechas));
  const vistos = new Set(historial.flatMap(({ video, avance }) => (avance.vistoEn ? [video.uid] : [])));
  const piezas = paraUnTema(
    tema,
    { videos, hojas },
    {
      aMedias: historial.flatMap(({ video, avance }) => (avance.vistoEn ? [] : [video])),
      yaHecha: (pieza) => vistos.has(pieza.uid) || pasosHechos.has(direccionDePieza(pieza)),
    },
  );
  const deEnVivo = enVivo.estado === "success" ? enVivo.valor : null;
  return {
    ...{
      resumen: tema.resumen,
      necesidad: tema.necesidad ?? tema.nombre,
      dibujo: tema.dibujo ?? null,
      delicado: tema.delicado,
    },
    piezas: await fichasDe(piezas, { ahorro, avances }),
    ruta: await verRuta(tema.url, mias),
    enVivo: deEnVivo && enVivoALaVista(deEnVivo, temas),
    horarios,
  };
}

/** Addresses of the pages of all steps that the person has done in a route. */
const direccionesHechas = ({ ruta, hechos }: RutaDeAlguien) =>
  ruta.pasos.flatMap(({ id, href }) => (hechos.some(({ paso }) => paso === id) ? (href ?? []) : []));

/** A route of a theme: first one of the person's own, then one that everybody may begin. The main theme decides. */
async function verRuta(url: string, mias: readonly RutaDeAlguien[]) {
  const abiertas = (await services.rutas.publicadas()).filter(({ planes }) => planes.length === 0);
  const posibles = [...mias.map(({ ruta }) => ruta), ...abiertas];
  const [ruta] = porTemaPropio(posibles, url, ({ temas }) => temas.map((tema) => tema.url));
  if (!ruta) return null;
  const mia = mias.find((una) => una.ruta.uid === ruta.uid);
  const avance = mia && avanceDe(ruta.pasos, mia.hechos);
  return {
    ...{ titulo: ruta.titulo, imagen: imagenDeRuta(ruta, ruta.temas[0]) },
    href: avance ? direccionDeInicio(ruta) : direccionDeRuta(ruta),
    detalles: avance ? `Ruta · ${avance.hechos} de ${avance.total} pasos` : detallesDeRuta(ruta),
    porcentaje: avance?.porcentaje ?? null,
  };
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
