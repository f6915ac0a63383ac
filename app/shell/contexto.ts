import "@remix-run/node";
import type { MotivoDeEspera } from "~/domain/shared/fallo";
import { createContext, useContext } from "react";
import type { Handle } from "./route";

declare module "@remix-run/node" {
  /** Values from our HTTP server for loaders and actions. Under remix-serve all are absent. */
  interface AppLoadContext {
    /** Id of this request in the log. */
    idSolicitud?: string;
    /** The client's IP address, as far as proxies are trusted. */
    red?: string;
    /** Writes an unexpected error down, beside the request it belongs to. */
    informarError?: (error: unknown) => void;
    /**
     * Support code, by which the report of this request is found. A person with a question about an order uses the
     * order's own code.
     */
    codigoDeSoporte?: string;
    /** Reason why this page cannot be made now, when it will be available soon. */
    motivoDeEspera?: MotivoDeEspera;
    /** Body of this request's form, also after the action has read it. */
    leerEnvio?: () => Promise<FormData | null>;
    /** Returns the `handle` of the route that a path matches. */
    handleDe?: (pathname: string) => Handle | undefined;
    /** True when this server has a file at the path, from the build or from the published content. */
    hayArchivo?: (pathname: string) => Promise<boolean>;
  }
}

/**
 * Support code of a failure. As a React context it reaches an ErrorBoundary even when the root loader or the
 * rendering failed.
 */
export const CodigoDeSoporteContext = createContext<string | null>(null);

/**
 * Support code for an error page; null when nothing was reported, and in the browser, where no request is being
 * answered.
 */
export function useCodigoDeSoporte(): string | null {
  return useContext(CodigoDeSoporteContext);
}

/** Reaches an ErrorBoundary like the support code: the words of a failure do not, because Remix keeps them back. */
export const MotivoDeEsperaContext = createContext<MotivoDeEspera | null>(null);

/** Address for another try, when reading a page failed; null for a form. */
export const ReintentoContext = createContext<string | null>(null);

/** Fields of a form whose action failed, to be sent again. */
export interface EnvioPerdido {
  action: string;
  campos: (readonly [nombre: string, valor: string])[];
  /** The page's sentence for a failure; see `Handle.siFalla`. */
  siFalla: string | null;
}

export const EnvioPerdidoContext = createContext<EnvioPerdido | null>(null);

export function useEnvioPerdido(): EnvioPerdido | null {
  return useContext(EnvioPerdidoContext);
}
