import { parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";

/** How conform names the buttons that it presses in the browser; nobody sends them to us in good faith. */
const DE_CONFORM = ["__intent__", "__state__"];

/** What a form sent, read by its schema. Conform would fail on an intent that it does not understand. */
export function leerEnvio<Schema extends z.ZodType>(datos: FormData, schema: Schema) {
  for (const nombre of DE_CONFORM) datos.delete(nombre);
  return parseWithZod(datos, { schema });
}
