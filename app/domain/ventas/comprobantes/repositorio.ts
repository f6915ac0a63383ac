import type { FilasCerradas } from "../../shared/cofre";
import type { Comprobante, ComprobanteNuevo } from "./comprobante";
import type { DatosDeCompra } from "./datosDeCompra";
import type { RespuestaDelEmisor } from "./emisor";

/**
 * Data for receipts, as each person last gave them. `de` gives null before that.
 *
 * @example const datos = await repos.datosDeCompra.de(idPersona);
 */
export interface DatosDeCompraRepository {
  de(idPersona: number): Promise<DatosDeCompra | null>;
  guardar(idPersona: number, datos: DatosDeCompra, now: Date): Promise<void>;
}

/**
 * Receipts. The rows of deleted accounts are encrypted: they name their addressee. `tomar` and `anular` refuse with
 * false when the receipt is in another state.
 *
 * @example if (!(await repos.comprobantes.tomar(comprobante, siguienteEn))) continue;
 */
export interface ComprobanteRepository extends FilasCerradas {
  /** Writes a receipt with the next number of its series. The series stays locked until the transaction ends. */
  crear(comprobante: ComprobanteNuevo): Promise<void>;
  porId(idComprobante: string): Promise<Comprobante | null>;
  /** Up to `cuantos` receipts of a person, the newest first. */
  deLaPersona(idPersona: number, cuantos: number): Promise<Comprobante[]>;
  /** Up to `cuantos` receipts that wait to be sent, or for an answer, longest due first. */
  porEnviar(now: Date, cuantos: number): Promise<Comprobante[]>;
  /**
   * Counts another try to send a receipt. False when another process counted this try, or when the receipt no longer
   * waits.
   */
  tomar(comprobante: Pick<Comprobante, "idComprobante" | "intentos">, siguienteEn: Date): Promise<boolean>;
  posponer(idComprobante: string, siguienteEn: Date): Promise<void>;
  /** Stores the issuer's answer about a waiting receipt. */
  responder(idComprobante: string, estado: RespuestaDelEmisor, now: Date): Promise<void>;
  /** Voids a receipt that was never sent or was refused. Returns false for any other receipt. */
  anular(idComprobante: string, now: Date): Promise<boolean>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    datosDeCompra: DatosDeCompraRepository;
    comprobantes: ComprobanteRepository;
  }
}

declare module "../../cuentas/accesosADatos/accesoADatos" {
  interface AccionesSobreDatos {
    "correo-de-comprobantes": string;
    "receptor-de-comprobantes": string;
  }
}
