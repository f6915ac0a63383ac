import type { Correo, Sobre } from "../../avisos/correo/correo";
import { redactar, SALUDO_SIN_NOMBRE } from "../../avisos/correo/plantilla";
import type { Sitio } from "../../shared/marca";

export function correoDeAccesoUnido(sobre: Sobre, sitio: Sitio): Correo {
  return redactar(
    sobre,
    {
      titulo: "Unimos un acceso de asegurado a tu cuenta",
      saludo: SALUDO_SIN_NOMBRE,
      parrafos: [
        "Desde ahora también puedes entrar a tu cuenta con tu acceso de asegurado.",
        "Si no fuiste tú, crea otra contraseña cuanto antes y pide ayuda.",
      ],
      enlaces: [
        { texto: "Crear otra contraseña", url: `${sitio.url}/recuperar-clave` },
        { texto: "Pedir ayuda", url: `${sitio.url}/ayuda` },
      ],
    },
    sitio,
  );
}

export function correoDeAccesoQuitado(sobre: Sobre, sitio: Sitio): Correo {
  return redactar(
    sobre,
    {
      titulo: "Quitamos el acceso de asegurado de tu cuenta",
      saludo: SALUDO_SIN_NOMBRE,
      parrafos: [
        "Desde ahora nadie entra a tu cuenta con un acceso de asegurado, y cerramos tu cuenta en los demás dispositivos.",
        "Si no fuiste tú, crea otra contraseña cuanto antes.",
      ],
      enlaces: [{ texto: "Crear otra contraseña", url: `${sitio.url}/recuperar-clave` }],
    },
    sitio,
  );
}
