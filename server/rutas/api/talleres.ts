import { z } from "zod";
import { RECHAZOS_DE_RUTA } from "../../../app/domain/rutas/recorrido";
import { endpoint, identificador, rechazosDe } from "../../platform/api/endpoint";
import { aTallerEnLista, tallerEnLista } from "../../talleres/module";

const rechazo = rechazosDe(RECHAZOS_DE_RUTA);

/** Endpoints of the live workshops that are steps of a route, each with its next date. */
export const talleresDeRuta = [
  endpoint({
    metodo: "get",
    ruta: "/talleres/ruta/{uid}",
    resumen: "Los talleres que son pasos de una ruta, con la próxima fecha de cada uno",
    clave: "public",
    conPersona: false,
    permisos: 200,
    parametros: z.object({ uid: identificador }),
    respuesta: z.object({ talleres: z.array(tallerEnLista) }),
    async atender({ services, parametros: { uid }, origen }) {
      const ruta = (await services.rutas.publicadas()).find((candidata) => candidata.uid === uid);
      if (!ruta) throw rechazo("ruta-no-existe");
      const uidsDeTalleres = new Set(
        ruta.pasos.flatMap(({ clase, de }) => (clase === "taller" && de ? [de] : [])),
      );
      const fechas = await services.talleres.lista({});
      return {
        talleres: fechas
          .filter(({ taller }) => uidsDeTalleres.has(taller.uid))
          .map((enLista) => aTallerEnLista(enLista, origen)),
      };
    },
  }),
];
