import type { Fecha } from "../../shared/fechas";
import type { Paso, PasoDeSolicitud, Solicitud } from "./solicitud";

/** Place of a closed request in its list, newest first. */
export interface LugarDeCerrada {
  cerradaEn: Date;
  idSolicitud: string;
}

/** Requests of people about their data. Only the end of one is written later. */
export interface SolicitudDeDatosRepository {
  registrar(solicitud: Solicitud): Promise<void>;
  /** Open requests due on that day or before, the first due first. */
  abiertas(hasta: Fecha, cuantas: number): Promise<Solicitud[]>;
  cuantasAbiertas(hasta: Fecha): Promise<number>;
  /** A page of closed requests, newest first. */
  cerradas(antesDe: LugarDeCerrada | null, cuantas: number): Promise<Solicitud[]>;
  porId(idSolicitud: string): Promise<Solicitud | null>;
  /** Closes an open request; true for the first caller only. */
  cerrar(idSolicitud: string, now: Date): Promise<boolean>;
  /** Adds a step; false when the request has it already. */
  darPaso(paso: Paso): Promise<boolean>;
  /** Steps of a request, in order. */
  pasos(idSolicitud: string): Promise<Paso[]>;
  /** Number of these requests whose step another account took. */
  deOtraCuenta(idsSolicitud: readonly string[], paso: PasoDeSolicitud, idCuenta: string): Promise<number>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    solicitudesDeDatos: SolicitudDeDatosRepository;
  }
}

declare module "../../cuentas/accesosADatos/accesoADatos" {
  interface AccionesSobreDatos {
    "solicitud-registrada": string;
    "solicitud-leida": string;
    "identidad-vista": string;
    "copia-enviada": string;
    "solicitud-respondida": string;
  }
}
