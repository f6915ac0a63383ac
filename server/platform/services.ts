import { peticionEnCurso } from "./enPeticion";
import type { Avisos } from "../../app/domain/shared/navegacion/aviso";
import type { Logger } from "pino";
import { makeAuditar, type Auditar } from "../../app/domain/shared/actos/auditar";
import type { FuenteDeBusqueda } from "../../app/domain/shared/busqueda/fuente";
import type { AccionesSobreDatos } from "../../app/domain/cuentas/accesosADatos/accesoADatos";
import type { Causa } from "../../app/domain/shared/causa";
import { raizDeImagenes, type Cdn } from "../../app/domain/shared/imagenes/cdn";
import type { Empresa, Marca } from "../../app/domain/shared/marca";
import type { DepsConSitio, Repositorios } from "../../app/domain/shared/puertos";
import type { Ronda } from "../../app/domain/shared/rondas/ronda";
import type { ConVendibles } from "../../app/domain/ventas/pedidos/vendible";
import type { ConFilasCerradas } from "./cofre";
import type { Consultado, Db, Trx } from "./database/client";
import type { Tables } from "./database/schema";
import type { PersonalData, TablesOf } from "./declarations";
import type { Huella } from "../../app/domain/shared/huella";
import { makeHuella } from "./digest";
import type { Job } from "./jobs";
import type { Report, SendReport } from "./reports";
import type { Llaves, Secret } from "./rotation";
import { makeAnotarSuceso } from "./securityEvents";

/** What an installation decides. Each module adds what it needs to know, in its `services.ts`. */
export interface ServicesOptions {
  databaseUrl: string;
  secretoDeSesion: Secret;
  /** Closes what people answered of themselves and wrote to their specialists. */
  secretoDeRespuestas: Secret;
  /** Where people reach the site, without a slash at its end: for the links in mails and calendars. */
  urlDelSitio: string;
  /** The address from which mails go out. */
  remitente: string;
  marca: Marca;
  /** Who sells, as receipts and legal texts say it. */
  empresa: Empresa;
  log: Logger;
  now?: () => Date;
  /** Where failures are reported to besides our own table. */
  enviarFallo?: SendReport | null;
  cdn?: Cdn | null;
  /** Who is told of each statement, where that is configured. */
  alConsultar?: ((consultado: Consultado) => void) | null;
}

/** The keys of an installation that open what is kept closed. */
export const llavesDe = ({ secretoDeSesion, secretoDeRespuestas }: ServicesOptions): Llaves => ({
  sesion: secretoDeSesion,
  respuestas: secretoDeRespuestas,
});

/** What a route can reach: the use cases of each module, under its name, and a little that is nobody's. */
export interface Services extends ReturnType<typeof sharedServices> {
  /** Reports what failed where, and answers with the code that somebody is shown. */
  reportarFallo: Report;
}

/** What whoever runs the product can do by hand. Each module adds its own, in its `services.ts`. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- it is filled by declaration merging
export interface Acts {}

/** What every module says of its tables, joined. */
export interface Declared {
  tables: TablesOf<Tables>;
  personalData: PersonalData<Tables>;
  closed: readonly ConFilasCerradas[];
  actions: AccionesSobreDatos;
  notices: Avisos;
}

/** One connection or one transaction, and who or what causes what is changed through it. */
export interface Connection {
  db: Db | Trx;
  causa: Causa;
  declared: Declared;
  /** Finds the rows of a person that do not say whose they are, and opens what names whoever deleted their account. */
  secretoDeRespuestas: Secret;
}

/** What the services of a module are made of. */
export interface Base {
  options: ServicesOptions;
  db: Db;
  declared: Declared;
  now: () => Date;
  /** What use cases need, for whoever or whatever is behind their changes: the history of orders names it. */
  depsDe: (causa: Causa) => DepsConSitio<keyof Repositorios>;
  /** The same for what people do themselves. */
  deps: DepsConSitio<keyof Repositorios>;
  /** All that this product sells. */
  vendibles: ConVendibles<keyof Repositorios>["vendibles"];
  /** Reports a failure that nobody has to be told of. */
  alFallar: (error: unknown) => void;
  /** A keyed digest: what must be found again but not read. */
  huella: Huella;
  /** The same with the keys of what people answered: whoever has the others alone cannot make it. */
  huellaDeRespuestas: Huella;
  anotarSuceso: ReturnType<typeof makeAnotarSuceso>;
  /** Runs what an operator asks for between two lines of the audit. */
  auditar: Auditar;
}

/** A module, once it is open. Only its services are for routes and endpoints. */
export interface Opened {
  services: object;
  /** What whoever runs the product can do by hand. */
  acts?: Partial<Acts>;
  jobs?: readonly Job[];
  /** What is offered in turn to those who wait, and what is reminded of: one job each for all modules. */
  offers?: readonly Ronda[];
  reminders?: readonly Ronda[];
  /** What of it can be found by searching. */
  searchable?: readonly FuenteDeBusqueda[];
  /** Names the state of what its public pages show. */
  publicVersion?: (now: Date) => Promise<string>;
  /** Reads what has to be at hand also while nobody can be asked. */
  warm?: () => Promise<void>;
  /** A sentence for the operator where part of it is not shown as it was written; null where all is well. */
  degraded?: () => string | null;
  /** Lets go of whoever waits, because the process is about to end. */
  release?: () => void;
}

export function makeBase(
  options: ServicesOptions,
  parts: Pick<Base, "db" | "declared" | "now" | "depsDe" | "vendibles" | "alFallar">,
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

/** What belongs to no module. */
export function sharedServices({ options, declared, now, alFallar, huella, huellaDeRespuestas }: Base) {
  return {
    marca: options.marca,
    empresa: options.empresa,
    textosDeAvisos: declared.notices,
    now,
    alFallar,
    /** The id of the request under way, by which our team finds it; null outside of one. */
    codigoDeSoporte: () => peticionEnCurso()?.id ?? null,
    huella,
    huellaDeRespuestas,
    /** What comes before the path of a picture of our own. */
    imagenes: raizDeImagenes(options.cdn ?? null),
  };
}
