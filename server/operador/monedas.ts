import { z } from "zod";
import { MOTIVOS_DE_OPERADOR } from "../../app/domain/paquetes/monedas/monedas";
import { actoDeMonedas } from "../../app/domain/operador/monedas";
import { entero, leer } from "../platform/orders/argumentos";
import type { Orden } from "../platform/orders/orden";

const PASO = z.enum(["ver", "dar", "quitar"], "es ver, dar o quitar");

export const deMonedas: Record<string, Orden> = {
  monedas: {
    uso: `monedas ver ID-DE-PERSONA | monedas dar ID-DE-PERSONA 100 --motivo ${MOTIVOS_DE_OPERADOR.join("|")} | monedas quitar ID-DE-PERSONA 50 --motivo …`,
    ayuda: "Muestra las monedas de una persona con sus movimientos, se las da o se las quita. Duran un año.",
    hacer({ acts, operador, resto, opciones }) {
      const paso = leer(PASO, resto[0], "monedas");
      const idPersona = leer(entero, resto[1], "ID");
      if (paso === "ver") return acts.operador.verMonedas({ operador, idPersona });
      const cantidad = leer(entero, resto[2], "cantidad");
      const acto = leer(actoDeMonedas, { idPersona, cantidad, motivo: opciones.motivo }, "monedas");
      return paso === "dar"
        ? acts.operador.darMonedas({ operador, ...acto })
        : acts.operador.quitarMonedas({ operador, ...acto });
    },
  },
};
