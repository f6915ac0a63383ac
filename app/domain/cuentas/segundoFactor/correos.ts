import type { Correo, Sobre } from "../../avisos/correo/correo";
import { redactar, SALUDO_SIN_NOMBRE } from "../../avisos/correo/plantilla";
import type { Sitio } from "../../shared/marca";
import { siNoFuisteTu } from "../identidad/siNoFuisteTu";
import { seDeshaceConElEnlace } from "../deshacer/textosDeDeshacer";

const PALABRAS = {
  activado: {
    titulo: "Activaste la verificación en dos pasos",
    parrafos: () => ["Desde ahora, al entrar te pediremos también un código de tu aplicación."],
  },
  renovado: {
    titulo: "Creaste códigos de respaldo nuevos",
    parrafos: () => ["Los anteriores ya no sirven para entrar a tu cuenta."],
  },
  quitado: {
    titulo: "Quitaste la verificación en dos pasos de tu cuenta",
    parrafos: (conClave: boolean) => [
      `Desde ahora entras solo con ${conClave ? "tu contraseña" : "tu acceso de asegurado"}.`,
    ],
  },
  "quitado-por-nosotros": {
    titulo: "Quitamos la verificación en dos pasos de tu cuenta",
    parrafos: (conClave: boolean) => [
      "Nuestro equipo la quitó porque alguien nos dijo que la había perdido. También cerramos tu cuenta en todos tus dispositivos.",
      conClave
        ? "Para volver a entrar necesitas tu contraseña. Después puedes activar la verificación otra vez desde tu perfil."
        : "Para volver a entrar usa tu acceso de asegurado.",
    ],
  },
};

interface DeSegundoFactor {
  cambio: keyof typeof PALABRAS;
  conClave: boolean;
  /** Link that undoes the change, when the second factor could lock the owner out. */
  deshacer?: string | undefined;
}

export function correoDeSegundoFactor(
  sobre: Sobre,
  { cambio, conClave, deshacer }: DeSegundoFactor,
  sitio: Sitio,
): Correo {
  const { titulo, parrafos } = PALABRAS[cambio];
  const { parrafo, enlace } = deshacer
    ? { parrafo: seDeshaceConElEnlace(conClave), enlace: { texto: "No fui yo: deshacer", url: deshacer } }
    : siNoFuisteTu(conClave, sitio);
  return redactar(
    { ...sobre, ...(deshacer && { secreto: true }) },
    { titulo, saludo: SALUDO_SIN_NOMBRE, parrafos: [...parrafos(conClave), parrafo], enlaces: [enlace] },
    sitio,
  );
}
