import type { Deps } from "../../shared/puertos";
import type { LoteDeAlguien } from "./lotes";
import type { Bono } from "./saldo";

/** A failed read shows zero (specification § 4), and says that it is not known. */
export type EstadoDeSaldo = {
  estado: "success" | "error";
  bonos: Bono[];
  lotes: LoteDeAlguien[];
  /** Coins of the person; null when they turned the game off, or are not known. */
  monedas: number | null;
};

interface DepsDeSaldo extends Deps<"saldos"> {
  /** Gives the bonos of the plan where they are missing. */
  ponerAlDia: (idPersona: number) => Promise<unknown>;
}

export function makeVerSaldo({ repos, ponerAlDia }: DepsDeSaldo, alFallar: (error: unknown) => void) {
  return async (idPersona: number): Promise<EstadoDeSaldo> => {
    // A failed update is reported, and the earlier balance is read.
    await ponerAlDia(idPersona).catch(alFallar);
    try {
      return { estado: "success", ...(await repos.saldos.resumen(idPersona)) };
    } catch (error) {
      alFallar(error);
      return { estado: "error", bonos: [], lotes: [], monedas: null };
    }
  };
}

/** Lines of the ledger on a page. */
const MOVIMIENTOS_POR_PAGINA = 100;

/** Movements of a balance, newest first. */
export function makeVerMovimientos({ repos }: Deps<"saldos">) {
  return (idPersona: number) => repos.saldos.movimientos(idPersona, MOVIMIENTOS_POR_PAGINA);
}

/** Remaining bonos with an end, with the names of their specialties. */
export function makeVerLotes({ repos }: Deps<"especialidades" | "saldos">) {
  return async (idPersona: number) => {
    const [lotes, especialidades] = await Promise.all([
      repos.saldos.lotesVivos(idPersona),
      repos.especialidades.todas(),
    ]);
    return lotes.map(({ idLote, idEspecialidad, quedan, venceEn }) => ({
      idLote,
      especialidad: especialidades.find(({ id }) => id === idEspecialidad)?.name ?? "",
      quedan,
      venceEn,
    }));
  };
}

export function bonosDe(bonos: readonly Bono[], especialidad: { id: number } | undefined): number {
  return bonos.find(({ idEspecialidad }) => idEspecialidad === especialidad?.id)?.cantidad ?? 0;
}
