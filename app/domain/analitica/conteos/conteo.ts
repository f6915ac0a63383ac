import type { Fecha } from "../../shared/fechas";
import type { EventoDeAnalitica, NombreDeEvento, PatronDePagina } from "../eventos";

/** Outcome of the request for a page. */
export type Desenlace = "ok" | "refused" | "failed";

/** An event that is counted: of the data layer, how fast a page felt, or that a form of several pages was begun. */
export type EventoContado = Exclude<NombreDeEvento, "metadata"> | "speed" | "begin";

/** Things of one kind that happened on a day of Lima. It names no person and no address. */
export interface Conteo {
  dia: Fecha;
  evento: EventoContado;
  /** Pattern of the page. Counts stay here, so that those of a reserved page may name it too. */
  pagina: PatronDePagina;
  /** Outcome of the page, name of the act, code of the error, or kind of document; empty for an event without one. */
  detalle: string;
  cuantos: number;
}

export type ParteDeConteo = Exclude<keyof Conteo, "cuantos">;

export interface ConteoRepository {
  /** Notes a lot of counts by its name. False when it was noted before. */
  anotarLote(idLote: string, guardadoEn: Date): Promise<boolean>;
  /** Adds counts to those of the same day, event, page and detail. */
  sumar(conteos: readonly Conteo[]): Promise<void>;
  /**
   * Counts of some events in the days from `desde` to `hasta`, both included, added up by the named parts. A sum of one
   * day below `minimoPorDia` counts for nothing, so that two readings with a day more never tell it.
   */
  sumados<P extends ParteDeConteo>(pedido: {
    desde: Fecha;
    hasta: Fecha;
    eventos: readonly EventoContado[];
    por: readonly P[];
    minimoPorDia: number;
  }): Promise<Pick<Conteo, P | "cuantos">[]>;
  /** Forgets the names of lots stored before an instant; their counts stay. */
  olvidarLotes(antesDe: Date): Promise<void>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    conteos: ConteoRepository;
  }
}

/** The part of an event that is counted apart. */
export function detalleDe(evento: EventoDeAnalitica): string {
  switch (evento.event) {
    case "action":
      return evento.action.name;
    case "log":
      return evento.log.name;
    case "error":
    case "login-auth-error":
      return evento.error.code;
    case "sign-up-completed":
      return String(evento.document_type ?? "");
    case "survey-start":
    case "survey-completed":
    case "survey-question":
      return evento.survey.id;
    default:
      return "";
  }
}

/** Outcome of a page by its status; null for an answer that is no page, such as a redirect. */
export function desenlaceDe(status: number): Desenlace | null {
  if (status === 200 || status === 304) return "ok";
  if (status < 400) return null;
  return status < 500 ? "refused" : "failed";
}
