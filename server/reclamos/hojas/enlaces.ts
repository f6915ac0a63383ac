import type { Secret } from "../../platform/rotation";
import { makeSignedIds } from "../../platform/signedIds";

/** Links to sheets. The key in a link is the signed code of its sheet, so that it opens no other one. */
export function makeEnlaces(secreto: Secret) {
  const { sign, idOf } = makeSignedIds(secreto, "reclamo");
  const conLlave = (codigo: string) => new URLSearchParams({ llave: sign(codigo) });
  return {
    enlaceDe: (codigo: string) => `/reclamo/${codigo}?${conLlave(codigo)}`,
    enlaceDePdf: (codigo: string) => `/reclamo/${codigo}/hoja.pdf?${conLlave(codigo)}`,
    enlaceDeAdjunto: (codigo: string, idAdjunto: string) =>
      `/reclamo/${codigo}/adjuntos/${idAdjunto}?${conLlave(codigo)}`,
    codigoDe: idOf,
  };
}
