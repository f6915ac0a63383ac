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

const avance = z.object({
  url: z.string(),
  posicion: z.number(),
  /** Where a player goes on: at the start, where almost nothing or almost everything was played. */
  seguirEn: z.number(),
  porcentaje: z.int(),
  rangos: z.array(z.object({ de: z.number(), a: z.number() })),
  movidoEn: z.string(),
  /** The first time. */
  vistoEn: z.string().nullable(),
  /** The person said so by a press, and has not played it as far as seeing it takes. */
  marcado: z.boolean(),
  ultimaVezEn: z.string().nullable(),
});

const enApi = ({ url, duracionEnSegundos }: Video, uno: Avance): z.output<typeof avance> => ({
  url,
  posicion: enSegundos(uno.posicion),
  seguirEn: dondeSeguir(uno, duracionEnSegundos),
  porcentaje: porcentajeDe(uno, duracionEnSegundos),
  rangos: uno.rangos.map(([de, a]) => ({ de: enSegundos(de), a: enSegundos(a) })),
  movidoEn: instante.parse(uno.movidoEn),
  vistoEn: uno.vistoEn && instante.parse(uno.vistoEn),
  marcado: uno.marcado,
  ultimaVezEn: uno.ultimaVezEn && instante.parse(uno.ultimaVezEn),
});

/** How far a person is with the videos. */
export const avances = [
  endpoint({
    metodo: "get",
    ruta: "/avances",
    resumen: "Los videos que empezaste, el último primero; los que no terminaste son «Sigue viendo»",
    clave: "private",
    conPersona: true,
    roles: "401 200 200 200",
    respuesta: z.object({ avances: z.array(avance.extend({ video: videoEnLista })) }),
    async atender({ services, origen, portador: { idPersona } }) {
      const [temas, historial] = await Promise.all([
        services.contenido.temas(),
        services.contenido.avances.historial(idPersona),
      ]);
      return {
        avances: historial.map((uno) => ({
          ...enApi(uno.video, uno.avance),
          video: enLista(services, origen, temas, uno.video),
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
    roles: "401 200 200 200",
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
    roles: "401 200 200 200",
    parametros: deVideo,
    respuesta: z.object({ url: z.string() }),
    async atender({ services, portador: { idPersona }, parametros: { url } }) {
      const olvidado = await services.contenido.avances.olvidar({ idPersona, url });
      if (!olvidado.ok) throw noExiste();
      return { url };
    },
  }),
];
