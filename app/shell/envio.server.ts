import { parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";

/** A field of conform's own for forms that grow while they are filled in, which ours do not: garbage in it throws. */
const INTENCION_DE_CONFORM = "__intent__";

/** Reads a form that was sent, whatever somebody put into it. */
export function leerEnvio<S extends z.ZodType>(datos: FormData, schema: S) {
  datos.delete(INTENCION_DE_CONFORM);
  return parseWithZod(datos, { schema });
}
