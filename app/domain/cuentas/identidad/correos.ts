import type { Correo, Sobre } from "../../avisos/correo/correo";
import { redactar, SALUDO_SIN_NOMBRE } from "../../avisos/correo/plantilla";
import type { Sitio } from "../../shared/marca";
import { siNoFuisteTu } from "./siNoFuisteTu";

/** Only people with a password get these mails: the others can sign in only through the insurer. */
const CON_CLAVE = true;

export function correoDeAccesoUnido(sobre: Sobre, sitio: Sitio): Correo {
  const { parrafo, enlace } = siNoFuisteTu(CON_CLAVE, sitio);
  return redactar(
    sobre,
    {
      titulo: "Unimos un acceso de asegurado a tu cuenta",
      saludo: SALUDO_SIN_NOMBRE,
      parrafos: [
        "Desde ahora también puedes entrar a tu cuenta con tu acceso de asegurado.",
        parrafo,
        "Después pide ayuda, y lo revisamos contigo.",
      ],
      enlaces: [enlace, { texto: "Pedir ayuda", url: `${sitio.url}/ayuda` }],
    },
    sitio,
  );
}

export function correoDeAccesoQuitado(sobre: Sobre, sitio: Sitio): Correo {
  const { parrafo, enlace } = siNoFuisteTu(CON_CLAVE, sitio);
  return redactar(
    sobre,
    {
      titulo: "Quitamos el acceso de asegurado de tu cuenta",
      saludo: SALUDO_SIN_NOMBRE,
      parrafos: [
        "Desde ahora nadie entra a tu cuenta con un acceso de asegurado, y cerramos tu cuenta en los demás dispositivos.",
        parrafo,
      ],
      enlaces: [enlace],
    },
    sitio,
  );
}

/** Mail to an account that lost its document, because another person proved that the document is theirs. */
export function correoDeDocumentoRetirado(sobre: Sobre, sitio: Sitio): Correo {
  return redactar(
    sobre,
    {
      titulo: "Tu cuenta ya no tiene documento",
      saludo: SALUDO_SIN_NOMBRE,
      parrafos: [
        "Quitamos de tu cuenta el número de documento que se escribió al crearla: no estaba comprobado, y su titular lo usa ahora. Tu cuenta sigue abierta, con tu correo y tu contraseña. Para tus comprobantes te pediremos un documento cuando compres.",
        "Si el documento es tuyo, escríbenos y lo revisamos contigo.",
      ],
      enlaces: [{ texto: "Pedir ayuda", url: `${sitio.url}/ayuda` }],
    },
    sitio,
  );
}
