import { z } from "zod";
import { campoExacto } from "../../../app/domain/shared/campos";
import { credencialesPorDocumento } from "../../../app/domain/cuentas/identidad/documento";
import {
  credenciales,
  RECHAZOS_AL_ENTRAR,
  RECHAZOS_AL_ENTRAR_CON_DOCUMENTO,
  RECHAZOS_AL_REFRESCAR,
} from "../../../app/domain/cuentas/identidad/identidad";
import { personaDeSesion } from "../../../app/domain/cuentas/personas/persona";
import { entradaDeSegundoFactor } from "../../../app/domain/cuentas/segundoFactor/segundoFactor";
import { endpoint, rechazosDe, tokens } from "../../platform/api/endpoint";
import { CON_TOKEN } from "../../platform/permisos";

/** Mark that a browser or application received when a person last signed in there. */
export const aplicacionConocida = z.string().max(2_000).optional();
/** Second factor in a sign-in: the code, for an account that has one. */
const ademas = { segundoFactor: entradaDeSegundoFactor.optional(), aplicacionConocida };
const alEntrar = rechazosDe(RECHAZOS_AL_ENTRAR);
const alRefrescar = rechazosDe(RECHAZOS_AL_REFRESCAR);
const alEntrarConDocumento = rechazosDe(RECHAZOS_AL_ENTRAR_CON_DOCUMENTO);

export const autenticacion = [
  endpoint({
    metodo: "post",
    ruta: "/autenticacion/token",
    resumen: "Cambia correo o documento, y contraseña, por un token de acceso y uno de refresco",
    clave: "public",
    permisos: 200,
    conPersona: false,
    pruebaClaves: true,
    cuerpo: z.union(
      [credenciales.extend(ademas), credencialesPorDocumento.safeExtend(ademas)],
      "Envía tu correo, o tu tipo y número de documento, con tu contraseña",
    ),
    respuesta: tokens.extend({
      aplicacionConocida: z.string(),
      idPersona: z.int(),
      persona: z.object({ email: z.string(), phone: z.object({ number: z.string(), preffix: z.string() }) }),
    }),
    async atender({
      services: {
        cuentas: { identidad },
      },
      cuerpo,
      red,
      dispositivo,
    }) {
      const { aplicacionConocida = "", segundoFactor, ...credenciales } = cuerpo;
      const navegador = await identidad.leerNavegador(aplicacionConocida);
      const entrada = await identidad.iniciarSesion({
        ...credenciales,
        segundoFactor: segundoFactor?.codigo,
        navegador,
        red,
        dispositivo,
        canal: "api",
      });
      if (!entrada.ok) {
        throw ("correo" in cuerpo ? alEntrar : alEntrarConDocumento)(entrada.rechazo);
      }
      const { idPersona } = entrada.value;
      const persona = await identidad.persona(idPersona);
      return {
        ...(await identidad.juegoDeTokens(entrada.value)),
        aplicacionConocida: await identidad.firmarNavegador(navegador, idPersona),
        idPersona,
        persona: personaDeSesion(persona!),
      };
    },
  }),
  endpoint({
    metodo: "post",
    ruta: "/autenticacion/refresco",
    resumen: "Cambia un token de refresco, que sirve una vez, por tokens nuevos",
    clave: "public",
    permisos: 200,
    conPersona: false,
    cuerpo: z.object({ refreshToken: campoExacto(200) }),
    respuesta: tokens,
    async atender({
      services: {
        cuentas: { identidad },
      },
      cuerpo: { refreshToken },
    }) {
      const resultado = await identidad.refrescar(refreshToken);
      if (!resultado.ok) throw alRefrescar(resultado.rechazo);
      return resultado.value;
    },
  }),
  endpoint({
    metodo: "post",
    ruta: "/autenticacion/cierre",
    resumen: "Cierra la sesión de este token",
    clave: "public",
    permisos: CON_TOKEN,
    conPersona: true,
    respuesta: z.object({ cerrada: z.literal(true) }),
    async atender({
      services: {
        cuentas: { identidad },
      },
      portador: { idAcceso },
    }) {
      await identidad.cerrar(idAcceso);
      return { cerrada: true };
    },
  }),
];
