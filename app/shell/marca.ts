import { useRouteLoaderData } from "@remix-run/react";
import { createContext, useContext } from "react";
import type { Marca } from "~/domain/shared/marca";
import type { AvisoDePagina } from "~/domain/shared/navegacion/aviso";
import type { DatosDelFormulario } from "./modales/actualizarDatos.server";

export interface DatosDeRaiz {
  marca: Marca;
  /** Whom one deals with, as the law wants it said: null while nobody could be asked. */
  empresa: { razonSocial: string; ruc: string } | null;
  /** What comes before the path of a picture: see `Imagen`. */
  imagenes: string;
  /** Whether this browser asked for pages with less to download: no pictures, then. */
  ahorro: boolean;
  persona: { nombre: string; notificacionesSinVer: number } | null;
  marco: Marco;
  /** Where a form of this page may be recovered, the field that says whose it is. */
  sello?: { name: string; value: string };
  /** What opens over this page by itself. */
  modal: ModalDelMarco | null;
}

/** The update of data, or that it was done; `hrefAlCerrar` is the page under it. */
export type ModalDelMarco = { hrefAlCerrar: string } & (
  | { modal: "actualizar-datos"; datos: DatosDelFormulario }
  | { modal: "datos-guardados"; sorteo: { numero: number | null } | null }
);

/** What this one request wants around its page. */
export interface Marco {
  /** Inside the app: without header and footer, and without other tabs. */
  webview: boolean;
  /** Documents open in our viewer. */
  visor: boolean;
  /** Without header and footer, for whichever reason. */
  soloContenido: boolean;
  /** Framed by the page of our viewer. */
  dentroDelVisor: boolean;
  volverA: string | null;
  /** An offer of the app, or of its newer version with that title. */
  app: { titulo: string | null; url: string | null; hrefAlCerrar: string } | null;
  /** What the address says that failed: a modal each. */
  errorDeServicio: (ErrorEnDireccion & { envio: EnvioFallido | null }) | null;
  errorDeAutenticacion: ErrorEnDireccion | null;
  avisos: AvisoDePagina[];
  /** Somebody just wrote of danger: before anything else of the page stands whom to call. */
  ayuda: boolean;
}

/** What the server knows without the root loader, which does not run for a form that failed. */
export const RaizDeEmergenciaContext = createContext<DatosDeRaiz | null>(null);

export interface ErrorEnDireccion {
  /** The request to look for when somebody asks for help. */
  codigo: string | null;
  hrefAlCerrar: string;
}

/** What was sent and can be sent again, and whether it is known that nothing of it stayed. */
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

/** What still stands when not even the server could say where one is: an error in the browser. */
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

/** Where somebody who needs help is led: to whatever is configured, and always to somewhere that answers. */
export function ayudaDe(marca: Marca, mensaje: string): Camino {
  return contactoDe(marca, mensaje) ?? { href: "/reclamo", texto: "Pedir ayuda" };
}

/** Where somebody may write to us; null where no way is configured, and nothing may say that one can. */
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
