import { NoDisponible } from "../../../app/domain/shared/fallo";
import { z } from "zod";
import { actualizacionOAceptacion } from "../../../app/domain/cuentas/perfil/actualizarDatos";
import {
  CAMPO_OBLIGATORIO,
  esUnoDe,
  FLUJOS,
  FLUJOS_PRIVADOS,
  FLUJOS_PUBLICOS,
  NOMBRE_DE_FLUJO_GLOBAL,
  type PoliticaVigente,
} from "../../../app/domain/consentimientos/politica";
import { aceptacion, aceptacionPublica } from "../../../app/domain/consentimientos/publicas";
import { RECHAZOS_DE_ACTUALIZACION } from "../../../app/domain/cuentas/perfil/rechazos";
import type { SolicitudDePoliticas } from "../../../app/domain/consentimientos/verPoliticas";
import { deLaPersona, endpoint, identificador, instante, rechazosDe } from "../../platform/api/endpoint";
import { CON_TOKEN, PROPIO } from "../../platform/permisos";

const politica = z.object({
  codigo: z.string(),
  tipo: z.enum(["check", "texto"]),
  titulo: z.string(),
  enlace: z.string(),
  contenido: z.string(),
  versionActual: z.string(),
  requerido: z.union([z.literal(0), z.literal(1)]),
  marcado: z.union([z.literal(0), z.literal(1)]),
  valor: z.enum(["0", "1"]),
});
const lista = z.object({ politicas: z.array(politica) });

export const rechazoDeConsentimiento = rechazosDe(RECHAZOS_DE_ACTUALIZACION);

/** Field errors for the legal texts whose required answer is missing. */
const conLosQueFaltan = (codigos: readonly string[] = []) =>
  codigos.length === 0
    ? undefined
    : {
        campos: codigos.map((codigo) => ({
          campo: "politicasAceptacion",
          codigo,
          mensaje: CAMPO_OBLIGATORIO,
        })),
      };

/** Refusals of a request at the wrong endpoint, or without the headers that the endpoint requires. */
const rechazoDeEntrada = rechazosDe({
  "con-sesion": { clase: "conflict", mensaje: "Ya iniciaste sesión: lee las políticas privadas." },
  "faltan-cabeceras": { clase: "invalid", mensaje: "Faltan las cabeceras client-id y origin." },
  "origen-no-permitido": { clase: "forbidden", mensaje: "Ese origen no corresponde a esta persona." },
});

const rechazoDeTexto = rechazosDe({
  "texto-no-existe": { clase: "not-found", mensaje: "No encontramos ese texto." },
});

/** Gives the legal texts only when they were read: an error or a slow read must never look like an empty list. */
function leidas(solicitud: SolicitudDePoliticas): { politicas: PoliticaVigente[] } {
  if (solicitud.estado !== "successful") throw rechazoDeConsentimiento("politicas-no-disponibles");
  return { politicas: solicitud.politicas.map((vigente) => ({ ...vigente, ...politica.parse(vigente) })) };
}

/**
 * Endpoints of the legal texts, of visitors' answers to them, and of the update of a person's data (specification §
 * 7).
 */
