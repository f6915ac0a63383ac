import { campoConForma, campoDeLinea } from "../campos";

/** A line of the audit of operators' acts. It holds codes, and never the name of a person. */
export interface Acto {
  /** Operator's name as claimed: by `--operador`, or the user of the machine. */
  operador: string;
  orden: string;
  /** Code of the thing that the act changes; empty when there is none. */
  objeto: string;
  /** State of the act. `empieza` is written before the act runs, so that a failed act leaves its line too. */
  resultado: string;
  creadoEn: Date;
  /** Operator's reason, for acts on a person's money or coins. */
  motivo?: string | null;
  /** Moved amount, in `unidad`; 0 when the act could have moved something and did not. */
  cantidad?: number | null;
  unidad?: UnidadDeActo | null;
  /** Id of the person to whom the amount belongs. */
  dePersona?: number | null;
}

export type UnidadDeActo = "centimos" | "monedas" | "bonos" | "cupones" | "planes";

interface ActoQueEmpieza extends Pick<Acto, "operador" | "orden" | "objeto"> {
  /** `valor` when the act changes a person's money, coins, bonos, coupons or plans: then it needs a reason. */
  mueve: "nada" | "valor";
}

/** An act before it runs, when it changes nothing of value. */
export interface ActoSinValor extends ActoQueEmpieza {
  mueve: "nada";
  motivo?: string;
}

export interface ActoConValor extends ActoQueEmpieza {
  mueve: "valor";
  motivo: string;
  dePersona?: number;
}

/** Amount that an act moved, and its person; no person when it belongs to several. */
export interface CantidadMovida {
  cantidad: number;
  unidad: UnidadDeActo | null;
  dePersona: number | null;
}

/** Reason of an operator for an act on a person's money. */
export const motivoDeActo = campoDeLinea("falta el motivo")
  .min(3, "es demasiado corto")
  .max(200, "es demasiado largo");

export const nombreDeOperador = campoConForma(
  /^[\w.@-]{1,60}$/,
  "El nombre de operador lleva letras, números, puntos y guiones",
);
