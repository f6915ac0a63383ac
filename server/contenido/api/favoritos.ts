import { z } from "zod";
import { TIPOS } from "../../../app/domain/contenido/contenido";
import { endpoint } from "../../platform/api/endpoint";
import { direccion, noExiste } from "./videos";

const dePieza = z.object({ tipo: z.enum(TIPOS, "Ese tipo de contenido no existe"), url: direccion });

const favoritosGuardados = z.object({
  favoritos: z.array(
    z.object({
      tipo: z.enum(TIPOS),
      uid: z.string(),
      url: z.string(),
      titulo: z.string(),
      guardadoEn: z.string(),
    }),
  ),
});

/** What a person keeps at hand. */
export const favoritos = [
  endpoint({
    metodo: "get",
    ruta: "/favoritos",
    resumen: "Tus favoritos de cualquier tipo, el último primero",
    clave: "private",
    conPersona: true,
    roles: "401 200 200 200",
    respuesta: favoritosGuardados,
    async atender({ services, portador: { idPersona } }) {
      const guardados = await services.contenido.favoritos.de(idPersona);
      return {
        favoritos: guardados.map(({ pieza: { tipo, uid, url, titulo }, guardadoEn }) => ({
          tipo,
          uid,
          url,
          titulo,
          guardadoEn: guardadoEn.toISOString(),
        })),
      };
    },
  }),
  endpoint({
    metodo: "put",
    ruta: "/favoritos/{tipo}/{url}",
    resumen: "Guarda un contenido en tus favoritos; repetirlo no cambia nada",
    clave: "private",
    conPersona: true,
    roles: "401 204 204 204",
    parametros: dePieza,
    estado: 204,
    respuesta: z.null(),
    async atender({ services, portador: { idPersona }, parametros }) {
      const hecho = await services.contenido.favoritos.guardar({ idPersona, ...parametros });
      if (!hecho.ok) throw noExiste();
    },
  }),
  endpoint({
    metodo: "delete",
    ruta: "/favoritos/{tipo}/{url}",
    resumen: "Quita un contenido de tus favoritos; repetirlo no cambia nada",
    clave: "private",
    conPersona: true,
    roles: "401 204 204 204",
    parametros: dePieza,
    estado: 204,
    respuesta: z.null(),
    async atender({ services, portador: { idPersona }, parametros }) {
      const hecho = await services.contenido.favoritos.quitar({ idPersona, ...parametros });
      if (!hecho.ok) throw noExiste();
    },
  }),
];
