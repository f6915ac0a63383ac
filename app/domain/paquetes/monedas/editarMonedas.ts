import { z } from "zod";
import { anotarActoDeSoporte } from "../../cuentas/accesosADatos/accesoADatos";
import { campoDeId } from "../../shared/campos";
import type { Deps, Repos } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import { MOTIVOS_DE_OPERADOR, vencimientoDeMonedas, type MotivoDeOperador } from "./monedas";

/** Schema of an operator's change of coins: person, amount, reason. */
export const actoDeMonedas = z.object({
  idPersona: z.int().positive(),
  cantidad: z.int().positive().max(1_000_000),
  motivo: z.enum(MOTIVOS_DE_OPERADOR, `es ${MOTIVOS_DE_OPERADOR.join(", ")}`),
});

/** Schema of an operator's taking of coins, which may name the line that brought them. */
export const quiteDeMonedas = actoDeMonedas.extend({
  idMovimiento: campoDeId("Es el código de un movimiento").optional(),
});

interface CambioDeMonedas {
  idPersona: number;
  cantidad: number;
  motivo: MotivoDeOperador;
}

interface QuiteDeMonedas extends CambioDeMonedas {
  /** Line that brought the coins. With it a second order takes nothing; without it each order takes. */
  idMovimiento?: string | undefined;
}

type ReposAlDar = "accesosADatos" | "monedas" | "personas";

export interface DepsAlDar extends Pick<Deps<never>, "now" | "newId"> {
  /** True when this installation has coins (specification § 9). */
  hayMonedas: boolean;
}

/** Notes the act for the person, and tells their coins. */
async function terminar(
  trx: Repos<ReposAlDar>,
  { now, newId }: Pick<DepsAlDar, "now" | "newId">,
  { idPersona, accion }: { idPersona: number; accion: "monedas-dadas" | "monedas-quitadas" },
) {
  await anotarActoDeSoporte({ repos: trx, newId }, { idPersona, accion, creadoEn: now() });
  const { total, debe } = await trx.monedas.resumen(idPersona);
  return done({ idPersona, monedas: total, debe });
}

/**
 * Gives a person coins inside the caller's transaction, for an operator or a colleague. They pay what the person owes
 * first, and last a year. Returns the coins and the debt that are left.
 *
 * @example await darMonedasEn(trx, deps, { idPersona, cantidad: 660, motivo: "cortesia" });
 */
export async function darMonedasEn(
  trx: Repos<ReposAlDar>,
  deps: DepsAlDar,
  { idPersona, cantidad, motivo }: CambioDeMonedas,
) {
  if (!deps.hayMonedas) return refuse("sin-monedas");
  const ahora = deps.now();
  if (!(await trx.personas.porId(idPersona))) return refuse("persona-no-existe");
  const linea = { idPersona, cantidad, motivo, idPedido: null };
  await trx.monedas.dar(linea, vencimientoDeMonedas(ahora), ahora);
  return terminar(trx, deps, { idPersona, accion: "monedas-dadas" });
}

/** Operators' changes of coins; refused where this installation has none. */
export function makeEditarMonedas(
  { repos, transaccion, now, newId }: Deps<"accesosADatos" | "donaciones" | "monedas" | "personas">,
  hayMonedas: boolean,
) {
  return {
    dar: (cambio: CambioDeMonedas) =>
      transaccion((trx) => darMonedasEn(trx, { now, newId, hayMonedas }, cambio)),

    /** Takes coins back. Those that were spent are a debt, which the next coins pay. */
    quitar: ({ idPersona, cantidad, motivo, idMovimiento }: QuiteDeMonedas) =>
      transaccion(async (trx) => {
        if (!hayMonedas) return refuse("sin-monedas");
        if (!(await trx.personas.porId(idPersona))) return refuse("persona-no-existe");
        if (idMovimiento !== undefined) {
          const trajo = await trx.monedas.llegada(idPersona, idMovimiento);
          if (trajo === null) return refuse("movimiento-no-existe");
          if (trajo < cantidad) return refuse("movimiento-menor");
        }
        const reversion = { idPersona, cantidad, motivo, idMovimiento: idMovimiento ?? null };
        if (!(await trx.monedas.revertir(reversion, now()))) return refuse("movimiento-ya-quitado");
        return terminar(trx, { now, newId }, { idPersona, accion: "monedas-quitadas" });
      }),

    /** Coins that each cause got, for its payment. */
    donadas: async () => (hayMonedas ? done(await repos.donaciones.totales()) : refuse("sin-monedas")),
    ver: async (idPersona: number) => {
      if (!hayMonedas) return refuse("sin-monedas");
      const movimientos = await repos.monedas.movimientos(idPersona, 100);
      const { total, debe } = await repos.monedas.resumen(idPersona);
      return done({ idPersona, monedas: total, debe, movimientos });
    },
  };
}

declare module "../../cuentas/accesosADatos/accesoADatos" {
  interface AccionesSobreDatos {
    "monedas-dadas": string;
    "monedas-quitadas": string;
  }
}
