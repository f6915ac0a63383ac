import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useMatches } from "@remix-run/react";
import type { Deseo } from "./arranque.server";
import type { ParaCompartir } from "./cabeza";

/**
 * What loaders and actions are given. Named here and nowhere else: in the successor of Remix 2 these types are
 * others, and `context` says nothing of itself.
 */
export type LoaderArgs = LoaderFunctionArgs;
export type ActionArgs = ActionFunctionArgs;

/**
 * What a route says of itself, `export const handle = { … } satisfies Handle`, for what stands around its page and
 * for the server. What it does not say is the careful answer: it is not kept, not listed and has no modal over it.
 */
export interface Handle extends ParaCompartir<never> {
  /** When its page wants its scripts. */
  hidratar?: Deseo;
  /** It offers times, which another may take meanwhile. */
  horarios?: true;
  /** A password is hashed here, or compared, for who has no session: only so many are let in at a time. */
  pruebaClaves?: true;
  /** The update of data may open over it: nothing is typed, decided, paid or watched there. */
  admiteModal?: true;
  /** Who reads it may need somebody to call at once: how is the second thing that a key reaches. */
  ayudaPrimero?: true;
  /** Where "Salir" leads: one thing is done here, and nothing else is offered but the way out of it. */
  salida?: string;
  /**
   * What its page may use of the device, and nobody else's: a call hears and sees, the scanner only sees, and the room
   * of a workshop shows pages of others, of which the one where people meet may hear and see. `marco`: a page of ours
   * may frame it.
   */
  permite?: "llamada" | "camara" | "reunion" | "marco";
  /** The title of the dialog that its address opens over it; null where it opens none. The page's own title follows. */
  tituloDeDialogo?: (datos: never, busqueda: URLSearchParams) => string | null;
  /** Its reader has no account here. */
  sinCuenta?: true;
  /** The page of the map that it is a part of, where its address does not begin with that one's. */
  lugar?: string;
  /** Its form is one button, and the key in its address all that counts: mail readers press it too (RFC 8058). */
  unClic?: true;
  /** Takes what a script of ours sends, longer than any form; none of it is ever written into a page. */
  envioGrande?: true;
  /**
   * What of its form may be sent again after its action failed; `casillas.*` are all whose names begin so. A field
   * that is not named is never written into a page: passwords and codes have no place here. Said by all that take a
   * form.
   */
  repite?: readonly string[];
  /** What is true of its form whatever failed, in a sentence: what was kept, and that nothing was charged. */
  siFalla?: string;
  /**
   * Its form holds again, after signing in, what was typed into it when the session had ended: of `repite`, for the
   * person of its page. Said by all that have long texts or more than three fields.
   */
  seRecupera?: true;
  /** A form of another route that is recovered stands in its page too. */
  conFormularioAjeno?: true;
}

/** What the route of this page says of itself. */
export const useHandle = (): Handle => (useMatches().at(-1)?.handle as Handle | undefined) ?? {};
