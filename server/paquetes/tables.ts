import type { Generated } from "kysely";
import type { MotivoDeMonedas } from "../../app/domain/paquetes/monedas/monedas";
import type { MotivoDeMovimiento } from "../../app/domain/paquetes/saldo/saldo";
import type { Bit, Fecha, Instante } from "../platform/database/schema";
import type { TablesOf } from "../platform/declarations";

export interface PaquetesTables {
  paquetes: PaqueteRow;
  contenido_de_paquetes: { id_paquete: string } & ParteRow;
  contenido_de_pedidos: { id_pedido: string } & ParteRow;
  lotes_de_saldo: LoteRow;
  saldos: { id_persona: number; id_especialidad: number; cantidad: number };
  movimientos_de_saldo: MovimientoRow;
  monedas: MonedasRow;
  lotes_de_monedas: LoteDeMonedasRow;
  movimientos_de_monedas: MovimientoDeMonedasRow;
  reversiones_de_monedas: ReversionDeMonedasRow;
  donaciones_de_monedas: DonacionRow;
  totales_de_causas: { uid_de_causa: string; monedas: number; donantes: number };
  /** One row while the installation has no coins. */
  pausas_de_monedas: { id: number; desde: Instante };
}

declare module "../platform/database/schema" {
  interface Tables extends PaquetesTables {}
}

/** Rows past their time are deleted table by table in this order, so that none refers to a deleted row. */
export const tables: TablesOf<PaquetesTables> = {
  paquetes: { grows: false },
  contenido_de_paquetes: { grows: false },
  contenido_de_pedidos: { grows: true },
  lotes_de_saldo: { grows: true },
  saldos: { grows: true },
  movimientos_de_saldo: { grows: true },
  monedas: { grows: true },
  lotes_de_monedas: { grows: true },
  reversiones_de_monedas: { grows: true },
  movimientos_de_monedas: { grows: true },
  donaciones_de_monedas: { grows: true },
  totales_de_causas: { grows: false },
  pausas_de_monedas: { grows: false },
};

interface ParteRow {
  id_especialidad: number;
  sesiones: number;
}

interface PaqueteRow {
  id_paquete: string;
  /** Name of a pack; null for a pack of a single specialty. */
  nombre: string | null;
  meses: number;
  precio_centimos: number;
  en_venta: Bit;
  /** Price of a pack in coins; null when it has none. */
  monedas: number | null;
}

interface MonedasRow {
  id_persona: number;
  cantidad: number;
  /** Coins that the next ones pay. */
  debe: Generated<number>;
  apagadas: Generated<Bit>;
  /** Instant at which the person turned the game off; null while it is on. */
  en_pausa_desde: Instante | null;
}

interface ReversionDeMonedasRow {
  id_reversion: string;
  id_persona: number;
  /** Line that brought the coins; null when they were of no line. */
  id_movimiento: string | null;
  cantidad: number;
  /** Part that was spent already. */
  debe: number;
  motivo: MotivoDeMonedas;
  creado_en: Instante;
}

interface DonacionRow {
  id_donacion: string;
  id_persona: number;
  uid_de_causa: string;
  /** Name of the cause on that day. */
  nombre_de_causa: string;
  cantidad: number;
  creado_en: Instante;
}

interface LoteDeMonedasRow {
  id_lote: string;
  id_persona: number;
  cantidad: number;
  quedan: number;
  vence_en: Instante;
  /** Warning a week before the end, and a month before it. */
  avisado_en: Instante | null;
  avisado_antes_en: Instante | null;
  creado_en: Instante;
}

interface MovimientoDeMonedasRow {
  id_movimiento: string;
  id_persona: number;
  id_lote: string;
  cantidad: number;
  motivo: MotivoDeMonedas;
  id_pedido: string | null;
  /** Thing that earned the coins, its day and the reason; null for other motives. */
  causa: string | null;
  dia: Fecha | null;
  razon: string | null;
  creado_en: Instante;
}

interface LoteRow {
  id_lote: string;
  id_persona: number;
  id_especialidad: number;
  /**
   * Order that paid the prepaid sessions. Null when a plan gave them: the last two columns hold that plan and month.
   */
  id_pedido: string | null;
  cantidad: number;
  quedan: number;
  vence_en: Instante;
  /** Warning a week before the end, and two days before it. */
  avisado_en: Instante | null;
  avisado_al_final_en: Instante | null;
  creado_en: Instante;
  codigo_plan: string | null;
  mes: string | null;
}

interface MovimientoRow {
  id_movimiento: string;
  id_persona: number;
  id_especialidad: number;
  cantidad: number;
  motivo: MotivoDeMovimiento;
  id_pedido: string | null;
  id_lote: string | null;
  creado_en: Instante;
}
