import { z } from "zod";
import { direccionDeCalendario } from "../../../app/domain/agenda/citas/direcciones";
import { RECHAZOS_DE_CALENDARIO } from "../../../app/domain/agenda/calendario/abrirCalendario";
import { sinClave } from "../../../app/domain/cuentas/identidad/prueba";
import { deLaPersona, endpoint, exigirPropia, rechazosDe } from "../../platform/api/endpoint";
import { PROPIO } from "../../platform/permisos";

const rechazo = rechazosDe(RECHAZOS_DE_CALENDARIO);

/**
 * Endpoints of the private address of a person's calendar of sessions. The address is shown once, so no answer is kept
 * for an `Idempotency-Key`.
 */
export const calendario = [
  endpoint({
    metodo: "get",
    ruta: "/personas/{id}/calendario",
    resumen: "Si tu calendario tiene una dirección privada abierta",
    clave: "personas",
    permisos: PROPIO,
    conPersona: true,
    parametros: deLaPersona,
    respuesta: z.object({ abierto: z.boolean() }),
    async atender({ services, portador, parametros: { id } }) {
      exigirPropia(id, portador);
      return { abierto: (await services.agenda.verAjustesDeAvisos(portador.idPersona)).hayCalendario };
    },
  }),
  endpoint({
    metodo: "post",
    ruta: "/personas/{id}/calendario",
    resumen:
      "Abre la dirección privada de tu calendario, con tu contraseña; se dice esta única vez, y la anterior deja de servir. Sin contraseña se abre desde el sitio",
    clave: "personas",
    permisos: { sinSesion: 401, conSesion: 201, otra: 404 },
    conPersona: true,
    parametros: deLaPersona,
    cuerpo: sinClave,
    estado: 201,
    respuesta: z.object({ url: z.string() }),
    async atender({ services, portador, parametros: { id }, cuerpo: { clave }, origen }) {
      exigirPropia(id, portador);
      const abierto = await services.agenda.abrirCalendario({ ...portador, clave, canal: "api" });
      if (!abierto.ok) throw rechazo(abierto.rechazo);
      return { url: origen + direccionDeCalendario(abierto.value.token) };
    },
  }),
  endpoint({
    metodo: "delete",
    ruta: "/personas/{id}/calendario",
    resumen: "Anula la dirección privada de tu calendario; repetirlo no cambia nada",
    clave: "personas",
    permisos: PROPIO,
    conPersona: true,
    parametros: deLaPersona,
    respuesta: z.object({ abierto: z.literal(false) }),
    async atender({ services, portador, parametros: { id } }) {
      exigirPropia(id, portador);
      await services.agenda.revocarCalendario(portador.idPersona);
      return { abierto: false };
    },
  }),
];
