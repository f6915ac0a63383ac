import type { Correo, Sobre } from "../../avisos/correo/correo";
import { redactar, SALUDO_SIN_NOMBRE } from "../../avisos/correo/plantilla";
import type { Sitio } from "../../shared/marca";

/** Never with the address itself: whoever reads this mail need not be who asked for it. */
export function correoDeCalendarioAbierto(sobre: Sobre, sitio: Sitio): Correo {
  return redactar(
    sobre,
    {
      titulo: "Creaste una dirección privada de tu calendario",
      saludo: SALUDO_SIN_NOMBRE,
      parrafos: [
        "Quien tenga esa dirección puede ver tus próximas citas, sin entrar a tu cuenta. La anterior, si había una, ya no sirve.",
        "Si no fuiste tú, crea otra contraseña cuanto antes: eso anula también la dirección.",
      ],
      enlaces: [{ texto: "Crear otra contraseña", url: `${sitio.url}/recuperar-clave` }],
    },
    sitio,
  );
}
