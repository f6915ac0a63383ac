import type { Deps } from "../../shared/puertos";
import type { LoteDeAlguien } from "./lotes";
import type { Bono } from "./saldo";

/** A failed read shows zero, and says that it is not known. */
export type EstadoDeSaldo = {
  estado: "success" | "error";
  bonos: Bono[];
  lotes: LoteDeAlguien[];
  monedas: number;
};

interface DepsDeSaldo extends Deps<"saldos"> {
  /** Gives the bonos of the plan where they are missing. */
  ponerAlDia: (idPersona: number) => Promise<unknown>;
}

export function makeVerSaldo({ repos, ponerAlDia }: DepsDeSaldo, alFallar: (error: unknown) => void) {
  return async (idPersona: number): Promise<EstadoDeSaldo> => {
    // What was there before can be read all the same.
    await ponerAlDia(idPersona).catch(alFallar);
    try {
      return { estado: "success", ...(await repos.saldos.resumen(idPersona)) };
    } catch (error) {
      alFallar(error);
      return { estado: "error", bonos: [], lotes: [], monedas: 0 };
    }
  };
}

/** How many lines of the ledger a page shows. */
const MOVIMIENTOS_POR_PAGINA = 100;

/** What came into a balance and what went, the newest first. */
export function makeVerMovimientos({ repos }: Deps<"saldos">) {
  return (idPersona: number) => repos.saldos.movimientos(idPersona, MOVIMIENTOS_POR_PAGINA);
}

/** The bonos that are left and end some day, with the name of what they pay for. */
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
