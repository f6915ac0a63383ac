import { z } from "zod";
import { CODIGOS_DE_PLAN } from "../../cuentas/perfil/planes";
import { EN_ORDEN, precio } from "../../shared/actos/escrito";
import { SLUGS_DE_ESPECIALIDAD } from "../../shared/especialidades/especialidad";
import type { Deps } from "../../shared/puertos";
import { done } from "../../shared/result";
import type { CosaConCupon } from "../pedidos/vendible";
import { codigoDeCupon, type Cupon } from "./cupon";

const UNA_DE = new Intl.ListFormat("es", { type: "disjunction" });

/** A coupon as an operator writes it, where these things are sold. */
export const datosDeCupon = (cosas: readonly CosaConCupon[]) =>
  z
    .object({
      codigo: codigoDeCupon,
      descuento: z.discriminatedUnion("tipo", [
        z.object({ tipo: z.literal("porcentaje"), porcentaje: z.int().min(1).max(100) }),
        z.object({ tipo: z.literal("monto"), centimos: precio }),
      ]),
      para: z.enum(cosas, `es ${UNA_DE.format(cosas)}`).nullable(),
      especialidad: z.enum(SLUGS_DE_ESPECIALIDAD).nullable(),
      plan: z.enum(CODIGOS_DE_PLAN).nullable(),
      maximoTotal: z.int().positive().nullable(),
      maximoPorPersona: z.int().positive().nullable(),
      desde: z.date(),
      hasta: z.date(),
    })
    .refine(({ desde, hasta }) => desde < hasta, EN_ORDEN);

export const makeGuardarCupon =
  ({ transaccion }: Deps<"cupones">) =>
  (cupon: Cupon) =>
    transaccion(async (trx) => {
      await trx.cupones.guardar(cupon);
      return done(cupon);
    });
