import { z } from "zod";
import { campoDeLinea } from "../../../app/domain/shared/campos";
import { entradaDeCodigo } from "../../../app/domain/cuentas/identidad/codigo";
import {
  cambioDeNombres,
  contactoPorApi,
  RECHAZOS_DE_PERFIL,
  type RechazoDePerfil,
} from "../../../app/domain/cuentas/cuenta/cuenta";
import type { Persona } from "../../../app/domain/cuentas/personas/persona";
import { RECHAZOS_DE_REGISTRO, registroDeUnaVez } from "../../../app/domain/cuentas/registro/registro";
import type { Services } from "../../platform/services";
import { endpoint, identificador, personaNoExiste, rechazosDe } from "../../platform/api/endpoint";
import { PROPIO } from "../../platform/permisos";

/** The person's data, with the version that a change must name. */
const persona = z.object({
  idPersona: z.int(),
  idUsuario: z.string(),
  digitalId: z.string(),
  nombre: z.string(),
  apePaterno: z.string(),
  apeMaterno: z.string(),
  email: z.string(),
  telefono: z.string(),
  prefijo: z.string(),
  datosConfirmados: z.int(),
  usuarioLogin: z.string(),
  numeroDocumento: z.string(),
  idTipoDocumento: z.int(),
  version: z.int(),
});

async function personaDe(services: Services, idPersona: number): Promise<z.output<typeof persona>> {
  const perfil = await services.cuentas.cuenta.ver(idPersona);
  if (!perfil) throw personaNoExiste();
  return { ...camposDe(perfil.persona), version: perfil.version };
}

const camposDe = ({ esAsegurada: _, ...persona }: Persona) => persona;

const rechazoDeRegistro = rechazosDe(RECHAZOS_DE_REGISTRO);
const delPerfil = rechazosDe(RECHAZOS_DE_PERFIL);

/** Refusal of an edit of data that changed meanwhile. It carries the stored data, so that the caller can compare. */
async function rechazoDePerfil(rechazo: RechazoDePerfil, services: Services, idPersona: number) {
  const detalle =
    rechazo === "version-anterior" ? { guardado: await personaDe(services, idPersona) } : undefined;
  return delPerfil(rechazo, detalle);
}

const parametros = z.object({ id: z.string() });

/**
 * Endpoints that sign a person up and change their own data. No answer reveals whether an account exists (OWASP,
 * Authentication Cheat Sheet).
 */
