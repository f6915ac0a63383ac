import type { Autor, Pieza, Sinonimo, Tema, Tipo } from "../../app/domain/contenido/contenido";
import { z } from "zod";
import {
  autor,
  referencias,
  sinonimo,
  tema,
  type FichaEscrita,
  type Referencias,
  type TallerEscrito,
} from "../../app/domain/contenido/esquemas";
import { enlacesDeDatos } from "./enlacesDeDatos";
import { ES_MUY_LARGO, esMuyLargo } from "./limites";
import { revisarMarkdown, type EnlaceDeTexto } from "./markdown";
import { leerCon, type Lugar, type Problema } from "./problemas";

type SoloDe<P> = P extends Pieza ? Omit<P, "autor" | "despublicado" | "cuidado" | "revision"> : never;

/** A piece of content that is valid by itself, with the place of each of its fields in its file. */
export interface PiezaLeida {
  pieza: SoloDe<Pieza> & Pick<FichaEscrita, "autor" | "despublicado" | "cuidado" | "revision">;
  lugar: Lugar;
  enlaces: readonly EnlaceDeTexto[];
}

/** A workshop that is valid by itself, with the place of each of its fields in its file. */
export interface TallerLeido {
  taller: TallerEscrito & { cuerpo: string };
  lugar: Lugar;
  enlaces: readonly EnlaceDeTexto[];
}

/** An invalid piece or workshop. Its links are still checked, so that an editor reads all problems at once. */
export interface LeidaAMedias {
  nombra: Referencias;
  lugar: Lugar;
  enlaces: readonly EnlaceDeTexto[];
}

/** All content as read, before its things are checked against one another. */
export interface Leido {
  temas: { tema: Tema; lugar: Lugar }[];
  autores: { autor: Autor; lugar: Lugar }[];
  piezas: PiezaLeida[];
  talleres: TallerLeido[];
  aMedias: LeidaAMedias[];
  sinonimos: Sinonimo[];
  /**
   * Addresses of all existing things, valid or not, as `tipo/url`, `taller/url`, `tema/url` and `autor/uid`. A link to
   * a thing with errors is no error itself.
   */
  direcciones: Set<string>;
  problemas: Problema[];
}

/** Fields of an entry without its Markdown, whose links are found separately, with their lines. */
const sinTexto = (valor: unknown): unknown =>
  typeof valor === "object" && valor !== null && !Array.isArray(valor)
    ? Object.fromEntries(Object.entries(valor).filter(([campo]) => campo !== "texto"))
    : valor;

/** A piece or a workshop as its source has it, before its schema is checked. */
interface Entrada<E> {
  clase: Tipo | "taller";
  /** Fields at the head of an entry; null when they cannot be read. */
  valor: unknown;
  esquema: z.ZodType<E>;
  lugar: Lugar;
  /** Markdown of an entry, its file and the number of lines before it. */
  texto?: { cuerpo: unknown; archivo: string; desdeLinea: number };
}

const conAntes = z.object({ antes: z.array(z.unknown()) });

/**
 * Reads a piece or a workshop of any source. Its former addresses are noted before its schema is checked: a link to
 * one of them is valid even when the piece is not.
 */
export function leerEntrada<E>(leido: Leido, { clase, valor, esquema, lugar, texto }: Entrada<E>) {
  for (const url of conAntes.safeParse(valor).data?.antes ?? [])
    if (typeof url === "string") leido.direcciones.add(`${clase}/${url}`);
  const enlaces = enlacesDeDatos(sinTexto(valor), lugar);
  let cabe = true;
  if (typeof texto?.cuerpo === "string") {
    cabe = !esMuyLargo(Buffer.byteLength(texto.cuerpo));
    if (cabe) {
      const { cuerpo, archivo, desdeLinea } = texto;
      enlaces.push(...revisarMarkdown(cuerpo, archivo, desdeLinea, leido.problemas));
    } else leido.problemas.push({ ...lugar(["texto"]), mensaje: ES_MUY_LARGO });
  }
  const ficha = leerCon(esquema, valor, lugar, leido.problemas);
  if (ficha === undefined || !cabe) return anotarAMedias(leido, { valor, lugar, enlaces });
  return { ficha, valor, lugar, enlaces };
}

