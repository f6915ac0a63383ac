import type { Correo, Sobre } from "../../avisos/correo/correo";
import { redactar, SALUDO_SIN_NOMBRE } from "../../avisos/correo/plantilla";
import type { Sitio } from "../../shared/marca";
import { DIAS_PARA_DESHACER } from "./cuenta";

export function correoParaDeshacer(sobre: Sobre, { enlace }: { enlace: string }, sitio: Sitio): Correo {
  return redactar(
    { ...sobre, secreto: true },
    {
      titulo: "Cambió el correo de tu cuenta",
      saludo: SALUDO_SIN_NOMBRE,
      parrafos: [
        "El correo de tu cuenta acaba de cambiar y este ya no sirve para entrar.",
        `Si no fuiste tú, deshazlo con el enlace de este correo. Sirve una vez, durante ${DIAS_PARA_DESHACER} días, y anula también la contraseña, las sesiones y todo lo que se cambió después.`,
      ],
      enlaces: [{ texto: "Deshacer el cambio", url: enlace }],
    },
    sitio,
  );
}

export function correoDeCambioDeshecho(
  sobre: Sobre,
  { recuperar }: { recuperar: string },
  sitio: Sitio,
): Correo {
  return redactar(
    sobre,
    {
      titulo: "Deshicimos el cambio de correo de tu cuenta",
      saludo: SALUDO_SIN_NOMBRE,
      parrafos: [
        "Tu cuenta volvió a su correo anterior. Cerramos todas las sesiones y anulamos la contraseña y lo que se cambió después.",
        "Para volver a entrar, crea una contraseña nueva.",
      ],
      enlaces: [{ texto: "Crear una contraseña nueva", url: recuperar }],
    },
    sitio,
  );
}

export function correoDeClaveCambiada(
  sobre: Sobre,
  { recuperar }: { recuperar: string },
  sitio: Sitio,
): Correo {
  return redactar(
    sobre,
    {
      titulo: "Tu contraseña cambió",
      saludo: SALUDO_SIN_NOMBRE,
      parrafos: [
        "La contraseña de tu cuenta acaba de cambiar y cerramos las sesiones que estaban abiertas.",
        "También anulamos la dirección de tu calendario y separamos el acceso de asegurado, si los tenías. El tuyo se vuelve a unir al entrar con él.",
        "Si no fuiste tú, crea otra cuanto antes.",
      ],
      enlaces: [{ texto: "Crear otra contraseña", url: recuperar }],
    },
    sitio,
  );
}
