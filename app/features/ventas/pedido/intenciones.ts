import { z } from "zod";
import { SOLTAR } from "~/shell/compra/intenciones";

export const MIRAR = "mirar";

/** Intents of the buttons on the page "¿Qué pasó con mi pago?". */
export const intencionDePedido = z.object({ intencion: z.enum([SOLTAR, MIRAR], "Elige qué quieres hacer") });
