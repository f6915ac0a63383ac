const ARCHIVO = /^\/documentos\/[\w-]+\.(?:pdf|html)$/;
/** Path of a tool's sheet: this page counts the download, another one serves the file. */
const HOJA = /^\/herramienta\/([a-z0-9-]+)\/descarga$/;
const HOJA_SERVIDA = /^\/medios\/[0-9a-f]{16}\/herramientas\/[a-z0-9-]+\.pdf$/;

/** Page that serves the sheet of a tool. */
export const direccionDeHoja = (url: string) => `/herramienta/${url}/descarga`;
/** Tool of a sheet's path; null for any other path. */
export const herramientaDeHoja = (ruta: string) => HOJA.exec(ruta)?.[1] ?? null;

/** True for a file of ours that the document viewer shows in a frame. */
export const esArchivoDeDocumento = (pathname: string) =>
  [ARCHIVO, HOJA, HOJA_SERVIDA].some((forma) => forma.test(pathname));

/** Page that opens a document inside the app. */
export function direccionDelVisor(documento: string, volverA: string): string {
  return `/visor?${new URLSearchParams({ documento, backpage: volverA })}`;
}
