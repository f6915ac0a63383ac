import { z } from "zod";
import { esFecha } from "../fechas";

/** What operators write in several orders, and what is said where they wrote something else. */
export const codigo = z
  .string()
  .regex(/^[a-z0-9-]{1,80}$/, "es un código en minúsculas, con números y guiones");
export const fecha = z.string().refine(esFecha, "es una fecha como 2026-12-24");
export const precio = z
  .int("es un precio en céntimos")
  .positive("es un precio mayor que cero")
  .max(10_000_00);
export const EN_ORDEN = "debe terminar después de empezar";