/** Reads one thing of the content; an exception does not stop the reading of the others. */
export async function sinParar(
  leido: Leido,
  leer: () => void | Promise<void>,
  problemaDe: (error: unknown) => Problema,
): Promise<void> {
  try {
    await leer();
  } catch (error) {
    leido.problemas.push(problemaDe(error));
  }
}

/** Reads themes, authors and synonyms one by one: an invalid one leaves the others valid. */
export function leerListas(
  escrito: Record<"temas" | "autores" | "sinonimos", { valor: unknown; lugar: Lugar } | null>,
  leido: Leido,
): void {
  const recorrer = (
    { valor, lugar }: { valor: unknown; lugar: Lugar },
    recibir: (entrada: unknown, lugarDeEntrada: Lugar) => void,
  ) =>
    leerCon(z.array(z.unknown()).min(1), valor, lugar, leido.problemas)?.forEach((entrada, indice) =>
      recibir(entrada, (campo) => lugar([indice, ...campo])),
    );
  const anotar = (clase: string, direccion: unknown) => {
    if (typeof direccion === "string") leido.direcciones.add(`${clase}/${direccion}`);
  };
  for (const lista of Object.values(escrito)) {
    if (lista) anotarAMedias(leido, { ...lista, enlaces: enlacesDeDatos(lista.valor, lista.lugar) });
  }
  if (escrito.temas) {
    recorrer(escrito.temas, (entrada, lugar) => {
      anotar("tema", (entrada as { url?: unknown } | null)?.url);
      const bueno = leerCon(tema, entrada, lugar, leido.problemas);
      if (bueno) leido.temas.push({ tema: bueno, lugar });
    });
  }
  if (escrito.autores) {
    recorrer(escrito.autores, (entrada, lugar) => {
      anotar("autor", (entrada as { uid?: unknown } | null)?.uid);
      const bueno = leerCon(autor, entrada, lugar, leido.problemas);
      if (bueno) leido.autores.push({ autor: bueno, lugar });
    });
  }
  if (escrito.sinonimos) {
    recorrer(escrito.sinonimos, (entrada, lugar) => {
      const bueno = leerCon(sinonimo, entrada, lugar, leido.problemas);
      if (bueno) leido.sinonimos.push(bueno);
    });
  }
}

/** Keeps an invalid piece or workshop for the check of its links. */
export function anotarAMedias(
  leido: Leido,
  { valor, lugar, enlaces }: { valor: unknown } & Omit<LeidaAMedias, "nombra">,
): null {
  leido.aMedias.push({ nombra: referencias.parse(valor), lugar, enlaces });
  return null;
}

export const nadaLeido = (): Leido => ({
  temas: [],
  autores: [],
  piezas: [],
  talleres: [],
  aMedias: [],
  sinonimos: [],
  direcciones: new Set(),
  problemas: [],
});

/** Reading of the content that contexts share by the number of its publication. */
export interface LecturaEnComun {
  /** Joins the reading of the content under this publication number, or begins it. */
  leer: (numero: number) => Promise<Leido>;
  /**
   * Keeps finished readings of the content until the work ends, so that a context that comes late to a reading gets it
   * too.
   */
  mientras: (work: () => Promise<unknown>) => Promise<void>;
}

/**
 * Reads the content once for all contexts that ask for the same publication at the same time. Files are written before
 * the number is raised, so that a reading under a number has that publication.
 */
export function makeLecturaEnComun({ leer }: Pick<Fuente, "leer">): LecturaEnComun {
  const lecturas = new Map<number, Promise<Leido>>();
  let obras = 0;
  return {
    leer(numero) {
      const pendiente = lecturas.get(numero);
      if (pendiente) return pendiente;
      const lectura = leer().finally(() => obras > 0 || lecturas.delete(numero));
      lecturas.set(numero, lectura);
      return lectura;
    },
    async mientras(work) {
      obras++;
      try {
        await work();
      } finally {
        if (--obras === 0) lecturas.clear();
      }
    },
  };
}

/** Source of the editors' content: files, or a content system. */
export interface Fuente {
  /** Folder of the media files; missing when they are not local files. */
  carpeta?: string;
  leer: () => Promise<Leido>;
}
