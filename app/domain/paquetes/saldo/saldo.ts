import { fechaDe, mesLargo } from "../../shared/fechas";

/** Bonos a person holds for one specialty: each pays one session. */
export interface Bono {
  idEspecialidad: number;
  abreviaturaEspecialidad: string;
  especialidad: string;
  cantidad: number;
}

/** How many bonos of one specialty a pack gives. */
export interface Parte {
  idEspecialidad: number;
  sesiones: number;
}

/**
 * `cancelacion`: the bono of a session that was cancelled in time, or by the specialist. `devolucion`: the bonos of
 * a pack whose money went back. `plan`: those that the plan brings each month.
 */
export type MotivoDeMovimiento =
  "bienvenida" | "cita" | "cancelacion" | "compra" | "vencimiento" | "devolucion" | "plan";

/** A line of the ledger of bonos: what came or went, and why. */
export interface Movimiento {
  idMovimiento: string;
  especialidad: string;
  cantidad: number;
  /** `canje`: of a pack that coins paid. */
  motivo: MotivoDeMovimiento | "canje";
  creadoEn: Date;
}

/** A movement without a reason that a person can read does not compile. */
const MOTIVO_EN_PALABRAS: Record<Movimiento["motivo"], string> = {
  bienvenida: "De regalo, por empezar con nosotros",
  cita: "Pagó una sesión",
  cancelacion: "Volvió al cancelar una sesión",
  compra: "Compraste un paquete",
  canje: "Canjeaste un paquete con tus monedas",
  vencimiento: "Venció sin usarse",
  devolucion: "Salió al devolverte un paquete",
  plan: "Vino con tu plan",
};

/** Why a movement was made; of what a plan gives, for which month. */
export const motivoEnPalabras = ({ motivo, creadoEn }: Pick<Movimiento, "motivo" | "creadoEn">) =>
  motivo === "plan"
    ? `${MOTIVO_EN_PALABRAS.plan} de ${mesLargo(fechaDe(creadoEn))}`
    : MOTIVO_EN_PALABRAS[motivo];

/** The balance as `/v2/saldos/bonos/personas/{id}` spells it. */
export interface Saldo {
  resumen: { abreviaturaEspecialidad: string; saldo: { cantidad: number }[] }[];
  total: number;
}

export function saldoDe(bonos: readonly Bono[]): Saldo {
  return {
    resumen: bonos.map(({ abreviaturaEspecialidad, cantidad }) => ({
      abreviaturaEspecialidad,
      saldo: [{ cantidad }],
    })),
    total: bonos.reduce((total, { cantidad }) => total + cantidad, 0),
  };
}

/** "3 bonos", "1 bono" */
export function bonos(cantidad: number): string {
  return `${cantidad} ${cantidad === 1 ? "bono" : "bonos"}`;
}
