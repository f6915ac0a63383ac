import { z } from "zod";
import type { Adjunto } from "../../../app/domain/reclamos/adjuntos/adjunto";

/** An attachment as `/v2` shows it; `bytes` as kept. */
export const adjunto = z.object({ orden: z.int(), nombre: z.string(), tipo: z.string(), bytes: z.int() });

export const adjuntoDe = ({ orden, nombre, tipo, bytes }: Adjunto): z.output<typeof adjunto> => ({
  orden,
  nombre,
  tipo,
  bytes,
});
