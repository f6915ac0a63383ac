import { z } from "zod";
import type { ComunidadVista } from "../../../app/domain/comunidades/miembros";
import { RECHAZOS_DE_PRUEBA, sinClave } from "../../../app/domain/cuentas/identidad/prueba";
import { RECHAZOS_DE_COMUNIDAD } from "../../../app/domain/comunidades/rechazos";
import { formularioDeUnion } from "../../../app/domain/comunidades/seudonimo";
import { endpoint, identificador, rechazosDe, type Endpoint } from "../../platform/api/endpoint";

export const rechazo = rechazosDe({ ...RECHAZOS_DE_COMUNIDAD, ...RECHAZOS_DE_PRUEBA });
export const deComunidad = z.object({ id: identificador });

const comunidad = z.object({
  id: z.string(),
  nombre: z.string(),
  paraQue: z.string(),
  reglas: z.array(z.string()),
  tema: z.string(),
  miParticipacion: z
    .object({
      seudonimo: z.string(),
      estado: z.enum(["activa", "en-pausa", "suspendida"]),
      hasta: z.string().nullable(),
    })
    .nullable(),
});

const aRespuesta = ({ url, nombre, paraQue, reglas, tema, miParticipacion: mia }: ComunidadVista) => ({
  ...{ id: url, nombre, paraQue, reglas, tema },
  miParticipacion: mia && {
    ...{ seudonimo: mia.seudonimo, estado: mia.estado, hasta: mia.hasta?.toISOString() ?? null },
  },
});

/** The explicit type avoids a circular one: the endpoints use the services that the context opens. */
export const comunidades: readonly Endpoint[] = [
  endpoint({
    metodo: "get",
    ruta: "/comunidades",
    resumen: "Las comunidades, sus reglas, y de cuáles eres parte",
    clave: "comunidades",
    permisos: 200,
    conPersona: false,
    siHayPersona: true,
    respuesta: z.array(comunidad),
    atender: async ({ services, portador }) =>
      (await services.comunidades.verComunidades(portador?.idPersona ?? null)).map(aRespuesta),
  }),
  endpoint({
    metodo: "post",
    ruta: "/comunidades/{id}/miembros",
    idempotente: true,
    resumen: "Te une a una comunidad, con sus reglas y un nombre que no dice quién eres",
    clave: "comunidades",
    permisos: { sinSesion: 401, conSesion: 201, otra: 409 },
    conPersona: true,
    estado: 201,
    parametros: deComunidad,
    cuerpo: formularioDeUnion
      .pick({ seudonimo: true })
      .extend({ aceptaReglas: z.literal(true, "Acepta las reglas para unirte") }),
    respuesta: z.object({ seudonimo: z.string() }),
    async atender({ services, portador: { idPersona }, parametros: { id }, cuerpo: { seudonimo }, red }) {
      const unido = await services.comunidades.unirse({ idPersona, comunidad: id, seudonimo, red });
      if (!unido.ok) throw rechazo(unido.rechazo);
      return unido.value;
    },
  }),
  endpoint({
    metodo: "post",
    ruta: "/comunidades/{id}/salidas",
    idempotente: true,
    resumen:
      "Te saca de una comunidad, con tu contraseña: tus textos se vacían, y las respuestas de otros quedan. Sin contraseña se sale desde el sitio",
    clave: "comunidades",
    permisos: { sinSesion: 401, conSesion: 204, otra: 204 },
    conPersona: true,
    estado: 204,
    parametros: deComunidad,
    cuerpo: sinClave,
    respuesta: z.undefined(),
    async atender({ services, portador: { idPersona, idAcceso }, parametros: { id }, cuerpo: { clave } }) {
      const salida = await services.comunidades.salir({ idPersona, idAcceso, clave, comunidad: id });
      if (!salida.ok) throw rechazo(salida.rechazo);
    },
  }),
];
