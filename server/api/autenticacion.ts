import { z } from "zod";
import { credenciales, MENSAJE_AL_ENTRAR } from "../../app/domain/identidad/identidad";
import { endpoint, ErrorDeApi } from "./endpoint";

const tokens = z.object({ accessToken: z.string(), refreshToken: z.string(), expiresIn: z.int() });

export const autenticacion = [
  endpoint({
    metodo: "post",
    ruta: "/autenticacion/token",
    resumen: "Cambia correo y contraseña por un token de acceso y uno de refresco",
    clave: "public",
    conPersona: false,
    cuerpo: credenciales,
    respuesta: tokens.extend({ idPersona: z.int() }),
    async atender({ services: { identidad }, cuerpo, direccion }) {
      const entrada = await identidad.iniciarSesion({ ...cuerpo, direccion, canal: "api" });
      if (!entrada.ok) {
        throw new ErrorDeApi(
          entrada.rechazo === "demasiados-intentos" ? 429 : 401,
          entrada.rechazo,
          MENSAJE_AL_ENTRAR[entrada.rechazo],
        );
      }
      return { ...(await identidad.juegoDeTokens(entrada.value)), idPersona: entrada.value.idPersona };
    },
  }),
  endpoint({
    metodo: "post",
    ruta: "/autenticacion/refresco",
    resumen: "Cambia un token de refresco, que sirve una vez, por tokens nuevos",
    clave: "public",
    conPersona: false,
    cuerpo: z.object({ refreshToken: z.string().max(200) }),
    respuesta: tokens,
    async atender({ services: { identidad }, cuerpo: { refreshToken } }) {
      const resultado = await identidad.refrescar(refreshToken);
      if (!resultado.ok) throw new ErrorDeApi(401, resultado.rechazo, "Vuelve a iniciar sesión.");
      return resultado.value;
    },
  }),
  endpoint({
    metodo: "post",
    ruta: "/autenticacion/cierre",
    resumen: "Cierra la sesión de este token",
    clave: "public",
    conPersona: true,
    respuesta: z.object({ cerrada: z.literal(true) }),
    async atender({ services: { identidad }, portador: { idAcceso } }) {
      await identidad.cerrar(idAcceso);
      return { cerrada: true };
    },
  }),
];
