import { useRouteLoaderData } from "@remix-run/react";
import { createContext, useContext } from "react";
import type { Marca } from "~/domain/shared/marca";
import type { AvisoDePagina } from "~/domain/shared/navegacion/aviso";
import type { DatosDelFormulario } from "../modales/actualizarDatos.server";

export interface DatosDeRaiz {
  marca: Marca;
  /** Company behind the site, as the law requires it to be named; null while its name is not available. */
  empresa: { razonSocial: string; ruc: string } | null;
  /** Prefix of the path of a picture: see `Imagen`. */
  imagenes: string;
  /** True when this browser asked for less to download: pages then have no pictures. */
  ahorro: boolean;
  persona: { nombre: string; notificacionesSinVer: number } | null;
  marco: Marco;
  /** Hidden field that names the owner of a form, on pages whose forms can be recovered. */
  sello?: { name: string; value: string };
  /** Modal that opens over this page by itself; null for none. */
  modal: ModalDelMarco | null;
}

/** The modal that updates data, or its success; `hrefAlCerrar` is the address of the page below. */
export type ModalDelMarco = { hrefAlCerrar: string } & (
  | { modal: "actualizar-datos"; datos: DatosDelFormulario }
  | { modal: "datos-guardados"; sorteo: { numero: number | null } | null }
);

/** Settings of this request for the frame around its page. */
export interface Marco {
  /** True inside the app: no header, no footer, no new tabs. */
  webview: boolean;
  /** True when links to our PDFs lead to `/visor`: the app that shows this page opens no new tab. */
  visor: boolean;
  /** True when the page has no header and footer, for any reason. */
  soloContenido: boolean;
  /** True when the page is shown inside the frame of our viewer page. */
  dentroDelVisor: boolean;
  volverA: string | null;
  /** Offer of the app, or of its newer version with that title; null for none. */
  app: { titulo: string | null; url: string | null; hrefAlCerrar: string } | null;
  /** Failures that the address names; each opens a modal. */
  errorDeServicio: (ErrorEnDireccion & { envio: EnvioFallido | null }) | null;
  errorDeAutenticacion: ErrorEnDireccion | null;
  avisos: AvisoDePagina[];
  /** True when the person has just written of danger: the help lines stand before everything else. */
  ayuda: boolean;
}

/** Data of the root for a failed form, for which Remix runs no loader of the root. */
export const RaizDeEmergenciaContext = createContext<DatosDeRaiz | null>(null);

export interface ErrorEnDireccion {
  /** Id of the failed request, which the person tells the support; null when there is none. */
  codigo: string | null;
  hrefAlCerrar: string;
}

/** A failed form that can be sent again; `nadaSeGuardo` is true when surely nothing was stored. */
export interface EnvioFallido {
  nadaSeGuardo: boolean;
}

export const SIN_MARCO: Marco = {
  webview: false,
  visor: false,
  soloContenido: false,
  dentroDelVisor: false,
  volverA: null,
  app: null,
  errorDeServicio: null,
  errorDeAutenticacion: null,
  avisos: [],
  ayuda: false,
};

/** Smallest data of the root, for an error in the browser without an answer of the server. */
const SIN_CASA: DatosDeRaiz = {
  marca: {
    nombre: "Bienestar",
    aseguradora: "",
    producto: "bienestar",
    whatsapp: null,
    redes: [],
    privacidadUrl: null,
    urlDeApp: null,
    correoDeSoporte: null,
  },
  empresa: null,
  persona: null,
  marco: SIN_MARCO,
  modal: null,
  imagenes: "",
  ahorro: false,
};

export function useRaiz(): DatosDeRaiz {
  const deEmergencia = useContext(RaizDeEmergenciaContext);
  return useRouteLoaderData<DatosDeRaiz>("root") ?? deEmergencia ?? SIN_CASA;
}

interface Camino {
  href: string;
  texto: string;
}

/** Link to help: the configured contact, or the complaint page, which always exists. */
export function ayudaDe(marca: Marca, mensaje: string): Camino {
  return contactoDe(marca, mensaje) ?? { href: "/reclamo", texto: "Pedir ayuda" };
}

/** Link to write to us; null when no contact is configured. */
export function contactoDe(marca: Marca, mensaje: string): Camino | null {
  const whatsapp = enlaceDeWhatsapp(marca, mensaje);
  if (whatsapp) return { href: whatsapp, texto: "Ir a WhatsApp" };
  if (!marca.correoDeSoporte) return null;
  const consulta = `subject=${encodeURIComponent(`Ayuda con ${marca.nombre}`)}&body=${encodeURIComponent(mensaje)}`;
  return { href: `mailto:${marca.correoDeSoporte}?${consulta}`, texto: "Escribir un correo" };
}

export function enlaceDeWhatsapp(marca: Marca, mensaje: string): string | null {
  return marca.whatsapp ? `https://wa.me/${marca.whatsapp}?text=${encodeURIComponent(mensaje)}` : null;
}