export const politicas = [
  endpoint({
    metodo: "get",
    ruta: "/politicas/{flujo}/{politica}/versiones",
    resumen: "Un texto en todas sus versiones, la vigente primero",
    clave: "public",
    permisos: 200,
    conPersona: false,
    parametros: z.object({ flujo: z.enum(FLUJOS, esUnoDe(FLUJOS)), politica: identificador }),
    respuesta: z.object({
      versiones: z.array(
        z.object({
          version: z.string(),
          titulo: z.string(),
          contenido: z.string(),
          huellaDelTexto: z.string(),
          vigenteDesde: instante,
        }),
      ),
    }),
    async atender({ services, parametros: { flujo, politica: codigo } }) {
      const { versiones } = await services.consentimientos.verDocumento({ flujo, codigo, idPersona: null });
      if (versiones.length === 0) throw rechazoDeTexto("texto-no-existe");
      return { versiones };
    },
  }),
  endpoint({
    metodo: "get",
    ruta: "/politicas/publicas",
    resumen: "Los textos que ve quien no ha iniciado sesión",
    clave: "public",
    permisos: { sinSesion: 200, conSesion: 409, otra: 409 },
    conPersona: false,
    consulta: z.object({ flujo: z.enum(FLUJOS_PUBLICOS, esUnoDe(FLUJOS_PUBLICOS)) }),
    respuesta: lista,
    async atender({ services, consulta, cabecera }) {
      const token = /^Bearer (\S+)$/i.exec(cabecera("authorization") ?? "")?.[1];
      if (token && (await services.cuentas.identidad.reconocer(token, "api"))) {
        throw rechazoDeEntrada("con-sesion");
      }
      return lista.parse(leidas(await services.consentimientos.verPoliticas(consulta.flujo)));
    },
  }),
  endpoint({
    metodo: "get",
    ruta: "/politicas/privadas",
    resumen: "Los textos de quien inició sesión; pide client-id y el origen que corresponde a la persona",
    clave: "private",
    permisos: CON_TOKEN,
    conPersona: true,
    consulta: z.object({
      flujo: z.enum(FLUJOS_PRIVADOS, esUnoDe(FLUJOS_PRIVADOS)),
      nombre: z.literal(NOMBRE_DE_FLUJO_GLOBAL, "El nombre del flujo es ACT").optional(),
    }),
    respuesta: lista,
    async atender({ services, portador, consulta, cabecera }) {
      const persona = await services.cuentas.identidad.persona(portador.idPersona);
      if (!persona) throw rechazoDeConsentimiento("persona-no-existe");
      if (!cabecera("client-id") || !cabecera("origin")) {
        throw rechazoDeEntrada("faltan-cabeceras");
      }
      if (
        cabecera("client-id") !== services.consentimientos.idCliente ||
        cabecera("origin") !== services.cuentas.origenDe(persona)
      ) {
        throw rechazoDeEntrada("origen-no-permitido");
      }
      return lista.parse(
        leidas(await services.consentimientos.verPoliticas(consulta.flujo, portador.idPersona)),
      );
    },
  }),
  endpoint({
    metodo: "post",
    ruta: "/politicas/publicas/aceptaciones",
    resumen: "Guarda lo que respondió un visitante, con la huella de cada texto",
    clave: "public",
    permisos: 201,
    conPersona: false,
    idempotente: true,
    cuerpo: aceptacionPublica,
    estado: 201,
    respuesta: z.object({
      idAceptacion: z.string(),
      creadoEn: z.string(),
      politicasAceptacion: z.array(aceptacion),
    }),
    async atender({ services, cuerpo, idSolicitud, red }) {
      const guardada = await services.consentimientos.guardarAceptacionPublica({
        ...cuerpo,
        canal: "api",
        idSolicitud,
        red,
      });
      if (!guardada.ok) throw rechazoDeConsentimiento(guardada.rechazo, conLosQueFaltan(guardada.detalle));
      return { ...guardada.value, creadoEn: guardada.value.creadoEn.toISOString() };
    },
  }),
  endpoint({
    metodo: "post",
    ruta: "/politicas/publicas/validaciones",
    resumen: "Dice si unas respuestas, o unas ya guardadas, cubren los textos vigentes",
    clave: "public",
    permisos: 200,
    conPersona: false,
    cuerpo: z.union(
      [z.object({ idAceptacion: identificador }), aceptacionPublica],
      "Envía un idAceptacion, o un flujo con politicasAceptacion",
    ),
    respuesta: z.object({ valida: z.boolean(), faltan: z.array(z.string()) }),
    async atender({ services, cuerpo }) {
      if (!("idAceptacion" in cuerpo)) {
        const { valida, faltan } = await services.consentimientos.validarAceptacionPublica(cuerpo);
        return { valida, faltan };
      }
      const revisada = await services.consentimientos.revisarAceptacionPublica(cuerpo.idAceptacion);
      if (!revisada.ok) throw rechazoDeConsentimiento(revisada.rechazo);
      return revisada.value;
    },
  }),
  endpoint({
    metodo: "put",
    ruta: "/personas/{id}/actualizacion-datos",
    resumen:
      "Confirma los datos de contacto y responde los textos del flujo GLOBAL, una vez por versión. Otro teléfono pide tu contraseña. Con flujo REGISTRO acepta los términos vigentes de tu cuenta, y nada más",
    clave: "personas",
    permisos: { sinSesion: 401, conSesion: 204, otra: 404 },
    conPersona: true,
    parametros: deLaPersona,
    cuerpo: actualizacionOAceptacion,
    estado: 204,
    respuesta: z.undefined(),
    async atender({ services, portador, parametros, cuerpo, idSolicitud }) {
      if (parametros.id !== String(portador.idPersona)) throw rechazoDeConsentimiento("persona-no-existe");
      const origen = { canal: "api", idSolicitud } as const;
      if (cuerpo.flujo === "REGISTRO") {
        const aceptada = await services.consentimientos.aceptarTextos({ ...cuerpo, ...portador, ...origen });
        if (!aceptada.ok) throw rechazoDeConsentimiento(aceptada.rechazo, conLosQueFaltan(aceptada.detalle));
        return;
      }
      const actualizada = await services.cuentas
        .actualizarDatos({ ...cuerpo, ...portador, ...origen })
        .catch((cause: unknown) => {
          // A temporary failure keeps its 503 and its `Retry-After` (RFC 9110 § 10.2.3), as at every endpoint.
          if (cause instanceof NoDisponible) throw cause;
          throw new Error("Error on update user data", { cause });
        });
      if (!actualizada.ok)
        throw rechazoDeConsentimiento(actualizada.rechazo, conLosQueFaltan(actualizada.detalle));
    },
  }),
  endpoint({
    metodo: "post",
    ruta: "/perfiles/{uuid}/cierre-politicas",
    resumen: "Anota que esta versión de los textos ya se mostró, para no abrirla de nuevo",
    clave: "personas",
    permisos: PROPIO,
    conPersona: true,
    parametros: z.object({ uuid: identificador }),
    cuerpo: z.object({}),
    respuesta: z.object({ version: z.string() }),
    async atender({ services, portador: { idPersona }, parametros }) {
      const persona = await services.cuentas.identidad.persona(idPersona);
      if (persona?.idUsuario !== parametros.uuid) throw rechazoDeConsentimiento("persona-no-existe");
      return services.avisos.cerrarPoliticas(idPersona);
    },
  }),
];
