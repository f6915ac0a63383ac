import type { Generated } from "kysely";
import type { Instante } from "../platform/database/schema";
import type { TablesOf } from "../platform/declarations";

export interface VentasTables {
  pedidos: PedidoRow;
  cupones: CuponRow;
  usos_de_cupon: UsoDeCuponRow;
  datos_de_compra: DatosDeCompraRow;
  comprobantes: ComprobanteRow;
  cobros: CobroRow;
  pagos: PagoRow;
  historial: RastroRow;
  pasarela_preferencias: PreferenciaRow;
  pasarela_pagos: PagoDePruebaRow;
  pasarela_avisos: AvisoRow;
  pasarela_devoluciones: { clave: string; id_pago: string; monto_centimos: number; creada_en: Instante };
  devoluciones_parciales: DevolucionParcialRow;
}

declare module "../platform/database/schema" {
  interface Tables extends VentasTables {}
}

/** Rows past their time are deleted table by table in this order, so that none refers to a deleted row. */
export const tables: TablesOf<VentasTables> = {
  pedidos: { grows: true },
  cupones: { grows: false },
  usos_de_cupon: { grows: true },
  datos_de_compra: { grows: true },
  comprobantes: { grows: true },
  cobros: { grows: true },
  pagos: { grows: true },
  historial: { grows: true },
  pasarela_preferencias: { grows: true },
  pasarela_pagos: { grows: true },
  pasarela_avisos: { grows: true },
  pasarela_devoluciones: { grows: true },
  devoluciones_parciales: { grows: true },
};

interface PedidoRow {
  id_pedido: string;
  id_persona: number;
  clase: Generated<string>;
  /** Thing that an order buys, by the order's class: a time, or a pack with its terms. */
  id_horario: Generated<string | null>;
  id_paquete: Generated<string | null>;
  meses: Generated<number | null>;
  /** Number of coins that paid the order; null for an order that was paid otherwise. */
  monedas: Generated<number | null>;
  estado: "pendiente" | "pagado" | "vencido" | "anulado" | "devuelto";
  precio_centimos: number;
  cupon: string | null;
  descuento_centimos: number;
  version_de_datos: string;
  creado_en: Instante;
  actualizado_en: Instante;
  /** Session that the order moves, or that moved on to another order; null for any other order. */
  id_cita: Generated<string | null>;
  /** Version of the session; set only for an order that moves a session. */
  version_de_cita: Generated<number | null>;
  /** Part of the price that earlier orders of the same session paid, in céntimos. */
  a_cuenta_centimos: Generated<number>;
  relevado_por: Generated<string | null>;
  /** Short code of an order, for the phone; null when every candidate was taken. */
  codigo_corto: Generated<string | null>;
}

interface CuponRow {
  codigo: string;
  tipo: "porcentaje" | "monto";
  /** Value of a coupon: a percentage, or céntimos. */
  valor: number;
  /** Kind of thing for which the coupon is valid: `sesiones`, `paquetes` or `talleres`; null for all. */
  para: string | null;
  especialidad: string | null;
  plan: string | null;
  maximo_total: number | null;
  maximo_por_persona: number | null;
  /** Number of uses of a coupon that were not given back. */
  usados: Generated<number>;
  desde: Instante;
  hasta: Instante;
}

interface UsoDeCuponRow {
  id_uso: string;
  codigo: string;
  id_persona: number;
  id_pedido: string;
  creado_en: Instante;
  devuelto_en: Instante | null;
}

interface DatosDeCompraRow {
  id_persona: number;
  tipo: "boleta" | "factura";
  correo: string;
  nombre: string | null;
  id_tipo_documento: number | null;
  numero_documento: string | null;
  ruc: string | null;
  razon_social: string | null;
  direccion_fiscal: string | null;
  actualizado_en: Instante;
}

interface ComprobanteRow {
  id_comprobante: string;
  id_persona: number;
  id_pedido: string;
  tipo: "boleta" | "factura" | "nota-de-credito";
  serie: string;
  numero: number;
  id_modificado: string | null;
  receptor_nombre: string;
  receptor_tipo_documento: number;
  receptor_numero_documento: string;
  receptor_direccion: string | null;
  receptor_correo: string;
  /** Recipient of a receipt, encrypted. It replaces the columns above once the account is deleted. */
  receptor_cerrado: Generated<string | null>;
  concepto: string;
  total_centimos: number;
  base_centimos: number;
  igv_centimos: number;
  estado: "pendiente" | "enviado" | "aceptado" | "rechazado" | "anulado";
  emitido_en: Instante;
  actualizado_en: Instante;
  intentos: Generated<number>;
  siguiente_en: Instante;
}

interface CobroRow {
  id_cobro: string;
  id_pedido: string;
  pasarela: string;
  monto_centimos: number;
  referencia: string | null;
  url_de_pago: string | null;
  estado: "abierto" | "cerrado";
  creado_en: Instante;
  vence_en: Instante;
  revisar_en: Instante;
  /** Set when the person left the payment page without paying; null otherwise. */
  retorno: "cancelado" | null;
  retorno_en: Instante | null;
}

interface DevolucionParcialRow {
  id_devolucion: string;
  pasarela: string;
  id_pago: string;
  monto_centimos: number;
  estado: "pedida" | "hecha";
  creado_en: Instante;
  actualizado_en: Instante;
  /** End of the hold of the process that is refunding the payment; null when none is. */
  tomado_hasta: Instante | null;
}

interface PagoRow {
  pasarela: string;
  id_pago: string;
  id_cobro: string;
  monto_centimos: number;
  estado: "procesando" | "rechazado" | "pagado" | "por-devolver" | "devuelto";
  creado_en: Instante;
  actualizado_en: Instante;
  /** End of the hold of the process that is refunding a part of the payment; null when none is. */
  tomado_hasta: Instante | null;
}

interface RastroRow {
  numero: Generated<number>;
  id_pedido: string;
  asunto: "pedido" | "pago" | "devolucion" | "cita" | "comprobante";
  id_asunto: string;
  desde: string | null;
  hasta: string;
  causa: "persona" | "pasarela" | "conciliacion" | "emisor" | "operador" | "reloj";
  creado_en: Instante;
}

/** Table of the test gateway. The product never reads any of the `pasarela_*` tables. */
interface PreferenciaRow {
  id: string;
  clave_idempotente: string;
  external_reference: string;
  titulo: string;
  monto_centimos: number;
  url_exito: string;
  url_pendiente: string;
  url_error: string;
  url_de_notificacion: string;
  creada_en: Instante;
  vence_en: Instante;
}

interface PagoDePruebaRow {
  id: string;
  id_preferencia: string;
  external_reference: string;
  monto_centimos: number;
  ultimos_cuatro: string;
  escenario: string;
  estado_final: "aprobado" | "rechazado";
  pendiente_hasta: Instante | null;
  clave_de_envio: string;
  devuelto_en: Instante | null;
  creado_en: Instante;
}

interface AvisoRow {
  id: string;
  id_pago: string;
  url: string;
  cuerpo: string;
  /** Instant of the next attempt to send a notice; null once no attempt is left. */
  enviar_en: Instante | null;
  enviado_en: Instante | null;
  intentos: number;
}
