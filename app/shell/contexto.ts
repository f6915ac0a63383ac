import "@remix-run/node";
import type { MotivoDeEspera } from "~/domain/shared/fallo";
import { createContext, useContext } from "react";
import type { Handle } from "./route";

declare module "@remix-run/node" {
  /** What our HTTP server hands to loaders and actions. Another host (remix-serve) hands nothing. */
  interface AppLoadContext {
    /** The name of this request in the log. */
    idSolicitud?: string;
    /** The client's address, as far as it can be trusted. */
    red?: string;
    /** Writes an unexpected error down, beside the request it belongs to. */
    informarError?: (error: unknown) => void;
    /** By which what was written down of this request is found. Whoever asks about an order tells us the order's own. */
    codigoDeSoporte?: string;
    /** Why this page could not be made now, when it can be had soon. */
    motivoDeEspera?: MotivoDeEspera;
    /** What the form of this request sent, also after the action has read it. */
    loEnviado?: () => Promise<FormData | null>;
    /** What the route of a path says of itself. */
    handleDe?: (pathname: string) => Handle | undefined;
    /** Whether this server has a file at a path: of its build, or of the published content. */
    hayArchivo?: (pathname: string) => Promise<boolean>;
  }
}

/** Reaches an ErrorBoundary also when the root loader, or rendering itself, is what failed. */
export const CodigoDeSoporteContext = createContext<string | null>(null);

/**
 * The support code to show on an error page; null where nothing was written down, and in the browser, where no request
 * is being answered.
 */
export function useCodigoDeSoporte(): string | null {
  return useContext(CodigoDeSoporteContext);
}

/** Reaches an ErrorBoundary like the support code: the words of a failure do not, because Remix keeps them back. */
export const MotivoDeEsperaContext = createContext<MotivoDeEspera | null>(null);

/** The address to look at again, where what failed was a look; null for a form. */
export const ReintentoContext = createContext<string | null>(null);

/** What was typed into a form whose action failed, so that it can be sent again. */
export interface EnvioPerdido {
  action: string;
  campos: (readonly [nombre: string, valor: string])[];
  /** What its page says is true whatever failed; null where it says nothing. */
  siFalla: string | null;
}

export const EnvioPerdidoContext = createContext<EnvioPerdido | null>(null);

export function useEnvioPerdido(): EnvioPerdido | null {
  return useContext(EnvioPerdidoContext);
}
