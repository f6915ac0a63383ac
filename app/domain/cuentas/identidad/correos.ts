import type { Correo, Sobre } from "../../avisos/correo/correo";
import { redactar, SALUDO_SIN_NOMBRE } from "../../avisos/correo/plantilla";
import type { Sitio } from "../../shared/marca";
import { siNoFuisteTu } from "./siNoFuisteTu";

/** Only whoever has a password is told of these: the others have that door and no other. */
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
