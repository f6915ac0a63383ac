import { z } from "zod";
import { TIPOS } from "../../../app/domain/contenido/contenido";
import type { ParaTi } from "../../../app/domain/contenido/avances/paraTi";
import { endpoint } from "../../platform/api/endpoint";
import { enLista, videoEnLista } from "./videos";
import { CON_TOKEN } from "../../platform/permisos";

const sugerencia = z.object({ tipo: z.enum(TIPOS), url: z.string(), titulo: z.string(), motivo: z.string() });

const sugerenciaDe = ({ pieza: { tipo, url, titulo }, motivo }: ParaTi): z.output<typeof sugerencia> => ({
  tipo,
  url,
  titulo,
  motivo,
});

/** Endpoint of the suggestions that the home page makes to a returning person. */
export const paraTi = [
  endpoint({
    metodo: "get",
    ruta: "/para-ti",
    resumen:
      "El video que dejaste a medias y una sugerencia del día con su motivo; con avisos discretos, el motivo no nombra el tema",
    clave: "private",
    conPersona: true,
    permisos: CON_TOKEN,
    respuesta: z.object({
      sigueViendo: videoEnLista.nullable(),
      sugerencia: sugerencia.nullable(),
    }),
    async atender({ services, origen, portador: { idPersona } }) {
      const [temas, { seguir, paraTi: elegida }] = await Promise.all([
        services.contenido.temas(),
        services.contenido.paraVolver(idPersona),
      ]);
      return {
        sigueViendo: seguir && enLista(services, origen, temas, seguir.video),
        sugerencia: elegida && sugerenciaDe(elegida),
      };
    },
  }),
];
