import { z } from "zod";
import { campoDeLinea, campoExacto } from "../../../app/domain/shared/campos";
import type { Persona } from "../../../app/domain/cuentas/personas/persona";
import type { Services } from "../../platform/services";
import { endpoint, personaNoExiste } from "../../platform/api/endpoint";
import { PROPIO } from "../../platform/permisos";

/** Gives the signed-in person when they ask for their own data. For anybody else's data the answer is "not found". */
async function quienPregunta(
  { cuentas: { identidad } }: Services,
  idPersona: number,
  esSuya: (persona: Persona) => boolean,
) {
  const persona = await identidad.persona(idPersona);
  if (!persona || !esSuya(persona)) throw personaNoExiste();
  return persona;
}

/** Endpoints of profile and benefits, each read separately. */
export const perfiles = [
  endpoint({
    metodo: "get",
    ruta: "/perfiles",
    resumen: "Tu perfil: tus planes y tus tipos de usuario, en el orden en que los recibiste",
    clave: "personas",
    permisos: PROPIO,
    conPersona: true,
    consulta: z.object({
      usuarioLogin: campoDeLinea().max(254).optional(),
      uuid: campoExacto(80).optional(),
    }),
    respuesta: z.object({
      tiposUsuario: z.array(z.string()),
      tipoUsuario: z.string(),
      planes: z.array(
        z.object({
          descripcion: z.string(),
          nombre: z.string(),
          codigoPlan: z.string(),
          uidCms: z.string(),
        }),
      ),
      usuarioLogin: z.string(),
      uuid: z.string(),
    }),
    async atender({ services, portador, consulta: { usuarioLogin, uuid } }) {
      const persona = await quienPregunta(
        services,
        portador.idPersona,
        (cuenta) =>
          (usuarioLogin === undefined || usuarioLogin === cuenta.usuarioLogin) &&
          (uuid === undefined || uuid === cuenta.idUsuario),
      );
      return services.cuentas.verPerfil(persona);
    },
  }),
  endpoint({
    metodo: "get",
    ruta: "/usuarios/{id}/eps",
    resumen: "Tus beneficios: si tienes EPS y si eres parte del piloto. Si no se pueden verificar, ninguno",
    clave: "personas",
    permisos: PROPIO,
    conPersona: true,
    parametros: z.object({ id: campoExacto(80) }),
    respuesta: z.object({
      tieneEPS: z.boolean(),
      esPiloto: z.boolean(),
      estado: z.enum(["success", "error"]),
    }),
    async atender({ services, portador, parametros: { id } }) {
      const persona = await quienPregunta(
        services,
        portador.idPersona,
        (cuenta) => id === String(cuenta.idPersona) || id === cuenta.idUsuario,
      );
      const { estado, valor } = await services.cuentas.verBeneficios(persona);
      return { ...valor, estado };
    },
  }),
];
