import { z } from "zod";
import {
  cuerpoDeReporte,
  dondeSeguir,
  enDecimas,
  enSegundos,
  porcentajeDe,
  type Avance,
} from "../../../app/domain/contenido/avances/avance";
import type { Rango } from "../../../app/domain/contenido/avances/rangos";
import type { Video } from "../../../app/domain/contenido/contenido";
import { endpoint, instante } from "../../platform/api/endpoint";
import { deVideo, enLista, noExiste, videoEnLista } from "./videos";
import { CON_TOKEN } from "../../platform/permisos";

const avance = z.object({
  url: z.string(),
  posicion: z.number(),
  /** Second at which a player goes on with a video; 0 when almost nothing or almost everything was played. */
  seguirEn: z.number(),
  porcentaje: z.int(),
  rangos: z.array(z.object({ de: z.number(), a: z.number() })),
  movidoEn: z.string(),
  /** Instant of the first full viewing of a video. */
  vistoEn: z.string().nullable(),
  /** True when the person marked the video as seen without playing enough of it. */
  marcado: z.boolean(),
  ultimaVezEn: z.string().nullable(),
});

const enApi = ({ url, duracionEnSegundos }: Video, avanceDeVideo: Avance): z.output<typeof avance> => ({
  url,
  posicion: enSegundos(avanceDeVideo.posicion),
  seguirEn: dondeSeguir(avanceDeVideo, duracionEnSegundos),
  porcentaje: porcentajeDe(avanceDeVideo, duracionEnSegundos),
  rangos: avanceDeVideo.rangos.map(([de, a]) => ({ de: enSegundos(de), a: enSegundos(a) })),
  movidoEn: instante.parse(avanceDeVideo.movidoEn),
  vistoEn: avanceDeVideo.vistoEn && instante.parse(avanceDeVideo.vistoEn),
  marcado: avanceDeVideo.marcado,
  ultimaVezEn: avanceDeVideo.ultimaVezEn && instante.parse(avanceDeVideo.ultimaVezEn),
});

/** Endpoints of a person's progress in videos. */
export const avances = [
  endpoint({
    metodo: "get",
    ruta: "/avances",
    resumen: "Los videos que empezaste, el último primero; los que no terminaste son «Sigue viendo»",
    clave: "private",
    conPersona: true,
    permisos: CON_TOKEN,
    respuesta: z.object({ avances: z.array(avance.extend({ video: videoEnLista })) }),
    async atender({ services, origen, portador: { idPersona } }) {
      const [temas, historial] = await Promise.all([
        services.contenido.temas(),
        services.contenido.avances.historial(idPersona),
      ]);
      return {
        avances: historial.map((entrada) => ({
          ...enApi(entrada.video, entrada.avance),
          video: enLista(services, origen, temas, entrada.video),
        })),
      };
    },
  }),
  endpoint({
    metodo: "post",
    ruta: "/videos/{url}/avance",
    resumen:
      "Anota hasta dónde vas y qué tramos se reprodujeron, en segundos. Llámalo también al empezar: se cuenta lo que el tiempo permite desde entonces. Repetirlo, o mandarlo en otro orden, da lo mismo",
    clave: "private",
    permisos: CON_TOKEN,
    conPersona: true,
    parametros: deVideo,
    cuerpo: cuerpoDeReporte,
    respuesta: avance,
    async atender({ services, portador: { idPersona }, parametros: { url }, cuerpo }) {
      const momento = cuerpo.momento ? new Date(cuerpo.momento) : services.now();
      const anotado = await services.contenido.avances.anotar({
        idPersona,
        url,
        reporte: {
          posicion: enDecimas(cuerpo.posicion),
          rangos: cuerpo.rangos.map(({ de, a }): Rango => [enDecimas(de), enDecimas(a)]),
          momento,
          abiertoEn: null,
        },
      });
      const video = await services.contenido.porUrl("video", url);
      if (!anotado.ok || !video) throw noExiste();
      return enApi(video, anotado.value);
    },
  }),
  endpoint({
    metodo: "post",
    ruta: "/videos/{url}/visto",
    resumen: "Marca un video como visto; cada día cuenta una vez",
    clave: "private",
    conPersona: true,
    permisos: CON_TOKEN,
    parametros: deVideo,
    respuesta: avance,
    async atender({ services, portador: { idPersona }, parametros: { url } }) {
      const marcado = await services.contenido.avances.marcarVisto({ idPersona, url });
      const video = await services.contenido.porUrl("video", url);
      if (!marcado.ok || !video) throw noExiste();
      return enApi(video, marcado.value);
    },
  }),
  endpoint({
    metodo: "delete",
    ruta: "/videos/{url}/visto",
    resumen: "Quita un video de los que viste, con su avance; repetirlo no cambia nada",
    clave: "private",
    conPersona: true,
    permisos: CON_TOKEN,
    parametros: deVideo,
    respuesta: z.object({ url: z.string() }),
    async atender({ services, portador: { idPersona }, parametros: { url } }) {
      const olvidado = await services.contenido.avances.olvidar({ idPersona, url });
      if (!olvidado.ok) throw noExiste();
      return { url };
    },
  }),
];
