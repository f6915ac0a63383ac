import type { Correo, Sobre } from "../../avisos/correo/correo";
import { redactar, SALUDO_SIN_NOMBRE } from "../../avisos/correo/plantilla";
import type { Sitio } from "../../shared/marca";
import { ALCANCE_DE_DESHACER } from "../cuenta/textosDeDeshacer";

const SI_NO_FUISTE_TU = "Si no fuiste tú, crea otra contraseña cuanto antes.";

const SE_DESHACE = `Si no fuiste tú, deshazlo con el enlace de este correo. ${ALCANCE_DE_DESHACER}`;

const PALABRAS = {
  activado: {
    titulo: "Activaste la verificación en dos pasos",
    parrafos: ["Desde ahora, al entrar te pediremos también un código de tu aplicación.", SE_DESHACE],
  },
  renovado: {
    titulo: "Creaste códigos de respaldo nuevos",
    parrafos: ["Los anteriores ya no sirven para entrar a tu cuenta.", SE_DESHACE],
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

/** `deshacer`: the link that takes it back, where something was turned on that would keep its owner out. */
export function correoDeSegundoFactor(
  sobre: Sobre,
  hecho: keyof typeof PALABRAS,
  sitio: Sitio,
  deshacer?: string,
): Correo {
  const enlace = deshacer
    ? { texto: "No fui yo: deshacer", url: deshacer }
    : { texto: "Crear otra contraseña", url: `${sitio.url}/recuperar-clave` };
  return redactar(
    { ...sobre, ...(deshacer && { secreto: true }) },
    { ...PALABRAS[hecho], saludo: SALUDO_SIN_NOMBRE, enlaces: [enlace] },
    sitio,
  );
}
