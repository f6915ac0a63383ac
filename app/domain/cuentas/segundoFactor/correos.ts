import type { Correo, Sobre } from "../../avisos/correo/correo";
import { redactar, SALUDO_SIN_NOMBRE } from "../../avisos/correo/plantilla";
import type { Sitio } from "../../shared/marca";

export function correoDeSegundoFactor(sobre: Sobre, { activo }: { activo: boolean }, sitio: Sitio): Correo {
  return redactar(
    sobre,
    {
      titulo: activo
        ? "Activaste la verificación en dos pasos"
        : "Quitaste la verificación en dos pasos de tu cuenta",
      saludo: SALUDO_SIN_NOMBRE,
      parrafos: [
        activo
          ? "Desde ahora, al entrar te pediremos también un código de tu aplicación."
          : "Desde ahora entras solo con tu contraseña.",
        "Si no fuiste tú, crea otra contraseña cuanto antes.",
      ],
      enlaces: [{ texto: "Crear otra contraseña", url: `${sitio.url}/recuperar-clave` }],
    },
    sitio,
  );
}
