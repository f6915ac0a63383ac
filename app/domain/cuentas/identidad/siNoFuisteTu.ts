import type { Sitio } from "../../shared/marca";

/**
 * What somebody does whose account may be in other hands: for every mail that tells of something in it. Whoever has no
 * password has none to change; coming in by the insurer's door they see where it is open.
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
