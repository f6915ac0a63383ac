import "@remix-run/node";
import type { PatronDePagina } from "~/domain/analitica/eventos";
import type { ArchivoEnviado } from "~/domain/shared/archivoEnviado";
import type { MotivoDeEspera } from "~/domain/shared/fallo";
import { createContext, useContext } from "react";
import type { Handle } from "../route";

declare module "@remix-run/node" {
  /** Values from our HTTP server for loaders and actions. Under remix-serve all are absent. */
  interface AppLoadContext {
    /** True on the listener of the staff site, whose pages no other listener serves. */
    deEquipo?: true;
    /** Pattern of the page in the site map; absent without a page. */
    patron?: PatronDePagina;
    /** Id of this request, by which its lines in the log are found. */
    idSolicitud?: string;
    /** Network address of the client, as far as proxies in between are trusted. */
    red?: string;
    /** File of the form in this request; null without one. */
    archivo?: ArchivoEnviado | null;
    /** Logs an unexpected error together with the request that it belongs to. */
    informarError?: (error: unknown) => void;
    /**
     * Support code, by which the report of this request is found. A person with a question about an order uses the
     * order's own code.
     */
    codigoDeSoporte?: string;
    /** Reason why this page cannot be made now, when it will be possible soon. */
    motivoDeEspera?: MotivoDeEspera;
    /** Reads the form in the body of this request, also after the action has read it. */
    leerEnvio?: () => Promise<FormData | null>;
    /** Returns the pattern of the page at a path. */
    patronDe?: (pathname: string) => PatronDePagina | undefined;
    /** Returns the `handle` of the route that a path matches. */
    handleDe?: (pathname: string) => Handle | undefined;
    /** True when this server has a file at the path, from the build or from the published content. */
    hayArchivo?: (pathname: string) => Promise<boolean>;
  }
}

/**
 * Support code of a failure. As a React context it reaches an error page even when the root's loader or the rendering
 * failed.
 */
export const CodigoDeSoporteContext = createContext<string | null>(null);

/**
 * Support code for an error page; null when nothing was reported, and in the browser, where no request is being
 * answered.
 */
export function useCodigoDeSoporte(): string | null {
  return useContext(CodigoDeSoporteContext);
}

/**
 * Reason of a wait, for an error page. Like the support code it is a React context: Remix withholds the message of a
 * failure.
 */
export const MotivoDeEsperaContext = createContext<MotivoDeEspera | null>(null);

/** Address for another try, when reading a page failed; null when a form failed. */
export const ReintentoContext = createContext<string | null>(null);

/** Fields of a form whose action failed, to be sent again. */
export interface EnvioPerdido {
  action: string;
  campos: (readonly [nombre: string, valor: string])[];
  /** Sentence of the page for a failure; see `Handle.siFalla`. */
  siFalla: string | null;
}

export const EnvioPerdidoContext = createContext<EnvioPerdido | null>(null);

export function useEnvioPerdido(): EnvioPerdido | null {
  return useContext(EnvioPerdidoContext);
}
