import { z } from "zod";
import type { Services } from "../../platform/services";

/** What became of an order, as `/v2` says it: the same facts as on the page "¿Qué pasó con mi pago?". */
export const quePaso = z.object({
  situacion: z.string(),
  estados: z.object({
    pedido: z.string(),
    pago: z.string().nullable(),
    cita: z.string().nullable(),
    devolucion: z.string().nullable(),
  }),
  miramosEn: z.string().nullable(),
  puede: z.object({
    pagar: z.boolean(),
    soltar: z.boolean(),
    mirar: z.boolean(),
    elegirOtro: z.boolean(),
  }),
  historial: z.array(
    z.object({
      asunto: z.string(),
      idAsunto: z.string(),
      desde: z.string().nullable(),
      hasta: z.string(),
      causa: z.string(),
      creadoEn: z.string(),
    }),
  ),
  fechaHoraServidor: z.string(),
});

type QuePaso = Extract<Awaited<ReturnType<Services["agenda"]["verQuePaso"]>>, { ok: true }>["value"];

export function aQuePaso(
  { situacion, estados, miramosEn, puede, historial }: QuePaso,
  now: Date,
): z.input<typeof quePaso> {
  return {
    situacion,
    estados,
    miramosEn: miramosEn?.toISOString() ?? null,
    puede,
    historial: historial.map(({ asunto, idAsunto, desde, hasta, causa, creadoEn }) => ({
      asunto,
      idAsunto,
      desde,
      hasta,
      causa,
      creadoEn: creadoEn.toISOString(),
    })),
    fechaHoraServidor: now.toISOString(),
  };
}
