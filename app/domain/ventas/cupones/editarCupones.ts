import { z } from "zod";
import { CODIGOS_DE_PLAN } from "../../cuentas/perfil/planes";
import { EN_ORDEN, precio } from "../../shared/actos/escrito";
import { SLUGS_DE_ESPECIALIDAD } from "../../shared/especialidades/especialidad";
import type { Deps } from "../../shared/puertos";
import type { Rechazos } from "../../shared/rechazo";
import { done, refuse } from "../../shared/result";
import type { CosaConCupon } from "../pedidos/vendible";
import { codigoDeCupon, type Cupon } from "./cupon";

const UNA_DE = new Intl.ListFormat("es", { type: "disjunction" });

/** Schema of an operator's change of a coupon: fields that are not named stay. */
export const cambioDeCupon = (cosas: readonly CosaConCupon[]) =>
  z
    .object({
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
    .partial()
    .extend({ codigo: codigoDeCupon });

type CambioDeCupon = Pick<Cupon, "codigo"> & { [Campo in keyof Cupon]?: Cupon[Campo] | undefined };

/** Percentage above which a coupon needs a confirmation. */
const PORCENTAJE_HABITUAL = 50;

const SIN_LIMITES = {
  para: null,
  especialidad: null,
  plan: null,
  maximoTotal: null,
  maximoPorPersona: null,
} as const;

export type RechazoAlGuardarCupon = "cupon-incompleto" | "cupon-sin-dias" | "cupon-por-confirmar";
export const RECHAZOS_AL_GUARDAR_CUPON: Rechazos<RechazoAlGuardarCupon> = {
  "cupon-incompleto": {
    clase: "invalid",
    mensaje: "Un cupón nuevo dice cuánto descuenta, desde qué día y hasta cuál.",
  },
  "cupon-sin-dias": { clase: "invalid", mensaje: `El último día del cupón ${EN_ORDEN}.` },
  "cupon-por-confirmar": {
    clase: "conflict",
    mensaje: "Mira cómo quedaría el cupón y confirma que es lo que quieres.",
  },
};

/** Reasons why a coupon could cost more than planned, in words for the operator. */
function cuidadosDe({ descuento, maximoTotal }: Pick<Cupon, "descuento" | "maximoTotal">): string[] {
  return [
    ...(descuento.tipo === "porcentaje" && descuento.porcentaje > PORCENTAJE_HABITUAL
      ? [`Descuenta ${descuento.porcentaje} %, más de ${PORCENTAJE_HABITUAL} %.`]
      : []),
    ...(maximoTotal === null ? ["No tiene un máximo de usos."] : []),
  ];
}

/**
 * Writes a new coupon, or changes only the named fields of an existing one; its uses stay. Gives the coupon before
 * (null for a new one) and after. A coupon that could cost much is refused until `confirmado`, with the reasons.
 *
 * @example guardarCupon({ cambio: { codigo: "BIENESTAR20", hasta }, confirmado: true })
 */
export const makeGuardarCupon =
  ({ transaccion }: Deps<"cupones">) =>
  ({ cambio, confirmado = false }: { cambio: CambioDeCupon; confirmado?: boolean }) =>
    transaccion(async (trx) => {
      const antes = await trx.cupones.porCodigo(cambio.codigo);
      const { descuento, desde, hasta, ...limites } = { ...SIN_LIMITES, ...antes, ...soloNombrado(cambio) };
      if (!descuento || !desde || !hasta) return refuse("cupon-incompleto");
      if (desde >= hasta) return refuse("cupon-sin-dias");
      const despues: Cupon = { ...limites, descuento, desde, hasta };
      const cuidados = cuidadosDe(despues);
      if (cuidados.length > 0 && !confirmado)
        return refuse("cupon-por-confirmar", { cuidados, antes, despues });
      await trx.cupones.guardar(despues);
      return done({ antes, despues });
    });

/** The fields that the change names: a field that is undefined was not named. */
const soloNombrado = (cambio: CambioDeCupon) =>
  Object.fromEntries(Object.entries<unknown>(cambio).filter(([, valor]) => valor !== undefined)) as Pick<
    Cupon,
    "codigo"
  > &
    Partial<Cupon>;
