import type { FilasCerradas } from "../../shared/cofre";
import type { Comprobante, ComprobanteNuevo } from "./comprobante";
import type { DatosDeCompra } from "./datosDeCompra";
import type { RespuestaDelEmisor } from "./emisor";

export interface DatosDeCompraRepository {
  de(idPersona: number): Promise<DatosDeCompra | null>;
  guardar(idPersona: number, datos: DatosDeCompra, now: Date): Promise<void>;
}

/** Closed are those of deleted accounts: whom they are for. */
export interface ComprobanteRepository extends FilasCerradas {
  /** Writes it under the next number of its series, which it holds until the transaction ends. */
  crear(comprobante: ComprobanteNuevo): Promise<void>;
  porId(idComprobante: string): Promise<Comprobante | null>;
  /** The newest first. */
  deLaPersona(idPersona: number, cuantos: number): Promise<Comprobante[]>;
  /** Up to `cuantos` that wait to be handed over, or for an answer, the longest due first. */
  porEnviar(now: Date, cuantos: number): Promise<Comprobante[]>;
  /** Counts one more time that it is handed over. False if somebody else did, or it waits no more. */
  tomar(comprobante: Pick<Comprobante, "idComprobante" | "intentos">, siguienteEn: Date): Promise<boolean>;
  posponer(idComprobante: string, siguienteEn: Date): Promise<void>;
  /** What the issuer said of one that waits. */
  responder(idComprobante: string, estado: RespuestaDelEmisor, now: Date): Promise<void>;
  /** Voids one that nobody outside has, or that was refused. Answers whether it was such a one. */
  anular(idComprobante: string, now: Date): Promise<boolean>;
}

export interface DatosDeCompraRepository {
  de(idPersona: number): Promise<DatosDeCompra | null>;
  guardar(idPersona: number, datos: DatosDeCompra, now: Date): Promise<void>;
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
