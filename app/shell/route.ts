import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useMatches } from "@remix-run/react";
import type { EventoDeAnalitica } from "~/domain/analitica/eventos";
import type { NombreDeAviso } from "~/domain/shared/navegacion/aviso";
import type { Deseo } from "./marco/arranque.server";
import type { ParaCompartir } from "./marco/cabeza";

/**
 * Arguments of loaders and actions. They are named only here: the successor of Remix 2 has other types, and `context`
 * is untyped.
 */
export type LoaderArgs = LoaderFunctionArgs;
export type ActionArgs = ActionFunctionArgs;

/**
 * Facts about a route, `export const handle = { … } satisfies Handle`, for the frame around its page and for the
 * server. The defaults are careful: a page is not cached, not listed and has no modal over it.
 */
export interface Handle extends ParaCompartir<never> {
  /** Moment at which the page loads its scripts. */
  hidratar?: Deseo;
  /** Milliseconds after which a page with `hidratar: "intencion"` loads them without a touch; undefined for never. */
  esperaHastaHidratar?: (datos: never) => number | undefined;
  /** True for a page that offers times, which another person may take meanwhile. */
  horarios?: true;
  /**
   * True for a page that hashes or compares a password for visitors without a session: only a few are let in at a
   * time.
   */
  pruebaClaves?: true;
  /** True when the modal that updates data may open over the page: nothing is typed, decided, paid or watched there. */
  admiteModal?: true;
  /** Events of the data layer that only this page makes, from the data of its loader. */
  eventos?: (datos: never) => EventoDeAnalitica[];
  /** True for the first page of a form of several, from the data of its loader: a journey begins there. */
  empieza?: (datos: never) => boolean;
  /** True for pages about danger: the help lines come second in the order of the Tab key. */
  ayudaPrimero?: true;
  /**
   * Address of the link «Salir», for a page that does one thing and has no menu. It may depend on the data of the
   * loader, and is then null for a page with a menu.
   */
  salida?: string | ((datos: never) => string | null);
  /**
   * Devices that the page may use. A call hears and sees, the scanner only sees. The room of a workshop shows pages of
   * others, of which the meeting may hear and see. `marco`: a page of ours may frame it. `etiquetas`: a
   * page of ours may frame it, and it runs the tag manager.
   */
  permite?: "llamada" | "camara" | "reunion" | "marco" | "etiquetas";
  /** Notices that the page shows at the place of what they tell, and not at its head. */
  avisosEnSuSitio?: readonly NombreDeAviso[];
  /** Title of the dialog that the address opens over the page; null for none. The page's own title follows. */
  tituloDeDialogo?: (datos: never, busqueda: URLSearchParams) => string | null;
  /** True for a page whose reader has no account here. */
  sinCuenta?: true;
  /** Page of the site map that this page is a part of, when its address does not begin with that page's. */
  lugar?: string;
  /**
   * True for a form that is one button, in which only the key in the address counts: mail programs press it too (RFC
   * 8058).
   */
  unClic?: true;
  /**
   * True for a route that takes data of our own scripts, longer than any form. None of it is ever written into a page.
   */
  envioGrande?: true;
  /** True for a page whose form may have a file, which its action finds in `context.archivo`. */
  tomaArchivo?: true;
  /**
   * Fields that may be written into a page again after the action failed; `casillas.*` means all names that begin so.
   * A field that is not named never is: passwords and codes have no place here. Every route with a form says it.
   */
  repite?: readonly string[];
  /** Sentence for a failure of the page's form: tells what was kept, and that nothing was charged. */
  siFalla?: string;
  /**
   * True when the form is filled again after a sign-in: the fields of `repite`, typed when the session had ended, for
   * the person of its page. Every form with long texts or more than three fields says it.
   */
  seRecupera?: true;
  /** True for a page that also shows the recovered form of another route. */
  conFormularioAjeno?: true;
}

/** Handle of the route of this page. */
export const useHandle = (): Handle => (useMatches().at(-1)?.handle as Handle | undefined) ?? {};

/** Address of the link «Salir» of this page; null for a page with a menu. */
export function useSalida(): string | null {
  const datos = useMatches().at(-1)?.data;
  const { salida = null } = useHandle();
  if (typeof salida !== "function") return salida;
  // A refused request has no data of its page.
  return datos == null ? null : salida(datos as never);
}
