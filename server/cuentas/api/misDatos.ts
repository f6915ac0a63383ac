import { z } from "zod";
import { soloDelDia } from "../../../app/domain/cuentas/accesosADatos/accesoADatos";
import { aJson } from "../../../app/domain/cuentas/misDatos/copia";
import { sinClave } from "../../../app/domain/cuentas/identidad/prueba";
import { RECHAZOS_DE_ELIMINACION } from "../../../app/domain/cuentas/misDatos/eliminacion";
import { deLaPersona, endpoint, exigirPropia, rechazosDe } from "../../platform/api/endpoint";
import { PROPIO } from "../../platform/permisos";

const valor = z.union([z.string(), z.number(), z.null()]);

const rechazo = rechazosDe(RECHAZOS_DE_ELIMINACION);

/**
 * Endpoints of a person's own data: the copy, the record of who saw them, and their deletion (Ley 29733, art. 19 and
 * art. 20).
 */
export const misDatos = [
  endpoint({
    metodo: "post",
    ruta: "/personas/{id}/datos",
    resumen:
      "Copia de todo lo que guardamos sobre ti, con tu contraseña. Sin contraseña se descarga desde el sitio",
    clave: "personas",
    permisos: PROPIO,
    conPersona: true,
    parametros: deLaPersona,
    cuerpo: sinClave,
    respuesta: z.object({
      generadaEn: z.string(),
      datos: z.record(z.string(), z.array(z.record(z.string(), valor))),
    }),
    async atender({ services, portador, parametros: { id }, cuerpo: { clave } }) {
      const { idPersona } = portador;
      exigirPropia(id, portador);
      const probado = await services.cuentas.probarAhora({ ...portador, clave });
      if (!probado.ok) throw rechazo(probado.rechazo);
      return aJson(await services.cuentas.verMisDatos({ idPersona, canal: "api", accion: "descarga" }));
    },
  }),
  endpoint({
    metodo: "get",
    ruta: "/personas/{id}/accesos-a-datos",
    resumen: "Quién vio o cambió tus datos: las últimas 200 líneas. Todas están en la copia de tus datos",
    clave: "personas",
    permisos: PROPIO,
    conPersona: true,
    parametros: deLaPersona,
    respuesta: z.object({
      accesos: z.array(
        z.object({
          accion: z.string(),
          descripcion: z.string(),
          actor: z.string(),
          canal: z.string(),
          /** Number of readings of the person's data that a line for a whole day stands for. */
          veces: z.int(),
          /**
           * Instant of a reading of the person's data. Either `creadoEn` or `dia` is present: repeated readings keep
           * only their day.
           */
          creadoEn: z.string().optional(),
          dia: z.iso.date().optional(),
        }),
      ),
    }),
    async atender({ services, portador, parametros: { id } }) {
      exigirPropia(id, portador);
      const { idPersona } = portador;
      const accesos = await services.cuentas.verAccesosADatos(idPersona);
      return {
        accesos: accesos.map(({ accion, descripcion, actor, canal, veces, creadoEn }) => {
          const dia = soloDelDia({ creadoEn });
          const cuando = dia === null ? { creadoEn: creadoEn.toISOString() } : { dia };
          return { accion, descripcion, actor, canal, veces, ...cuando };
        }),
      };
    },
  }),
  endpoint({
    metodo: "post",
    ruta: "/personas/{id}/eliminacion",
    resumen:
      "Pide eliminar tu cuenta, con tu contraseña; hay siete días para cancelarlo. Sin contraseña se pide desde el sitio",
    clave: "personas",
    permisos: { sinSesion: 401, conSesion: 201, otra: 404 },
    conPersona: true,
    idempotente: true,
    parametros: deLaPersona,
    cuerpo: sinClave,
    estado: 201,
    respuesta: z.object({ ejecutarEn: z.string() }),
    async atender({ services, portador, parametros: { id }, cuerpo: { clave } }) {
      exigirPropia(id, portador);
      const pedida = await services.cuentas.pedirEliminacion({ ...portador, canal: "api", clave });
      if (!pedida.ok) throw rechazo(pedida.rechazo);
      return { ejecutarEn: pedida.value.ejecutarEn.toISOString() };
    },
  }),
  endpoint({
    metodo: "get",
    ruta: "/personas/{id}/eliminacion",
    resumen: "La eliminación que pediste y que todavía puedes cancelar; nula si no pediste ninguna",
    clave: "personas",
    permisos: PROPIO,
    conPersona: true,
    parametros: deLaPersona,
    respuesta: z.object({
      eliminacion: z
        .object({
          pedidaEn: z.string(),
          /**
           * Instant of the deletion of the account. It moves later while `antes` names something that must come first.
           */
          ejecutarEn: z.string(),
          antes: z.string().nullable(),
        })
        .nullable(),
    }),
    async atender({ services, portador, parametros: { id } }) {
      exigirPropia(id, portador);
      const pedida = await services.cuentas.verEliminacion(portador.idPersona);
      if (!pedida) return { eliminacion: null };
      const { pedidaEn, ejecutarEn, antes } = pedida;
      return {
        eliminacion: {
          pedidaEn: pedidaEn.toISOString(),
          ejecutarEn: ejecutarEn.toISOString(),
          antes: antes && RECHAZOS_DE_ELIMINACION[antes.motivo].mensaje,
        },
      };
    },
  }),
  endpoint({
    metodo: "delete",
    ruta: "/personas/{id}/eliminacion",
    resumen: "Cancela la eliminación de tu cuenta",
    clave: "personas",
    permisos: PROPIO,
    conPersona: true,
    parametros: deLaPersona,
    respuesta: z.object({ cancelada: z.literal(true) }),
    async atender({ services, portador, parametros: { id } }) {
      exigirPropia(id, portador);
      const { idPersona } = portador;
      const cancelada = await services.cuentas.cancelarEliminacion({ idPersona, canal: "api" });
      if (!cancelada.ok) throw rechazo(cancelada.rechazo);
      return { cancelada: true };
    },
  }),
];
