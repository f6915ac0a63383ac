import { peticionEnCurso } from "./enPeticion";
import type { Avisos } from "../../app/domain/shared/navegacion/aviso";
import type { Logger } from "pino";
import { makeAuditar, type Auditar } from "../../app/domain/shared/actos/auditar";
import type { AccionesSobreDatos } from "../../app/domain/cuentas/accesosADatos/accesoADatos";
import type { Causa } from "../../app/domain/shared/causa";
import { raizDeImagenes, type Cdn } from "../../app/domain/shared/imagenes/cdn";
import type { EstadoDeTrabajo } from "../../app/domain/shared/maquina";
import type { Empresa, Marca } from "../../app/domain/shared/marca";
import type { DepsConSitio, Repositorios, ReposSinCandado } from "../../app/domain/shared/puertos";
import type { Ronda } from "../../app/domain/shared/rondas/ronda";
import type { ConVendibles } from "../../app/domain/ventas/pedidos/vendible";
import type { ConFilasCerradas } from "./cofre";
import type { Contributed, Contributes } from "./contributions";
import type { Consultado, Db, Trx } from "./database/client";
import type { Limites } from "./database/disponibilidad";
import type { Tables } from "./database/schema";
import type { PersonalData, TablesOf } from "./declarations";
import type { Huella } from "../../app/domain/shared/huella";
import { makeHuella } from "./digest";
import type { Job } from "./jobs";
import type { Report, SendReport } from "./reports";
import type { Secret } from "./rotation";
import type { VersionPorReloj } from "./repositories/versiones";
import { makeAnotarSuceso } from "./securityEvents";

/** Settings of an installation. Contexts and nouns add theirs. */
export interface ServicesOptions {
  databaseUrl: string;
  secretoDeSesion: Secret;
  /** Secret that encrypts people's answers about themselves, and their notes to specialists. */
  secretoDeRespuestas: Secret;
  /** Public address of the site without a final slash, for links in mails and calendars. */
  urlDelSitio: string;
  /** Sender of mails. */
  remitente: string;
  marca: Marca;
  /** The company that sells, as receipts and legal texts name it. */
  empresa: Empresa;
  log: Logger;
  now?: () => Date;
  /** Sends reports of failures besides storing them in our own table. */
  enviarFallo?: SendReport | null;
  cdn?: Cdn | null;
  /** Called after each SQL statement; null calls nothing. */
  alConsultar?: ((consultado: Consultado) => void) | null;
  /** Limits of waiting for the database; without them those of a request. */
  limites?: Limites;
}

/** Services for routes: use cases of each module under the module's name, and a few shared ones. */
export interface Services extends ReturnType<typeof sharedServices> {
  /** Reports a failure to the operator, and returns its kind. */
  reportarFallo: Report;
}

/** Acts of an operator. Contexts and nouns add theirs. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- it is filled by declaration merging
export interface Acts {}

/**
 * Mail attachments that are made when the mail is sent, by their kind; null when the source no longer exists. `base` is
 * for those that decrypt.
 */
export type Attachments = Readonly<
  Record<
    string,
    | ((repos: ReposSinCandado<keyof Repositorios>, id: string, base: Base) => Promise<Uint8Array | null>)
    | undefined
  >
>;

/** Declarations of all modules, joined. */
export interface Declared {
  tables: TablesOf<Tables>;
  personalData: PersonalData<Tables>;
  closed: readonly ConFilasCerradas[];
  actions: AccionesSobreDatos;
  notices: Avisos;
  attachments: Attachments;
}

/** A connection or transaction, and the cause that the history records for changes through it. */
export interface Connection {
  db: Db | Trx;
  causa: Causa;
  declared: Declared;
  /**
   * Secret that finds rows without a person's id, and decrypts the names that stay after the deletion of an account.
   */
  secretoDeRespuestas: Secret;
  /** Makes a value once for all connections of the process: a catalogue in memory. */
  perProcess: <Value>(make: () => Value) => Value;
}

/** Dependencies of a module's services. */
export interface Base {
  options: ServicesOptions;
  db: Db;
  declared: Declared;
  now: () => Date;
  /** Dependencies of use cases for a cause, which the history of orders records. */
  depsDe: (causa: Causa) => DepsConSitio<keyof Repositorios>;
  /** Dependencies of use cases for acts of people. */
  deps: DepsConSitio<keyof Repositorios>;
  /** All sellers of the product. */
  vendibles: ConVendibles<keyof Repositorios>["vendibles"];
  /** Runs of the jobs of this process. */
  trabajos: () => readonly EstadoDeTrabajo[];
  /** Reports a failure in work for which nobody waits. */
  alFallar: (error: unknown) => void;
  /** Keyed digest of values that are looked up and never read. */
  huella: Huella;
  /** Keyed digest by the keys of people's answers, which the other keys cannot make. */
  huellaDeRespuestas: Huella;
  anotarSuceso: ReturnType<typeof makeAnotarSuceso>;
  /** Runs an operator's act between two lines of the audit. */
  auditar: Auditar;
  /** Contributions of the contexts above. Use cases ask for them when they run. */
  contributed: Contributed;
}

/** An opened module. Routes and endpoints get only its services. */
export interface Opened {
  services: object;
  /** Acts of an operator. */
  acts?: Partial<Acts>;
  jobs?: readonly Job[];
  /**
   * Dependencies of the contexts above this one, instead of those that it got. The sales give some: an order that a
   * use case ends has its payment page closed.
   */
  depsDe?: Base["depsDe"];
  /** Contributions of the module to those below it, and to the jobs that run as one. */
  contributes?: Contributes;
  /** Part of the version of public pages that changes without a change of a row. */
  publicVersion?: VersionPorReloj;
  /** Reads data that must be in memory when the database does not answer. */
  warm?: () => Promise<void>;
  /** Sentence for the operator when some content is not shown as written; null when all is well. */
  degraded?: () => string | null;
  /** Ends the requests that wait for news, because the process is about to stop. */
  release?: () => void;
}

export function makeBase(
  options: ServicesOptions,
  parts: Pick<
    Base,
    "db" | "declared" | "now" | "depsDe" | "vendibles" | "trabajos" | "alFallar" | "contributed"
  >,
): Base {
  return {
    ...parts,
    options,
    deps: parts.depsDe("persona"),
    huella: makeHuella(options.secretoDeSesion),
    huellaDeRespuestas: makeHuella(options.secretoDeRespuestas),
    anotarSuceso: makeAnotarSuceso(options.log),
    auditar: makeAuditar(parts.depsDe("operador")),
  };
}

/** Services that belong to no module. */
export function sharedServices({ options, declared, now, alFallar, huella, huellaDeRespuestas }: Base) {
  return {
    marca: options.marca,
    empresa: options.empresa,
    textosDeAvisos: declared.notices,
    now,
    alFallar,
    /** Id of the present request, by which support finds it in the log; null outside of a request. */
    codigoDeSoporte: () => peticionEnCurso()?.id ?? null,
    huella,
    huellaDeRespuestas,
    /** Prefix of the addresses of our pictures. */
    imagenes: raizDeImagenes(options.cdn ?? null),
  };
}

declare module "./contributions" {
  interface Contributions {
    /** Jobs of several modules that run as one: offers to waiting people. */
    offers: Ronda;
    /** Reminders, which run as one job as well. */
    reminders: Ronda;
  }
}
