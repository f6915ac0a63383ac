import { z } from "zod";
import {
  consultaDeSesiones,
  paginaDeSesiones,
  RECHAZOS_DE_SESION,
} from "../../../app/domain/cuentas/accesos/sesiones";
import { endpoint, identificador, instante, rechazosDe } from "../../platform/api/endpoint";
import { CON_TOKEN, PROPIO } from "../../platform/permisos";

const rechazo = rechazosDe(RECHAZOS_DE_SESION);
const cerradas = z.object({ cerradas: z.literal(true) });

/** Endpoints of the open sign-ins of a person: browsers and API tokens alike. */
export const sesiones = [
  endpoint({
    metodo: "get",
    ruta: "/autenticacion/sesiones",
    resumen: "Tus sesiones abiertas, la de este token primero; «siguiente» pide las que siguen",
    clave: "private",
    permisos: CON_TOKEN,
    conPersona: true,
    consulta: consultaDeSesiones,
    respuesta: z.object({
      sesiones: z.array(
        z.object({
          idSesion: z.string(),
          abiertaEn: z.string(),
          ultimoUsoEn: z.string(),
          dispositivo: z.string(),
          esEsta: z.boolean(),
        }),
      ),
      siguiente: z.string().nullable(),
    }),
    async atender({
      services: {
        cuentas: { identidad },
      },
      portador,
      consulta,
    }) {
      const { sesiones: abiertas, siguiente } = paginaDeSesiones(
        await identidad.sesiones(portador),
        consulta,
      );
      return {
        siguiente,
        sesiones: abiertas.map(({ idSesion, abiertaEn, ultimoUsoEn, dispositivo, esEsta }) => ({
          idSesion,
          abiertaEn: instante.parse(abiertaEn),
          ultimoUsoEn: instante.parse(ultimoUsoEn),
          dispositivo,
          esEsta,
        })),
      };
    },
  }),
  endpoint({
    metodo: "delete",
    ruta: "/autenticacion/sesiones",
    resumen: "Cierra todas tus sesiones menos la de este token",
    clave: "private",
    permisos: CON_TOKEN,
    conPersona: true,
    respuesta: cerradas,
    async atender({
      services: {
        cuentas: { identidad },
      },
      portador,
    }) {
      await identidad.cerrarSesiones(portador, "las-demas");
      return { cerradas: true };
    },
  }),
  endpoint({
    metodo: "delete",
    ruta: "/autenticacion/sesiones/{idSesion}",
    resumen: "Cierra una de tus sesiones",
    clave: "private",
    permisos: PROPIO,
    conPersona: true,
    parametros: z.object({ idSesion: identificador }),
    respuesta: cerradas,
    async atender({
      services: {
        cuentas: { identidad },
      },
      portador,
      parametros,
    }) {
      const cierre = await identidad.cerrarSesiones(portador, parametros);
      if (!cierre.ok) throw rechazo(cierre.rechazo);
      return { cerradas: true };
    },
  }),
];
