import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useMatches } from "@remix-run/react";
import type { Deseo } from "./arranque.server";
import type { ParaCompartir } from "./cabeza";

/**
 * Arguments of loaders and actions. Named only here: the successor of Remix 2 has other types, and `context` is
 * untyped.
 */
export type LoaderArgs = LoaderFunctionArgs;
export type ActionArgs = ActionFunctionArgs;

/**
 * Description of a route, `export const handle = { … } satisfies Handle`, for the frame around its page and for the
 * server. The defaults are careful: a page is not cached, not listed and has no modal over it.
 */
export interface Handle extends ParaCompartir<never> {
  /** Moment at which the page loads its scripts. */
  hidratar?: Deseo;
  /** The page offers times, which another person may take meanwhile. */
  horarios?: true;
  /** The page hashes or compares a password for visitors without a session: only a few are let in at a time. */
  pruebaClaves?: true;
  /** The update of data may open over it: nothing is typed, decided, paid or watched there. */
  admiteModal?: true;
  /** Puts the help lines second in the order of the Tab key, for pages about danger. */
  ayudaPrimero?: true;
  /** Target of «Salir», for a page that does one thing and has no menu. */
  salida?: string;
  /**
   * Devices that the page may use. A call hears and sees, the scanner only sees. The room of a workshop shows pages of
   * others, of which the meeting may hear and see. `marco`: a page of ours may frame it.
   */
  permite?: "llamada" | "camara" | "reunion" | "marco";
  /** Title of the dialog that the address opens over the page; null for none. The page's own title follows. */
  tituloDeDialogo?: (datos: never, busqueda: URLSearchParams) => string | null;
  /** The reader has no account here. */
  sinCuenta?: true;
  /** Page of the map that this page is a part of, when its address does not begin with that one's. */
  lugar?: string;
  /** The form is one button, and only the key in its address counts: mail readers press it too (RFC 8058). */
  unClic?: true;
  /** Takes data of our own scripts, longer than any form; none of it is ever written into a page. */
  envioGrande?: true;
  /**
   * Fields that may be sent again after the action failed; `casillas.*` means all names that begin so. A field that is
   * not named is never written into a page: passwords and codes have no place here. Every route with a form says it.
   */
  repite?: readonly string[];
  /** Sentence for a failure of the page's form: tells what was kept, and that nothing was charged. */
  siFalla?: string;
  /**
   * True when the form is filled again after a sign-in: the fields of `repite`, typed when the session had ended, for
   * the person of its page. Every form with long texts or more than three fields says it.
   */
  seRecupera?: true;
  /** A form of another route that is recovered stands in its page too. */
  conFormularioAjeno?: true;
}

/** The handle of this page's route. */
export const useHandle = (): Handle => (useMatches().at(-1)?.handle as Handle | undefined) ?? {};
