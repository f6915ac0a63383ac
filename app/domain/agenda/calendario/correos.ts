import type { Correo, Sobre } from "../../avisos/correo/correo";
import { redactar, SALUDO_SIN_NOMBRE } from "../../avisos/correo/plantilla";
import type { Sitio } from "../../shared/marca";
import { siNoFuisteTu } from "../../cuentas/identidad/siNoFuisteTu";

/** The mail never contains the calendar's address: its reader need not be the person who asked for it. */
export function correoDeCalendarioAbierto(
  sobre: Sobre,
  { conClave }: { conClave: boolean },
  sitio: Sitio,
): Correo {
  const { parrafo, enlace } = siNoFuisteTu(conClave, sitio);
  return redactar(
    sobre,
    {
      titulo: "Creaste una dirección privada de tu calendario",
      saludo: SALUDO_SIN_NOMBRE,
      parrafos: [
        "Quien tenga esa dirección puede ver tus próximas citas, sin entrar a tu cuenta. La anterior, si había una, ya no sirve.",
        parrafo,
        conClave
          ? "Con la contraseña nueva se anula también la dirección."
          : "La dirección se anula en tu perfil, en «Tu calendario y tus avisos».",
      ],
      enlaces: [enlace],
    },
    sitio,
  );
}
