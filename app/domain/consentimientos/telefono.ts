import { z } from "zod";

const DE_PERU = "+51";

const prefijo = z
  .string("Falta el prefijo")
  .trim()
  .regex(/^\+\d{1,3}(-\d{1,4})?$/, "Elige el prefijo de tu país");
const numero = z
  .string("Escribe tu celular")
  .trim()
  .transform((texto) => texto.replace(/[\s-]/g, ""))
  .pipe(z.string().regex(/^\d{4,15}$/, "Escribe tu celular solo con números"));

/** The cheap rule that the browser can hold: in Peru a mobile, elsewhere digits. */
export function esCelularPosible({ numero, prefijo }: { numero: string; prefijo: string }): boolean {
  return prefijo !== DE_PERU || /^9\d{8}$/.test(numero);
}

export const CELULAR_DE_PERU = "Escribe un celular de Perú: 9 dígitos que empiezan en 9";

export const telefonoDeContacto = z
  .object({ numero, prefijo }, "Falta el teléfono")
  .refine(esCelularPosible, { path: ["numero"], message: CELULAR_DE_PERU });

/** The number alone, under the prefix that the person has. */
export const numeroCon = (prefijoDeLaPersona: string) =>
  numero.refine((escrito) => esCelularPosible({ numero: escrito, prefijo: prefijoDeLaPersona }), {
    message: CELULAR_DE_PERU,
  });
