import { z } from "zod";
import { esFecha } from "../../app/domain/shared/fechas";
import { RECHAZOS_DE_TALLER } from "../../app/domain/talleres/inscripciones/inscripcion";
import { codigo, leer } from "../platform/orders/argumentos";
import type { Orden } from "../platform/orders/orden";

const PASO = z.enum(["cancelar"], "es cancelar");
const dia = z.string("falta el día").refine(esFecha, "es un día como 2026-12-08");
const motivo = z
  .string("falta el motivo")
  .trim()
  .min(5, "falta el motivo")
  .max(300, "el motivo es muy largo");

export const orders: Record<string, Orden> = {
  talleres: {
    uso: "talleres cancelar URL DÍA MOTIVO",
    ayuda:
      "Cancela una fecha de un taller y se lo dice a quienes tienen un lugar y a quienes esperan, con el motivo tal como se escribe: «Quien lo dirige está enfermo.» El día es el de su regla, también si esa fecha se movió.",
    mensajes: Object.fromEntries(
      Object.entries(RECHAZOS_DE_TALLER).map(([rechazo, { mensaje }]) => [rechazo, mensaje]),
    ),
    hacer({ acts, operador, resto }) {
      leer(PASO, resto[0], "talleres");
      return acts.talleres.cancelarFecha({
        operador,
        url: leer(codigo, resto[1], "URL"),
        fecha: leer(dia, resto[2], "DÍA"),
        motivo: leer(motivo, resto.slice(3).join(" ") || undefined, "MOTIVO"),
      });
    },
  },
};