export const usuarios = [
  endpoint({
    metodo: "post",
    ruta: "/usuarios",
    resumen:
      "Empieza un registro: responde igual exista o no la cuenta, y envía un código al correo. Se termina con el código",
    clave: "public",
    permisos: 202,
    conPersona: false,
    pruebaClaves: true,
    idempotente: true,
    cuerpo: registroDeUnaVez,
    estado: 202,
    respuesta: z.object({ idRegistro: z.string(), expiraEn: z.string() }),
    async atender({
      services: {
        cuentas: { registro },
      },
      cuerpo,
      red,
    }) {
      const { idTipoDocumento, numeroDocumento, nombre, apePaterno, apeMaterno } = cuerpo;
      const abierto = await registro.anotarDocumento(null, { idTipoDocumento, numeroDocumento }, red);
      if (!abierto.ok) throw rechazoDeRegistro(abierto.rechazo);
      const idRegistro = abierto.value;
      const { prefijo, telefono, email: correo, clave } = cuerpo;
      const pasos = [
        () => registro.anotarNombres(idRegistro, { nombre, apePaterno, apeMaterno }),
        () => registro.anotarContacto(idRegistro, { prefijo, telefono, correo, clave }, red),
        () => registro.anotarCondiciones(idRegistro, cuerpo.politicasAceptacion),
      ];
      for (const anotar of pasos) {
        const anotado = await anotar();
        if (!anotado.ok) throw rechazoDeRegistro(anotado.rechazo);
      }
      const pedido = await registro.pedirCodigo({ idRegistro, red });
      if (!pedido.ok) throw rechazoDeRegistro(pedido.rechazo);
      return { idRegistro, expiraEn: pedido.value.expiraEn.toISOString() };
    },
  }),
  endpoint({
    metodo: "post",
    ruta: "/usuarios/{idRegistro}/confirmacion",
    resumen: "Termina un registro con el código que llegó al correo, y abre la sesión de la persona",
    clave: "public",
    permisos: 201,
    conPersona: false,
    parametros: z.object({ idRegistro: identificador }),
    cuerpo: entradaDeCodigo,
    estado: 201,
    respuesta: z.object({
      persona,
      accessToken: z.string(),
      refreshToken: z.string(),
      expiresIn: z.int(),
    }),
    async atender({
      services,
      parametros: { idRegistro },
      cuerpo: { codigo },
      idSolicitud,
      dispositivo,
      red,
    }) {
      const resultado = await services.cuentas.registro.confirmar({
        idRegistro,
        codigo,
        red,
        canal: "api",
        idSolicitud,
        dispositivo,
      });
      if (!resultado.ok) throw rechazoDeRegistro(resultado.rechazo);
      return {
        persona: await personaDe(services, resultado.value.idPersona),
        ...(await services.cuentas.identidad.juegoDeTokens(resultado.value)),
      };
    },
  }),
  endpoint({
    metodo: "get",
    ruta: "/usuarios",
    resumen: "Tus propios datos, por tu usuario de acceso",
    clave: "personas",
    permisos: PROPIO,
    conPersona: true,
    consulta: z.object({ usuarioLogin: campoDeLinea("Falta usuarioLogin").max(254) }),
    respuesta: persona,
    async atender({ services, portador: { idPersona }, consulta: { usuarioLogin } }) {
      const personaPropia = await personaDe(services, idPersona);
      if (personaPropia.usuarioLogin !== usuarioLogin) throw personaNoExiste();
      return personaPropia;
    },
  }),
  endpoint({
    metodo: "post",
    ruta: "/personas/{id}",
    resumen: "Cambia tus nombres y apellidos, sobre la versión que leíste",
    clave: "personas",
    permisos: PROPIO,
    conPersona: true,
    idempotente: true,
    parametros,
    cuerpo: cambioDeNombres,
    respuesta: persona,
    async atender({ services, portador: { idPersona }, parametros: { id }, cuerpo }) {
      if (id !== String(idPersona)) throw personaNoExiste();
      const { version, ...nombres } = cuerpo;
      const editado = await services.cuentas.cuenta.editarNombres({
        idPersona,
        version,
        canal: "api",
        ...nombres,
      });
      if (!editado.ok) throw await rechazoDePerfil(editado.rechazo, services, idPersona);
      return personaDe(services, idPersona);
    },
  }),
  endpoint({
    metodo: "patch",
    ruta: "/personas/{id}/contacto",
    resumen:
      "Cambia y confirma tus datos de contacto, sobre la versión que leíste. Cambiarlos pide tu contraseña; un correo nuevo espera el código que le enviamos",
    clave: "personas",
    permisos: PROPIO,
    conPersona: true,
    idempotente: true,
    parametros,
    cuerpo: contactoPorApi,
    respuesta: z.object({ persona, correoPorVerificar: z.string().nullable() }),
    async atender({ services, portador, parametros: { id }, cuerpo, red }) {
      const { idPersona } = portador;
      if (id !== String(idPersona)) throw personaNoExiste();
      const { email: correo, ...contacto } = cuerpo;
      const guardado = await services.cuentas.cuenta.contacto.guardar({
        ...contacto,
        correo,
        ...portador,
        red,
        canal: "api",
      });
      if (!guardado.ok) throw await rechazoDePerfil(guardado.rechazo, services, idPersona);
      return { persona: await personaDe(services, idPersona), ...guardado.value };
    },
  }),
  endpoint({
    metodo: "post",
    ruta: "/personas/{id}/contacto/correo",
    resumen: "Confirma tu correo nuevo con el código que le llegó",
    clave: "personas",
    permisos: PROPIO,
    conPersona: true,
    idempotente: true,
    parametros,
    cuerpo: entradaDeCodigo,
    respuesta: persona,
    async atender({ services, portador: { idPersona }, parametros: { id }, cuerpo: { codigo }, red }) {
      if (id !== String(idPersona)) throw personaNoExiste();
      const confirmado = await services.cuentas.cuenta.contacto.confirmarCorreo({
        idPersona,
        codigo,
        red,
        canal: "api",
      });
      if (!confirmado.ok) throw await rechazoDePerfil(confirmado.rechazo, services, idPersona);
      return personaDe(services, idPersona);
    },
  }),
  endpoint({
    metodo: "post",
    ruta: "/personas/{id}/contacto/correo/codigo",
    resumen: "Envía otro código a tu correo nuevo; el anterior deja de servir",
    clave: "personas",
    permisos: PROPIO,
    conPersona: true,
    idempotente: true,
    parametros,
    respuesta: z.object({ correoPorVerificar: z.string() }),
    async atender({ services, portador: { idPersona }, parametros: { id }, red }) {
      if (id !== String(idPersona)) throw personaNoExiste();
      const enviado = await services.cuentas.cuenta.contacto.reenviarCodigo({ idPersona, red });
      if (!enviado.ok) throw delPerfil(enviado.rechazo);
      return enviado.value;
    },
  }),
  endpoint({
    metodo: "post",
    ruta: "/personas/{id}/contacto/correo/retiro",
    resumen: "Te quedas con tu correo actual: el nuevo deja de esperar su código",
    clave: "personas",
    permisos: PROPIO,
    conPersona: true,
    parametros,
    respuesta: z.object({ correoPorVerificar: z.null() }),
    async atender({ services, portador: { idPersona }, parametros: { id } }) {
      if (id !== String(idPersona)) throw personaNoExiste();
      await services.cuentas.cuenta.contacto.conservarCorreo({ idPersona });
      return { correoPorVerificar: null };
    },
  }),
];
