import { z } from "zod";
import { campoConForma, campoDeFecha } from "../campos";
import { esFecha, instanteDe, REJILLA_EN_MINUTOS } from "../fechas";

/** Fields that operators and editors write in several files, each with its message. */
export const codigo = campoConForma(/^[a-z0-9-]{1,80}$/, "es un código en minúsculas, con números y guiones");
export const fecha = campoDeFecha("es una fecha como 2026-12-24");
/** Instant as `2026-11-01 08:00`, in Peru's time. */
export const momento = campoConForma(
  /^\d{4}-\d\d-\d\d ([01]\d|2[0-3]):[0-5]\d$/,
  "es una fecha y hora de Perú como 2026-11-01 08:00",
  { falta: "es una fecha y hora de Perú como 2026-11-01 08:00" },
)
  .refine((texto) => esFecha(texto.slice(0, 10)), "ese día no existe en el calendario")
  .refine(
    (texto) => Number(texto.slice(14)) % REJILLA_EN_MINUTOS === 0,
    `los minutos van de ${REJILLA_EN_MINUTOS} en ${REJILLA_EN_MINUTOS}`,
  )
  .transform((texto) => instanteDe(texto.slice(0, 10), texto.slice(11)));
export const precio = z
  .int("es un precio en céntimos")
  .positive("es un precio mayor que cero")
  .max(10_000_00);
export const EN_ORDEN = "debe terminar después de empezar";
