import { z } from "zod";
import { NIVELES, TIPOS, type Tema, type Video } from "../../../app/domain/contenido/contenido";
import { minutosEnteros } from "../../../app/domain/contenido/duracion";
import { transcripcionDe } from "../../../app/domain/contenido/pistas";
import { RECHAZOS_DE_PIEZA } from "../../../app/domain/contenido/rechazos";
import { CRITERIOS, filtrar, ordenar, relacionadasCon } from "../../../app/domain/contenido/reglas";
import { endpoint, rechazosDe } from "../../platform/api/endpoint";
import type { Services } from "../../platform/services";

export const direccion = z.string().regex(/^[a-z0-9-]{3,80}$/, "No es la dirección de un contenido");
export const deVideo = z.object({ url: direccion });

const rechazo = rechazosDe(RECHAZOS_DE_PIEZA);
export const noExiste = () => rechazo("pieza-no-existe");

const MAXIMO_DE_RELACIONADAS = 6;

export const videoEnLista = z.object({
  uid: z.string(),
  uidCms: z.string(),
  url: z.string(),
  titulo: z.string(),
  resumen: z.string(),
  temas: z.array(z.object({ url: z.string(), nombre: z.string() })),
  nivel: z.enum(NIVELES),
  minutos: z.int(),
  duracionEnSegundos: z.int(),
  /** True when the sound alone guides through the video. When false, clients show the transcript before the audio. */
  guiaSonora: z.boolean(),
  bytes: z.object({ video: z.int(), audio: z.int() }),
  portada: z.object({ direccion: z.string(), ancho: z.int(), alto: z.int() }),
});

const video = videoEnLista.extend({
  autor: z.string(),
  /** Text with which the author of a video introduces themselves. */
  presentacionDelAutor: z.string(),
  relacionados: z.array(z.object({ tipo: z.enum(TIPOS), url: z.string(), titulo: z.string() })),
  cuidado: z.string().nullable(),
  /** Text of the video's page, in Markdown. */
  texto: z.string(),
  medios: z.object({ video: z.string(), audio: z.string(), subtitulos: z.string() }),
  transcripcion: z.array(z.object({ segundo: z.number(), texto: z.string() })),
});

/** A video in the API. Addresses are whole, so that an app can use them as they are. */
export function enLista(services: Services, origen: string, temas: readonly Tema[], pieza: Video) {
  const { medios } = pieza;
  const entera = (ruta: string) => new URL(ruta, origen).href;
  return {
    uid: pieza.uid,
    uidCms: pieza.uidCms,
    url: pieza.url,
    titulo: pieza.titulo,
    resumen: pieza.resumen,
    temas: temas.filter(({ url }) => pieza.temas.includes(url)).map(({ url, nombre }) => ({ url, nombre })),
    nivel: pieza.nivel,
    minutos: minutosEnteros(pieza),
    duracionEnSegundos: pieza.duracionEnSegundos,
    guiaSonora: pieza.guiaSonora,
    bytes: { video: medios.video.bytes, audio: medios.soloAudio.bytes },
    portada: {
      direccion: entera(services.contenido.direccionDe(medios.portada)),
      ancho: medios.portada.ancho,
      alto: medios.portada.alto,
    },
  };
}

/** Endpoints of the published videos. */
export const videos = [
  endpoint({
    metodo: "get",
    ruta: "/videos",
    resumen: "Los videos de Bienestar play, con sus temas; se filtran y se ordenan",
    clave: "public",
    conPersona: false,
    permisos: 200,
    consulta: z.object({
      tema: direccion.optional(),
      nivel: z.enum(NIVELES, "Ese nivel no existe").optional(),
      orden: z.enum(CRITERIOS, "Ese orden no existe").default("recientes"),
    }),
    respuesta: z.object({
      temas: z.array(z.object({ url: z.string(), nombre: z.string(), resumen: z.string() })),
      videos: z.array(videoEnLista),
    }),
    async atender({ services, origen, consulta: { orden, ...filtro } }) {
      const [temas, todos] = await Promise.all([
        services.contenido.temas(),
        services.contenido.lista("video"),
      ]);
      return {
        temas: temas.map(({ url, nombre, resumen }) => ({ url, nombre, resumen })),
        videos: ordenar(filtrar(todos, filtro), orden).map((pieza) =>
          enLista(services, origen, temas, pieza),
        ),
      };
    },
  }),
  endpoint({
    metodo: "get",
    ruta: "/videos/{url}",
    resumen: "Un video, con sus archivos y su transcripción",
    clave: "public",
    conPersona: false,
    permisos: 200,
    parametros: deVideo,
    respuesta: video,
    async atender({ services, origen, parametros: { url } }) {
      const pieza = await services.contenido.porUrl("video", url);
      if (!pieza) throw noExiste();
      const { coleccion, direccionDe, temas } = services.contenido;
      const relacionadas = relacionadasCon(pieza, await coleccion(), services.now(), MAXIMO_DE_RELACIONADAS);
      const entera = (medio: Parameters<typeof direccionDe>[0]) => new URL(direccionDe(medio), origen).href;
      return {
        ...enLista(services, origen, await temas(), pieza),
        autor: pieza.autor.nombre,
        presentacionDelAutor: pieza.autor.presentacion,
        relacionados: relacionadas.map(({ tipo, url: urlRelacionada, titulo }) => ({
          tipo,
          url: urlRelacionada,
          titulo,
        })),
        cuidado: pieza.cuidado,
        texto: pieza.cuerpo,
        medios: {
          video: entera(pieza.medios.video),
          audio: entera(pieza.medios.soloAudio),
          subtitulos: entera(pieza.medios.subtitulos),
        },
        transcripcion: transcripcionDe(pieza.pistas),
      };
    },
  }),
];
