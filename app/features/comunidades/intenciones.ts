import { APOYOS_EN_ORDEN, type Apoyo } from "~/domain/comunidades/texto";

/** Values of the buttons of a community's pages. */
export const UNIRSE = "unirse";
export const SALIR = "salir";
export const PUBLICAR = "publicar";
export const GUARDAR_BORRADOR = "guardar-borrador";
export const DESBLOQUEAR = "desbloquear";
export const APELAR = "apelar";
export const MOSTRAR = "mostrar";

/** Values of the buttons of a conversation. */
export const RESPONDER = "responder";
export const EDITAR = "editar";
export const ABRIR_EDICION = "abrir-edicion";
export const ABRIR_BORRADO = "abrir-borrado";
export const BORRAR = "borrar";
export const CITAR = "citar";
export const NO_CITAR = "no-citar";
export const SEGUIR = "seguir";
export const DEJAR_DE_SEGUIR = "dejar-de-seguir";
export const ABRIR_DENUNCIA = "abrir-denuncia";
export const DENUNCIAR = "denunciar";
export const BLOQUEAR = "bloquear";
export const OCULTAR = "ocultar";

const DAR = "dar-";
const QUITAR = "quitar-";

/** Value of the button of a word of support: it gives the word, or takes it back. */
export const intencionDeApoyo = (apoyo: Apoyo, quitar: boolean) => `${quitar ? QUITAR : DAR}${apoyo}`;

/** Word of support of a button; null for any other button. */
export function apoyoDe(intencion: string): { apoyo: Apoyo; quitar: boolean } | null {
  const apoyo = APOYOS_EN_ORDEN.find((uno) => intencion === DAR + uno || intencion === QUITAR + uno);
  return apoyo ? { apoyo, quitar: intencion.startsWith(QUITAR) } : null;
}

/**
 * Value of a button about one text or block. Such a button needs no field of its own, so that it can belong to the form
 * of the reply and bring along what is typed there.
 */
export const botonDe = (intencion: string, id = "") => `${intencion}.${id}`;

/** Intent and id of the pressed button; `conId` is false for the button of a whole form. */
export function leerBoton(valor: unknown): { intencion: string; id: string; conId: boolean } {
  const escrito = typeof valor === "string" ? valor : "";
  const punto = escrito.indexOf(".");
  return punto < 0
    ? { intencion: escrito, id: "", conId: false }
    : { intencion: escrito.slice(0, punto), id: escrito.slice(punto + 1), conId: true };
}

/** Intents that only take something back or protect: they need no accepted terms. */
export const INTENCIONES_DE_QUITAR = [
  SALIR,
  DESBLOQUEAR,
  MOSTRAR,
  DEJAR_DE_SEGUIR,
  BORRAR,
  BLOQUEAR,
  OCULTAR,
];
