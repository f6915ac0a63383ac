import { z } from "zod";
import { RECHAZOS_AL_PUBLICAR } from "../../app/domain/contenido/rechazos";
import { leer } from "../platform/orders/argumentos";
import { orden } from "../platform/orders/orden";

const PASO = z.enum(["revisar", "publicar", "descargas"], "es revisar, publicar o descargas");

export const deContenido = {
  contenido: orden({
    uso: "contenido revisar | contenido publicar | contenido descargas",
    ayuda:
      "Revisa los videos, las herramientas, las lecturas, los talleres, los cuestionarios, las rutas y los logros, y dice archivo, línea y campo de cada error. Publicar, si no hay ninguno, hace que todos los procesos tomen lo nuevo sin reiniciarse. Descargas cuenta cuántas veces se llevaron cada herramienta en los últimos treinta días, una por persona y día.",
    opciones: {},
    rechazos: RECHAZOS_AL_PUBLICAR,
    hacer: ({ acts, operador, resto }) => acts.edicion[leer(PASO, resto[0], "contenido")]({ operador }),
  }),
};
