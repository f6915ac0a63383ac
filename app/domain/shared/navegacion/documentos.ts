import { rutaPropia } from "./destino";

/** The documents that have a name; others are files of ours under `/documentos/`. */
export const DOCUMENTOS: Record<string, { titulo: string; ruta: string }> = {
  terminos: { titulo: "Términos y condiciones", ruta: "/terminos-y-condiciones" },
  "usos-adicionales": {
    titulo: "Consentimiento para usos adicionales",
    ruta: "/consentimiento-usos-adicionales",
  },
  privacidad: { titulo: "Cómo cuidamos tus datos", ruta: "/privacidad" },
  "datos-de-salud": { titulo: "Tus datos de salud en las sesiones", ruta: "/privacidad/datos-de-salud" },
  "datos-del-test": { titulo: "Tus respuestas del Test de bienestar", ruta: "/privacidad/test-de-bienestar" },
  bases: { titulo: "Bases del sorteo", ruta: "/sorteo/bases" },
};

export interface Documento {
  titulo: string;
  /** A page or a file of our own. */
  ruta: string;
  esPdf: boolean;
}

const ARCHIVO = /^\/documentos\/[\w-]+\.(?:pdf|html)$/;
/** The sheet of a tool, asked for where it is counted and served where its bytes are. */
const HOJA = /^\/herramienta\/([a-z0-9-]+)\/descarga$/;
const HOJA_SERVIDA = /^\/medios\/[0-9a-f]{16}\/herramientas\/[a-z0-9-]+\.pdf$/;

/** Where the sheet of a tool is asked for. */
export const direccionDeHoja = (url: string) => `/herramienta/${url}/descarga`;
/** Of which tool that is the sheet; null of any other path. */
export const herramientaDeHoja = (ruta: string) => HOJA.exec(ruta)?.[1] ?? null;

/** Which paths the viewer frames, and nobody else. */
export function esDocumento(pathname: string): boolean {
  return (
    [ARCHIVO, HOJA, HOJA_SERVIDA].some((forma) => forma.test(pathname)) ||
    Object.values(DOCUMENTOS).some(({ ruta }) => ruta === pathname)
  );
}

/** The document that the viewer is asked for: by its name, or by a path that is one of ours. Null for all else. */
export function documentoPedido(pedido: string | null): Documento | null {
  if (!pedido) return null;
  const conNombre = Object.hasOwn(DOCUMENTOS, pedido) ? DOCUMENTOS[pedido] : undefined;
  if (conNombre) return { ...conNombre, esPdf: false };
  const ruta = rutaPropia(pedido);
  if (!ruta) return null;
  const { pathname } = new URL(ruta, "https://origen.invalid");
  if (!esDocumento(pathname)) return null;
  const titulo = Object.values(DOCUMENTOS).find((otro) => otro.ruta === pathname)?.titulo ?? "Documento";
  // A version of a text is chosen by its query; a file has none.
  const esArchivo = !Object.values(DOCUMENTOS).some((otro) => otro.ruta === pathname);
  const esPdf = pathname.endsWith(".pdf") || HOJA.test(pathname);
  return { titulo, ruta: esArchivo ? pathname : ruta, esPdf };
}

/** Where a document opens inside the app. */
export function direccionDelVisor(documento: string, volverA: string): string {
  return `/visor?${new URLSearchParams({ documento, backpage: volverA })}`;
}
