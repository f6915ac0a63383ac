import { z } from "zod";
import { TIPOS } from "../../../app/domain/contenido/contenido";
import type { Services } from "../../platform/services";
import { endpoint } from "../../platform/api/endpoint";
import { direccion, noExiste } from "./videos";
import { CON_TOKEN } from "../../platform/permisos";

const dePieza = z.object({ tipo: z.enum(TIPOS, "Ese tipo de contenido no existe"), url: direccion });

const guardado = z.object({
  tipo: z.enum(TIPOS),
  uid: z.string(),
  url: z.string(),
  titulo: z.string(),
  guardadoEn: z.string(),
});

const favoritosGuardados = z.object({
  favoritos: z.array(guardado),
  /** Favourites that are not published now: they cannot be opened, only removed. */
  retirados: z.array(guardado),
});

type Guardados = Awaited<ReturnType<Services["contenido"]["favoritos"]["de"]>>["publicados"];

const enApi = (guardados: Guardados) =>
  guardados.map(({ pieza: { tipo, uid, url, titulo }, guardadoEn }) => ({
    tipo,
    uid,
    url,
    titulo,
    guardadoEn: guardadoEn.toISOString(),
  }));

/** Endpoints of a person's favourites. */
export const favoritos = [
  endpoint({
    metodo: "get",
    ruta: "/favoritos",
    resumen: "Tus favoritos de cualquier tipo, el último primero; aparte, los que ya no están publicados",
    clave: "private",
    conPersona: true,
    permisos: CON_TOKEN,
    respuesta: favoritosGuardados,
    async atender({ services, portador: { idPersona } }) {
      const { publicados, retirados } = await services.contenido.favoritos.de(idPersona);
      return { favoritos: enApi(publicados), retirados: enApi(retirados) };
    },
  }),
  endpoint({
    metodo: "put",
    ruta: "/favoritos/{tipo}/{url}",
    resumen: "Guarda un contenido en tus favoritos; repetirlo no cambia nada",
    clave: "private",
    conPersona: true,
    permisos: { sinSesion: 401, conSesion: 204, otra: 204 },
    parametros: dePieza,
    estado: 204,
    respuesta: z.null(),
    async atender({ services, portador: { idPersona }, parametros }) {
      const resultado = await services.contenido.favoritos.guardar({ idPersona, ...parametros });
      if (!resultado.ok) throw noExiste();
    },
  }),
  endpoint({
    metodo: "delete",
    ruta: "/favoritos/{tipo}/{url}",
    resumen: "Quita un contenido de tus favoritos; repetirlo no cambia nada",
    clave: "private",
    conPersona: true,
    permisos: { sinSesion: 401, conSesion: 204, otra: 204 },
    parametros: dePieza,
    estado: 204,
    respuesta: z.null(),
    async atender({ services, portador: { idPersona }, parametros }) {
      const resultado = await services.contenido.favoritos.quitar({ idPersona, ...parametros });
      if (!resultado.ok) throw noExiste();
    },
  }),
];
