import { redirect } from "@remix-run/node";
import { z } from "zod";
import { MARCAR_VISTO, QUITAR_DE_VISTOS } from "~/components/intencionesDePieza";
import { dondeSeguir } from "~/domain/contenido/avances/avance";
import { direccionDeMedio } from "~/domain/contenido/contenido";
import { transcripcionDe } from "~/domain/contenido/pistas";
import { relacionadasCon } from "~/domain/contenido/reglas";
import { fechaDe } from "~/domain/shared/fechas";
import { cookieDeAvisos } from "~/domain/shared/navegacion/aviso";
import { services } from "~/services.server";
import { conParametros } from "~/shell/direcciones";
import { atenderPieza, fichasDe } from "~/shell/piezas.server";
import type { ActionArgs, LoaderArgs } from "~/shell/ruta";
import { exigirPersona, exigirPersonaPara } from "~/shell/sesion.server";
import { PLAY } from "./filtros";
import { sellarPagina } from "./sello.server";
import { compartidoDe, pedido, RELACIONADAS, tamanosDe } from "./video.server";

const consulta = z.object({
  t: z.coerce.number().min(0).optional().catch(undefined),
  modo: z.enum(["audio", "video"]).optional().catch(undefined),
});

/** All that the page with the player shows. */
export async function loader(args: LoaderArgs) {
  const { video, persona, ahorro, favorito, avance } = await pedido(args);
  const { t, modo = ahorro ? "audio" : "video" } = consulta.parse(
    Object.fromEntries(new URL(args.request.url).searchParams),
  );
  const { direccionDe } = services.contenido;
  const { medios, duracionEnSegundos } = video;
  const pagina = `${PLAY}/ver/${video.url}`;
  const search = modo === (ahorro ? "audio" : "video") ? "" : `modo=${modo}`;
  const seguir = avance ? dondeSeguir(avance, duracionEnSegundos) : 0;
  const { ruta } = medios.subtitulos;
  const fuente = modo === "audio" ? medios.soloAudio : medios.video;
  return {
    url: video.url,
    titulo: video.titulo,
    autor: video.autor.nombre,
    cuidado: video.cuidado,
    modo,
    ahorro,
    favorito,
    visto: avance?.vistoEn != null,
    vistoHoy: avance?.ultimaVezEn != null && fechaDe(avance.ultimaVezEn) === fechaDe(services.now()),
    /** From where it plays, in seconds. */
    desde: t === undefined ? seguir : Math.min(t, duracionEnSegundos),
    seguimos: t === undefined && seguir > 0,
    hrefDesdeElInicio: conParametros(pagina, search, { t: "0" }),
    hrefDelOtroModo: `${pagina}?modo=${modo === "audio" ? "video" : "audio"}`,
    fuente: { src: direccionDe(fuente), tipo: fuente.tipoMime },
    // From our own host: a browser takes captions from elsewhere only with headers that a CDN may not have.
    subtitulos: ruta.startsWith("https:")
      ? direccionDe(medios.subtitulos)
      : direccionDeMedio(medios.subtitulos),
    portada: ahorro
      ? null
      : { src: direccionDe(medios.portada), ancho: medios.portada.ancho, alto: medios.portada.alto },
    ancho: medios.video.ancho,
    alto: medios.video.alto,
    tamanos: tamanosDe(video),
    frases: transcripcionDe(video.pistas).map(({ segundo, texto }) => ({
      segundo,
      texto,
      href: `${conParametros(pagina, search, { t: String(segundo) })}#reproductor`,
    })),
    compartido: compartidoDe(video),
    relacionadas: await fichasDe(
      relacionadasCon(video, await services.contenido.coleccion(), services.now(), RELACIONADAS),
      { ahorro },
    ),
    sello: persona && (await sellarPagina(persona.idPersona, video.url)),
  };
}

export type DatosDelReproductor = Awaited<ReturnType<typeof loader>>;

export async function action(args: ActionArgs) {
  const { request } = args;
  const url = args.params.url ?? "";
  const atendido = await atenderPieza(args, { tipo: "video", url });
  if (atendido instanceof Response) return atendido;
  const intencion = atendido.get("intencion");
  if (intencion !== MARCAR_VISTO && intencion !== QUITAR_DE_VISTOS) throw new Response(null, { status: 400 });
  const marca = intencion === MARCAR_VISTO;
  const { idPersona } = await (marca
    ? exigirPersonaPara(args, { tipo: "video", url, intencion })
    : exigirPersona(args));
  const { marcarVisto, olvidar } = services.contenido.avances;
  const marcado = await (marca ? marcarVisto : olvidar)({ idPersona, url });
  if (!marcado.ok) throw new Response(null, { status: 404 });
  const { pathname, search } = new URL(request.url);
  return redirect(pathname + search, {
    status: 303,
    headers: { "set-cookie": cookieDeAvisos([marca ? "video-visto" : "video-quitado-de-vistos"]) },
  });
}
