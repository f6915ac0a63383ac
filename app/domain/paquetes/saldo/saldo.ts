import { fechaDe, mesLargo } from "../../shared/fechas";

/** Bonos a person holds for one specialty: each pays one session. */
export interface Bono {
  idEspecialidad: number;
  abreviaturaEspecialidad: string;
  especialidad: string;
  cantidad: number;
}

/** Bonos of one specialty in a pack. */
export interface Parte {
  idEspecialidad: number;
  sesiones: number;
}

/**
 * `cancelacion`: bono of a session cancelled in time, or by the specialist. `devolucion`: bonos of a refunded pack.
 * `plan`: monthly bonos of the plan. `cortesia`: given by our staff. `premio`: won in
 * the roulette.
 */
export type MotivoDeMovimiento =
  | "bienvenida"
  | "cita"
  | "cancelacion"
  | "compra"
  | "vencimiento"
  | "devolucion"
  | "plan"
  | "cortesia"
  | "premio";

/** A line of the ledger of bonos: bonos that came or went, and the reason. */
export interface Movimiento {
  idMovimiento: string;
  especialidad: string;
  cantidad: number;
  /** `canje`: of a pack that coins paid. */
  motivo: MotivoDeMovimiento | "canje";
  /** Order of the pack that brought the bonos, or took them along; null for another movement. */
  idDeCompra: string | null;
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
  cortesia: "Un regalo de nuestro equipo",
  premio: "Premio de la ruleta",
};

/** Reason of a movement; for a plan's bonos with their month. */
export const motivoEnPalabras = ({ motivo, creadoEn }: Pick<Movimiento, "motivo" | "creadoEn">) =>
  motivo === "plan"
    ? `${MOTIVO_EN_PALABRAS.plan} de ${mesLargo(fechaDe(creadoEn))}`
    : MOTIVO_EN_PALABRAS[motivo];

/** The balance as `/v2/saldos/bonos/personas/{id}` spells it (specification § 3). */
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
