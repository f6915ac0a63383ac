import type { Correo, Sobre } from "../../avisos/correo/correo";
import { redactar, SALUDO_SIN_NOMBRE } from "../../avisos/correo/plantilla";
import type { Sitio } from "../../shared/marca";

const SI_NO_FUISTE_TU = "Si no fuiste tú, crea otra contraseña cuanto antes.";

const PALABRAS = {
  activado: {
    titulo: "Activaste la verificación en dos pasos",
    parrafos: ["Desde ahora, al entrar te pediremos también un código de tu aplicación.", SI_NO_FUISTE_TU],
  },
  renovado: {
    titulo: "Creaste códigos de respaldo nuevos",
    parrafos: ["Los anteriores ya no sirven para entrar a tu cuenta.", SI_NO_FUISTE_TU],
  },
  quitado: {
    titulo: "Quitaste la verificación en dos pasos de tu cuenta",
    parrafos: ["Desde ahora entras solo con tu contraseña.", SI_NO_FUISTE_TU],
  },
  "quitado-por-nosotros": {
    titulo: "Quitamos la verificación en dos pasos de tu cuenta",
    parrafos: [
      "Nuestro equipo la quitó porque alguien nos dijo que la había perdido. También cerramos tu cuenta en todos tus dispositivos.",
      "Para volver a entrar necesitas tu contraseña. Después puedes activar la verificación otra vez desde tu perfil.",
      "Si no lo pediste tú, crea otra contraseña cuanto antes.",
    ],
  },
};

export function correoDeSegundoFactor(sobre: Sobre, hecho: keyof typeof PALABRAS, sitio: Sitio): Correo {
  return redactar(
    sobre,
    {
      ...PALABRAS[hecho],
      saludo: SALUDO_SIN_NOMBRE,
      enlaces: [{ texto: "Crear otra contraseña", url: `${sitio.url}/recuperar-clave` }],
    },
    sitio,
  );
}
