import { sinAcentos } from "../shared/especialidades/especialidad";

const PALABRA = /[\p{L}\p{M}\p{N}]+/gu;

/** The words of a text as they are compared: without accents or capitals. */
export function palabrasDe(texto: string): string[] {
  return (texto.match(PALABRA) ?? []).map(sinAcentos).filter(Boolean);
}

export interface Trozo {
  texto: string;
  marcado: boolean;
}

/** A text in pieces: the words that were looked for, as they are compared, apart from the rest. */
export function marcar(texto: string, buscadas: ReadonlySet<string>): Trozo[] {
  const trozos: Trozo[] = [];
  const anadir = (parte: string, marcado: boolean) => {
    const ultimo = trozos.at(-1);
    if (ultimo?.marcado === marcado) ultimo.texto += parte;
    else if (parte) trozos.push({ texto: parte, marcado });
  };
  let hasta = 0;
  for (const { 0: palabra, index } of texto.matchAll(PALABRA)) {
    if (!buscadas.has(sinAcentos(palabra))) continue;
    anadir(texto.slice(hasta, index), false);
    anadir(palabra, true);
    hasta = index + palabra.length;
  }
  anadir(texto.slice(hasta), false);
  return trozos;
}
