const ARCHIVO = /^\/documentos\/[\w-]+\.(?:pdf|html)$/;
/** The sheet of a tool, asked for where it is counted and served where its bytes are. */
const HOJA = /^\/herramienta\/([a-z0-9-]+)\/descarga$/;
const HOJA_SERVIDA = /^\/medios\/[0-9a-f]{16}\/herramientas\/[a-z0-9-]+\.pdf$/;

/** Where the sheet of a tool is asked for. */
export const direccionDeHoja = (url: string) => `/herramienta/${url}/descarga`;
/** Of which tool that is the sheet; null of any other path. */
export const herramientaDeHoja = (ruta: string) => HOJA.exec(ruta)?.[1] ?? null;

/** Whether a path is a file of ours that the viewer frames. */
export const esArchivoDeDocumento = (pathname: string) =>
  [ARCHIVO, HOJA, HOJA_SERVIDA].some((forma) => forma.test(pathname));

/** Where a document opens inside the app. */
export function direccionDelVisor(documento: string, volverA: string): string {
  return `/visor?${new URLSearchParams({ documento, backpage: volverA })}`;
}
