import { avanceALaVista } from "~/domain/contenido/avances/avance";
import { NOMBRE_DE_NIVEL, type Video } from "~/domain/contenido/contenido";
import { duracionEnPalabras } from "~/domain/contenido/duracion";
import { relacionadasCon } from "~/domain/contenido/reglas";
import { revisionEnPalabras } from "~/domain/contenido/revision";
import { tamanoEnPalabras } from "~/domain/contenido/tamano";
import { diaDicho, fechaDe, horaDe } from "~/domain/shared/fechas";
import { services } from "~/services.server";
import { ahorraDatos } from "~/shell/marco/ahorro.server";
import { atenderPieza, fichasDe, textoDeEditor } from "~/shell/partes/piezas.server";
import { leerParte } from "~/shell/partes/partes.server";
import { mudanza, noExiste } from "~/shell/responder";
import { quienEs } from "~/shell/sesion/sesion.server";
import type { ActionArgs, LoaderArgs } from "~/shell/route";
import type { VideoCompartido } from "./paraCompartir";

export const RELACIONADAS = 3;

/** Finds the video of an address, and the person who asks for it; 404 for an address that is not published. */
export async function pedido({
  request,
  params,
  context,
}: Pick<LoaderArgs, "request" | "params" | "context">) {
  const [video, persona, ahorro] = await Promise.all([
    services.contenido.porUrl("video", params.url ?? ""),
    quienEs({ request, context }),
    ahorraDatos(request),
  ]);
  if (!video) throw noExiste();
  if (video.url !== params.url) throw mudanza(request, params.url ?? "", video.url);
  const [favorito, avance] = persona
    ? await Promise.all([
        services.contenido.favoritos.tiene(persona.idPersona, video),
        services.contenido.avances.de(persona.idPersona, video),
      ])
    : [false, null];
  return { video, persona, ahorro, favorito, avance };
}

/** Download size of each way to follow a video. Sound has none when a person cannot follow the video by ear alone. */
export const tamanosDe = ({ medios, guiaSonora }: Video) => ({
  video: tamanoEnPalabras(medios.video.bytes),
  audio: guiaSonora ? tamanoEnPalabras(medios.soloAudio.bytes) : null,
});

/** Lightest way to follow a video: by ear when sound alone guides, otherwise by reading. */
export const modoLigero = ({ guiaSonora }: Pick<Video, "guiaSonora">): "audio" | "leer" =>
  guiaSonora ? "audio" : "leer";

export function compartidoDe({
  titulo,
  resumen,
  publicado,
  duracionEnSegundos,
  medios,
}: Video): VideoCompartido {
  const { direccionDe } = services.contenido;
  return {
    titulo,
    resumen,
    publicado: publicado.toISOString(),
    segundos: duracionEnSegundos,
    video: direccionDe(medios.video),
    dibujo: medios.compartir ? direccionDe(medios.compartir) : null,
  };
}

/** Data of the page that presents a video. */
export async function loader(args: LoaderArgs) {
  const { video, ahorro, favorito, avance } = await pedido(args);
  const { contenido } = services;
  const [temas, coleccion] = await Promise.all([contenido.temas(), contenido.coleccion()]);
  const relacionadas = relacionadasCon(video, coleccion, services.now(), RELACIONADAS);
  const enVivo = await leerParte(args.context, contenido.proximoEnVivo(video.temas));
  const { portada } = video.medios;
  return {
    url: video.url,
    titulo: video.titulo,
    resumen: video.resumen,
    duracion: duracionEnPalabras(video),
    nivel: NOMBRE_DE_NIVEL[video.nivel],
    autor: { nombre: video.autor.nombre, presentacion: video.autor.presentacion },
    cuidado: video.cuidado,
    revision: revisionEnPalabras(video, temas),
    bloques: await textoDeEditor(video.cuerpo),
    temas: temas
      .filter(({ url }) => video.temas.includes(url))
      .map(({ url, nombre, color }) => ({ url, nombre, color })),
    tamanos: tamanosDe(video),
    ligero: modoLigero(video),
    portada: ahorro
      ? null
      : { src: contenido.direccionDe(portada), ancho: portada.ancho, alto: portada.alto },
    ahorro,
    favorito,
    avance: avance && avanceALaVista(avance, video.duracionEnSegundos),
    compartido: compartidoDe(video),
    enVivo:
      enVivo.estado === "success" && enVivo.valor
        ? {
            titulo: enVivo.valor.titulo,
            href: enVivo.valor.href,
            iso: enVivo.valor.inicio.toISOString(),
            cuando: `${diaDicho(fechaDe(enVivo.valor.inicio), services.now())}, ${horaDe(enVivo.valor.inicio)}`,
            detalles: enVivo.valor.detalles,
          }
        : null,
    relacionadas: await fichasDe(relacionadas, { ahorro }),
  };
}

export const action = (args: ActionArgs) => atenderPieza(args, { tipo: "video", url: args.params.url ?? "" });
