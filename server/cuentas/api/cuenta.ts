import { z } from "zod";
import { campoExacto } from "../../../app/domain/shared/campos";
import { cambioDeClave, RECHAZOS_DE_PERFIL } from "../../../app/domain/cuentas/cuenta/cuenta";
import { RECHAZOS_DE_ACCESO_DE_ASEGURADO } from "../../../app/domain/cuentas/identidad/accesoDeAsegurado";
import { sinClave } from "../../../app/domain/cuentas/identidad/prueba";
import {
  entradaDeActivacion,
  RECHAZOS_DE_SEGUNDO_FACTOR,
} from "../../../app/domain/cuentas/segundoFactor/segundoFactor";
import { deLaPersona, endpoint, exigirPropia, rechazosDe, tokens } from "../../platform/api/endpoint";
import { PROPIO } from "../../platform/permisos";

const rechazo = rechazosDe({
  ...RECHAZOS_DE_PERFIL,
  ...RECHAZOS_DE_SEGUNDO_FACTOR,
  ...RECHAZOS_DE_ACCESO_DE_ASEGURADO,
});

/**
 * Endpoints that open an account. Their answers carry tokens, a secret and codes, which are stored nowhere
 * unencrypted. So no answer is kept for an `Idempotency-Key` either.
 */
