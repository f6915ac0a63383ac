import { z } from "zod";
import { MARCAR_VISTO, QUITAR_DE_VISTOS } from "~/components/intencionesDePieza";
import { dondeSeguir } from "~/domain/contenido/avances/avance";
import { direccionDeMedio } from "~/domain/contenido/contenido";
import { transcripcionDe } from "~/domain/contenido/pistas";
import { relacionadasCon } from "~/domain/contenido/reglas";
import type { RechazoDePieza } from "~/domain/contenido/rechazos";
import { fechaDe } from "~/domain/shared/fechas";
import { leerParametros } from "~/domain/shared/navegacion/parametros";
import type { NombreDeAviso } from "~/domain/shared/navegacion/aviso";
import { done, type Result } from "~/domain/shared/result";
import { services } from "~/services.server";
import { conParametros } from "~/shell/direcciones";
import { seguirEn } from "~/shell/formularios/envio.server";
import { gananciaDeHoy } from "~/shell/partes/ganancia.server";
import { atenderPieza, fichasDe } from "~/shell/partes/piezas.server";
import type { ActionArgs, LoaderArgs } from "~/shell/route";
import { exigirPersonaPara, exigirSesion, faltanTerminos } from "~/shell/sesion/sesion.server";
import { PLAY } from "./filtros";
import { sellarPagina } from "./sello.server";
import { compartidoDe, modoLigero, pedido, RELACIONADAS, tamanosDe } from "./video.server";

const consulta = z.object({
  t: z.coerce.number().min(0).optional().catch(undefined),
  modo: z.enum(["audio", "video", "leer"]).optional().catch(undefined),
});

/** Data of the page that plays a video. */
export async function loader(args: LoaderArgs) {
  const { video, persona, ahorro, favorito, avance } = await pedido(args);
  const { searchParams } = new URL(args.request.url);
  const { t, modo: pedidoModo } = consulta.parse(Object.fromEntries(searchParams));
  const ligero = modoLigero(video);
  const porDefecto = ahorro ? ligero : "video";
  const modo = pedidoModo === "audio" && ligero !== "audio" ? porDefecto : (pedidoModo ?? porDefecto);
  const { direccionDe } = services.contenido;
  const { medios, duracionEnSegundos } = video;
  const pagina = `${PLAY}/ver/${video.url}`;
  // The address keeps the way back to the step of a route.
  const vuelta = conParametros("", "", { backpage: leerParametros(searchParams).backpage });
  const search = conParametros("", vuelta, { modo: modo === porDefecto ? null : modo });
  const searchDeVideo = conParametros("", vuelta, { modo: porDefecto === "video" ? null : "video" });
  const seguir = avance ? dondeSeguir(avance, duracionEnSegundos) : 0;
  const { ruta } = medios.subtitulos;
  const fuente = modo === "audio" ? medios.soloAudio : medios.video;
  const { vistoEn, marcado } = avance ?? {};
  return {
    ganancia:
      persona && vistoEn && !marcado
        ? await gananciaDeHoy(args.context, {
            ...{ idPersona: persona.idPersona, clase: "video", id: video.uid, momento: vistoEn },
          })
        : null,
    url: video.url,
    titulo: video.titulo,
    autor: video.autor.nombre,
    cuidado: video.cuidado,
    modo,
    ligero,
    ahorro,
    favorito,
    visto: avance?.vistoEn != null,
    marcado: avance?.marcado ?? false,
    vistoHoy: avance?.ultimaVezEn != null && fechaDe(avance.ultimaVezEn) === fechaDe(services.now()),
    /** Second at which the playback starts. */
    desde: t === undefined ? seguir : Math.min(t, duracionEnSegundos),
    seguimos: t === undefined && seguir > 0,
    hrefDesdeElInicio: conParametros(pagina, search, { t: "0" }),
    hrefDelOtroModo: conParametros(pagina, search, { modo: modo === "video" ? ligero : "video" }),
    hrefDeSuPagina: conParametros(`${PLAY}/${video.url}`, vuelta, {}),
    fuente: { src: direccionDe(fuente), tipo: fuente.tipoMime },
    // Captions are served from our own host: a browser accepts those of another host only with headers that a CDN may
    // lack.
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
      href: `${conParametros(pagina, modo === "leer" ? searchDeVideo : search, { t: String(segundo) })}#reproductor`,
    })),
    compartido: compartidoDe(video),
    relacionadas: await fichasDe(
      relacionadasCon(video, await services.contenido.coleccion(), services.now(), RELACIONADAS),
      { ahorro },
    ),
    /**
     * Signature of the page for progress reports. Null for a visitor: nothing is stored, and the player does not claim
     * otherwise.
     */
    sello:
      persona && !(await faltanTerminos(persona.idPersona))
        ? await sellarPagina(persona.idPersona, video.url)
        : null,
  };
}

export type DatosDelReproductor = Awaited<ReturnType<typeof loader>>;

export function action(args: ActionArgs) {
  const url = args.params.url ?? "";
  const { marcarVisto, olvidar } = services.contenido.avances;
  const volver = (marcado: Result<unknown, RechazoDePieza>, aviso: NombreDeAviso) => {
    const { pathname, search } = new URL(args.request.url);
    return marcado.ok ? done(seguirEn(pathname + search, aviso)) : marcado;
  };
  return atenderPieza(
    args,
    { tipo: "video", url },
    {
      async [MARCAR_VISTO]() {
        const { idPersona } = await exigirPersonaPara(args, { tipo: "video", url, intencion: MARCAR_VISTO });
        return volver(await marcarVisto({ idPersona, url }), "video-visto");
      },
      async [QUITAR_DE_VISTOS]() {
        const { idPersona } = await exigirSesion(args);
        return volver(await olvidar({ idPersona, url }), "video-quitado-de-vistos");
      },
    },
  );
}
