import type { Aprobacion, ClaseDeAprobacion } from "./aprobacion";

/** A request as the screen shows it. */
export interface AprobacionALaVista extends Aprobacion {
  /** First name and surname of the person; empty for a request about no person. */
  nombre: string;
  apePaterno: string;
  /** Short code of the order; null for another thing. */
  codigo: string | null;
  /** Name of the specialist; null for another thing. */
  especialista: string | null;
}

/** Decision of a colleague on an open request. */
interface Decision {
  estado: "aprobada" | "no-aprobada";
  por: string;
  palabra: string | null;
}

/**
 * Requests for approval. The database takes one open request of each kind and thing, and one decision of each request,
 * by another account than the one that asked.
 *
 * @example if (!(await trx.aprobaciones.decidir(id, decision, now))) return refuse("aprobacion-cerrada");
 */
export interface AprobacionRepository {
  /** False when the thing has an open request of the kind. */
  pedir(aprobacion: Aprobacion & { clave: string }): Promise<boolean>;
  porId(idAprobacion: string): Promise<Aprobacion | null>;
  /** Open request of a kind about a thing; null without one. */
  abierta(clase: ClaseDeAprobacion, clave: string): Promise<Aprobacion | null>;
  /** True for the first decision of an open request in time. */
  decidir(idAprobacion: string, decision: Decision, now: Date): Promise<boolean>;
  /** Closes an open request whose time has passed. True for the first caller. */
  vencer(idAprobacion: string, now: Date): Promise<boolean>;
  porVencer(now: Date, cuantas: number): Promise<Aprobacion[]>;
  /** Open requests in time, the oldest first. */
  abiertas(now: Date, cuantas: number): Promise<AprobacionALaVista[]>;
  /** Requests of an account, the newest first. */
  deCuenta(idCuenta: string, cuantas: number): Promise<AprobacionALaVista[]>;
  /** Open requests in time that other accounts asked for. */
  cuantasAbiertas(now: Date, menos: string): Promise<number>;
  /** Outcomes that the account which asked has not seen. */
  cuantasSinVer(idCuenta: string): Promise<number>;
  marcarVistas(idCuenta: string, now: Date): Promise<void>;
}

/** Courtesies that a colleague gave alone, in bonos or coins: the database takes one of each person and month. */
export interface CortesiaDeEquipoRepository {
  /** False when the person had one in that month. */
  anotar(cortesia: { idPersona: number; mes: string; idCuenta: string; hechaEn: Date }): Promise<boolean>;
  /** True when the person had one in that month. */
  hubo(idPersona: number, mes: string): Promise<boolean>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    aprobaciones: AprobacionRepository;
    cortesiasDeEquipo: CortesiaDeEquipoRepository;
  }
}
