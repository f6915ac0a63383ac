import { z } from "zod";
import { RECHAZOS_DE_ENCUESTA } from "../../app/domain/cuestionarios/encuestas/encuesta";
import { codigo, leer } from "../platform/orders/argumentos";
import { orden } from "../platform/orders/orden";

const DE_ENCUESTAS = z.enum(["ver", "exportar"], "es ver o exportar");
const PASO = z.enum(["cerrar"], "es cerrar");

export const orders = {
  encuestas: orden({
    uso: "encuestas ver ENCUESTA | encuestas exportar ENCUESTA",
    ayuda:
      "Cuenta lo que respondió la gente a una encuesta, con el NPS y su intervalo de confianza del 95 %, o lo escribe como CSV, sin los textos. De menos de cinco respuestas no se dice nada, salvo cuántas no se pueden abrir, y los textos van sin nombre y sin orden. Las encuestas son nps y las demás de app/content/cuestionarios.",
    opciones: {},
    rechazos: RECHAZOS_DE_ENCUESTA,
    hacer: ({ acts, operador, resto }) =>
      acts.encuestas.ver({
        operador,
        csv: leer(DE_ENCUESTAS, resto[0], "encuestas") === "exportar",
        idform: leer(codigo, resto[1], "ENCUESTA"),
      }),
  }),

  respuestas: orden({
    uso: "respuestas cerrar",
    ayuda:
      "Cierra con la primera llave de RESPUESTAS_SECRET todo lo que respondió la gente, lo que escribió a sus especialistas y los pulsos que guardó, y dice cuánto había con otra y cuánto no se puede abrir. Después, las llaves que siguen a la primera ya no hacen falta. El producto puede seguir en marcha.",
    opciones: {},
    rechazos: {},
    hacer({ acts, operador, resto }) {
      leer(PASO, resto[0], "respuestas");
      return acts.respuestas.cerrar({ operador });
    },
  }),
};
