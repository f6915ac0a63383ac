import type { Deps } from "../../shared/puertos";

const MOVIMIENTOS_POR_PAGINA = 100;

/** A person's coins: the total, their ends, the movements, newest first, and whether the person turned them off. */
export function makeVerMonedas({ repos }: Deps<"monedas">) {
  return async (idPersona: number) => {
    const [{ total, debe, lotes, apagadas }, movimientos] = await Promise.all([
      repos.monedas.resumen(idPersona),
      repos.monedas.movimientos(idPersona, MOVIMIENTOS_POR_PAGINA),
    ]);
    return { total, debe, lotes, movimientos, apagadas };
  };
}