export const cuenta = [
  endpoint({
    metodo: "post",
    ruta: "/autenticacion/deshacer",
    resumen:
      "Deshace un cambio sensible de una cuenta y todo lo más nuevo, con el enlace que llegó por correo; cierra todas sus sesiones",
    clave: "public",
    permisos: 410,
    conPersona: false,
    cuerpo: z.object({
      enlace: campoExacto(400, "No es un enlace", "Falta el enlace").min(1, "Falta el enlace"),
    }),
    /** True when the owner signs in with a password; an owner without one recovers it first. */
    respuesta: z.object({ conClave: z.boolean() }),
    async atender({ services, cuerpo: { enlace } }) {
      const deshecho = await services.cuentas.cuenta.deshacerCambio(enlace);
      if (!deshecho.ok) throw rechazo(deshecho.rechazo);
      return { conClave: deshecho.value.conClave };
    },
  }),
  endpoint({
    metodo: "post",
    ruta: "/personas/{id}/clave",
    resumen:
      "Cambia tu contraseña con la de ahora; cierra tu cuenta en todos los dispositivos y la abre de nuevo en este",
    clave: "personas",
    permisos: PROPIO,
    conPersona: true,
    parametros: deLaPersona,
    cuerpo: cambioDeClave,
    respuesta: tokens.extend({ aplicacionConocida: z.string() }),
    async atender({ services, portador, parametros: { id }, cuerpo, dispositivo }) {
      exigirPropia(id, portador);
      const { cuenta, identidad } = services.cuentas;
      const cambiada = await cuenta.cambiarClave({
        ...portador,
        ...cuerpo,
        dispositivo,
        canal: "api",
      });
      if (!cambiada.ok) throw rechazo(cambiada.rechazo);
      return {
        ...(await identidad.juegoDeTokens(cambiada.value)),
        aplicacionConocida: await identidad.firmarNavegador(null, portador.idPersona),
      };
    },
  }),
  endpoint({
    metodo: "get",
    ruta: "/personas/{id}/segundo-factor",
    resumen: "Desde cuándo pides un segundo paso al entrar, y cuántos códigos de respaldo quedan",
    clave: "personas",
    permisos: PROPIO,
    conPersona: true,
    parametros: deLaPersona,
    respuesta: z.object({ activadoEn: z.string().nullable(), respaldos: z.int() }),
    async atender({ services, portador, parametros: { id } }) {
      exigirPropia(id, portador);
      const { activadoEn, respaldos } = await services.cuentas.segundoFactor.ver(portador.idPersona);
      return { activadoEn: activadoEn?.toISOString() ?? null, respaldos };
    },
  }),
  endpoint({
    metodo: "post",
    ruta: "/personas/{id}/segundo-factor",
    resumen:
      "Empieza la verificación en dos pasos, con tu contraseña: da la clave para tu aplicación, que espera su primer código",
    clave: "personas",
    permisos: { sinSesion: 401, conSesion: 201, otra: 404 },
    conPersona: true,
    parametros: deLaPersona,
    cuerpo: sinClave,
    estado: 201,
    respuesta: z.object({ secreto: z.string(), uri: z.string() }),
    async atender({ services, portador, parametros: { id }, cuerpo: { clave } }) {
      exigirPropia(id, portador);
      const pedido = await services.cuentas.segundoFactor.pedir({ ...portador, clave });
      if (!pedido.ok) throw rechazo(pedido.rechazo);
      return pedido.value;
    },
  }),
  endpoint({
    metodo: "post",
    ruta: "/personas/{id}/segundo-factor/activacion",
    resumen:
      "Activa la verificación con su primer código; los códigos de respaldo se muestran esta única vez",
    clave: "personas",
    permisos: PROPIO,
    conPersona: true,
    parametros: deLaPersona,
    cuerpo: entradaDeActivacion,
    respuesta: z.object({ respaldos: z.array(z.string()) }),
    async atender({ services, portador, parametros: { id }, cuerpo: { codigo } }) {
      exigirPropia(id, portador);
      const { idPersona } = portador;
      const activado = await services.cuentas.segundoFactor.activar({ idPersona, codigo, canal: "api" });
      if (!activado.ok) throw rechazo(activado.rechazo);
      return { respaldos: activado.value };
    },
  }),
  endpoint({
    metodo: "post",
    ruta: "/personas/{id}/segundo-factor/respaldos",
    resumen: "Crea códigos de respaldo nuevos y anula los anteriores, con tu contraseña",
    clave: "personas",
    permisos: PROPIO,
    conPersona: true,
    parametros: deLaPersona,
    cuerpo: sinClave,
    respuesta: z.object({ respaldos: z.array(z.string()) }),
    async atender({ services, portador, parametros: { id }, cuerpo: { clave } }) {
      exigirPropia(id, portador);
      const renovado = await services.cuentas.segundoFactor.renovarRespaldos({
        ...portador,
        clave,
        canal: "api",
      });
      if (!renovado.ok) throw rechazo(renovado.rechazo);
      return { respaldos: renovado.value };
    },
  }),
  endpoint({
    metodo: "post",
    ruta: "/personas/{id}/segundo-factor/retiro",
    resumen: "Quita la verificación en dos pasos, con tu contraseña",
    clave: "personas",
    permisos: PROPIO,
    conPersona: true,
    idempotente: true,
    parametros: deLaPersona,
    cuerpo: sinClave,
    respuesta: z.object({ quitado: z.literal(true) }),
    async atender({ services, portador, parametros: { id }, cuerpo: { clave } }) {
      exigirPropia(id, portador);
      const quitado = await services.cuentas.segundoFactor.quitar({ ...portador, clave, canal: "api" });
      if (!quitado.ok) throw rechazo(quitado.rechazo);
      return { quitado: true };
    },
  }),
  endpoint({
    metodo: "get",
    ruta: "/personas/{id}/acceso-de-asegurado",
    resumen: "Desde cuándo un acceso de asegurado abre tu cuenta, y quién lo da; nulos si no hay ninguno",
    clave: "personas",
    permisos: PROPIO,
    conPersona: true,
    parametros: deLaPersona,
    respuesta: z.object({ emisor: z.string().nullable(), enlazadaEn: z.string().nullable() }),
    async atender({ services, portador, parametros: { id } }) {
      exigirPropia(id, portador);
      const enlazada = await services.cuentas.accesoDeAsegurado.ver(portador.idPersona);
      return { emisor: enlazada?.emisor ?? null, enlazadaEn: enlazada?.enlazadaEn.toISOString() ?? null };
    },
  }),
  endpoint({
    metodo: "post",
    ruta: "/personas/{id}/acceso-de-asegurado/retiro",
    resumen:
      "Quita el acceso de asegurado que abre tu cuenta, con tu contraseña; cierra tu cuenta en los demás dispositivos",
    clave: "personas",
    permisos: PROPIO,
    conPersona: true,
    idempotente: true,
    parametros: deLaPersona,
    cuerpo: sinClave,
    respuesta: z.object({ quitado: z.literal(true) }),
    async atender({ services, portador, parametros: { id }, cuerpo: { clave } }) {
      exigirPropia(id, portador);
      const quitado = await services.cuentas.accesoDeAsegurado.quitar({ ...portador, clave, canal: "api" });
      if (!quitado.ok) throw rechazo(quitado.rechazo);
      return { quitado: true };
    },
  }),
];
