import { z } from "zod";
import {
  CLASES_DE_ACCION,
  consultaDeHistorial,
  envioDeAccion,
  paginaDe,
  RECHAZOS_DE_HISTORIAL,
} from "../../../app/domain/historial/accion";
import { historialEnCsv } from "../../../app/domain/historial/enCsv";
import { endpoint, instante, rechazosDe } from "../../platform/api/endpoint";
import { CON_TOKEN } from "../../platform/permisos";

const rechazo = rechazosDe(RECHAZOS_DE_HISTORIAL);

const accion = z.object({
  clave: z.string(),
  clase: z.enum(CLASES_DE_ACCION),
  titulo: z.string(),
  momento: instante,
  /** True when only the day of the activity is known; `momento` is noon of that day then. */
  sinHora: z.boolean(),
  /** True for a video that the person marked as seen without playing it. */
  marcada: z.boolean(),
  /** Path of the page about the activity; null when there is none. */
  href: z.string().nullable(),
});

/** Endpoints of a person's history, and of the activities that they note themselves. */
export const acciones = [
  endpoint({
    metodo: "get",
    ruta: "/historial-acciones",
    resumen: "Lo que hizo la persona, lo último primero, por clase y mes; «siguiente» pide lo que sigue",
    clave: "private",
    conPersona: true,
    permisos: CON_TOKEN,
    consulta: consultaDeHistorial,
    respuesta: z.object({ acciones: z.array(accion), siguiente: z.string().nullable() }),
    async atender({ services: { historial }, portador: { idPersona }, consulta }) {
      const { acciones: accionesDePagina, siguiente } = paginaDe(
        await historial.acciones(idPersona),
        consulta,
      );
      return {
        acciones: accionesDePagina.map(
          ({ clave, clase, titulo, momento, sinHora = false, marcada = false, href = null }) => ({
            ...{ clave, clase, titulo, momento, sinHora, marcada, href },
          }),
        ),
        siguiente,
      };
    },
  }),
  endpoint({
    metodo: "get",
    ruta: "/historial-acciones/csv",
    resumen: "Lo que hizo la persona como tabla CSV, entera o por clase y mes",
    clave: "private",
    conPersona: true,
    permisos: CON_TOKEN,
    consulta: consultaDeHistorial.omit({ despuesDe: true }),
    respuesta: z.object({ csv: z.string() }),
    atender: async ({ services: { historial }, portador: { idPersona }, consulta }) => ({
      csv: historialEnCsv(await historial.acciones(idPersona), consulta),
    }),
  }),
  endpoint({
    metodo: "post",
    ruta: "/historial-acciones",
    resumen:
      "Anota algo que la persona hizo por su cuenta; una vez por día cada cosa: lo que ya estaba responde 200",
    clave: "private",
    permisos: { sinSesion: 401, conSesion: 201, otra: 201 },
    conPersona: true,
    idempotente: true,
    estado: 201,
    yaEstaba: (respuesta) => !respuesta.nueva,
    cuerpo: envioDeAccion,
    respuesta: z.object({ nueva: z.boolean() }),
    async atender({ services: { historial }, portador: { idPersona }, cuerpo }) {
      const resultado = await historial.anotar({ idPersona, ...cuerpo });
      if (!resultado.ok) throw rechazo(resultado.rechazo);
      return resultado.value;
    },
  }),
];
