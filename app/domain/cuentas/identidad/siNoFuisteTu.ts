import type { Sitio } from "../../shared/marca";

/**
 * Advice in every mail about a change, in case somebody else made it (ASVS 4.0.3, 2.2.3). A person without a password
 * cannot change it: they sign in through the insurer and check the open sessions.
 */
export function siNoFuisteTu(conClave: boolean, sitio: Sitio) {
  return conClave
    ? {
        parrafo: "Si no fuiste tú, crea otra contraseña cuanto antes.",
        enlace: { texto: "Crear otra contraseña", url: `${sitio.url}/recuperar-clave` },
      }
    : {
        parrafo:
          "Si no fuiste tú, entra con tu acceso de asegurado y cierra tu cuenta en los dispositivos que no reconozcas.",
        enlace: { texto: "Ver los dispositivos", url: `${sitio.url}/mi-perfil/sesiones` },
      };
}
