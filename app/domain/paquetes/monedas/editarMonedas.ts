import { z } from "zod";
import { anotarActoDeSoporte } from "../../cuentas/accesosADatos/accesoADatos";
import type { Deps } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import { MOTIVOS_DE_OPERADOR, vencimientoDeMonedas, type MotivoDeOperador } from "./monedas";

/** Schema of an operator's change of coins: person, amount, reason. */
export const actoDeMonedas = z.object({
  idPersona: z.int().positive(),
  cantidad: z.int().positive().max(1_000_000),
  motivo: z.enum(MOTIVOS_DE_OPERADOR, `es ${MOTIVOS_DE_OPERADOR.join(", ")}`),
});

interface DeCuantas {
  idPersona: number;
  cantidad: number;
  motivo: MotivoDeOperador;
}

/** Operators' changes of coins; refused where this installation has none. */
export function makeEditarMonedas(
  { repos, transaccion, now, newId }: Deps<"accesosADatos" | "monedas" | "personas">,
  hayMonedas: boolean,
) {
  const cambiar = (dar: boolean, { idPersona, cantidad, motivo }: DeCuantas) =>
    transaccion(async (trx) => {
      if (!hayMonedas) return refuse("sin-monedas");
      const ahora = now();
      if (!(await trx.personas.porId(idPersona))) return refuse("persona-no-existe");
      const linea = { idPersona, cantidad, motivo, idPedido: null };
      if (dar) await trx.monedas.dar(linea, vencimientoDeMonedas(ahora), ahora);
      else if (!(await trx.monedas.quitar(linea, ahora))) return refuse("monedas-insuficientes");
      const accion = dar ? "monedas-dadas" : "monedas-quitadas";
      await anotarActoDeSoporte({ repos: trx, newId }, { idPersona, accion, creadoEn: ahora });
      return done({ idPersona, monedas: await trx.monedas.total(idPersona) });
    });
  return {
    dar: (pedido: DeCuantas) => cambiar(true, pedido),
    quitar: (pedido: DeCuantas) => cambiar(false, pedido),
    ver: async (idPersona: number) => {
      if (!hayMonedas) return refuse("sin-monedas");
      const movimientos = await repos.monedas.movimientos(idPersona, 100);
      return done({ idPersona, monedas: await repos.monedas.total(idPersona), movimientos });
    },
  };
}

declare module "../../cuentas/accesosADatos/accesoADatos" {
  interface AccionesSobreDatos {
    "monedas-dadas": string;
    "monedas-quitadas": string;
  }
}
