import type { Autor, Pieza, Sinonimo, Tema, Tipo } from "../../app/domain/contenido/contenido";
import { z } from "zod";
import {
  autor,
  loQueNombra,
  sinonimo,
  tema,
  type FichaEscrita,
  type LoQueNombra,
  type TallerEscrito,
} from "../../app/domain/contenido/esquemas";
import { enlacesDeDatos } from "./enlacesDeDatos";
import { ES_MUY_LARGO, esMuyLargo } from "./limites";
import { revisarMarkdown, type EnlaceDeTexto } from "./markdown";
import { leerCon, type Lugar, type Problema } from "./problemas";

type SoloDe<P> = P extends Pieza ? Omit<P, "autor" | "despublicado" | "cuidado" | "revision"> : never;

/** A piece that is right by itself, and where each of its fields stands. */
export interface PiezaLeida {
  pieza: SoloDe<Pieza> & Pick<FichaEscrita, "autor" | "despublicado" | "cuidado" | "revision">;
  lugar: Lugar;
  enlaces: readonly EnlaceDeTexto[];
}

/** A workshop that is right by itself. */
export interface TallerLeido {
  taller: TallerEscrito & { cuerpo: string };
  lugar: Lugar;
  enlaces: readonly EnlaceDeTexto[];
}

/** What is wrong by itself: what it leads to is looked at all the same, so that all is told at once. */
export interface LeidaAMedias {
  nombra: LoQueNombra;
  lugar: Lugar;
  enlaces: readonly EnlaceDeTexto[];
}

/** What was read, before one thing was held against another. */
export interface Leido {
  temas: { tema: Tema; lugar: Lugar }[];
  autores: { autor: Autor; lugar: Lugar }[];
  piezas: PiezaLeida[];
  talleres: TallerLeido[];
  aMedias: LeidaAMedias[];
  sinonimos: Sinonimo[];
  /**
   * Of everything that there is, right or not, as `tipo/url`, `taller/url`, `tema/url` and `autor/uid`: what leads to something with
   * errors is no error itself.
   */
  direcciones: Set<string>;
  problemas: Problema[];
}

/** The fields beside the Markdown of an entry: its own walk finds the links of the text, with their lines. */
const sinTexto = (valor: unknown): unknown =>
  typeof valor === "object" && valor !== null && !Array.isArray(valor)
    ? Object.fromEntries(Object.entries(valor).filter(([campo]) => campo !== "texto"))
    : valor;

/** A piece or a workshop as its source has it, before it is held against its schema. */
interface Entrada<E> {
  clase: Tipo | "taller";
  /** The front matter; null where not even that can be read. */
  valor: unknown;
  esquema: z.ZodType<E>;
  lugar: Lugar;
  /** Its Markdown, and where that begins: its file and how many lines stand before it. */
  texto?: { cuerpo: unknown; archivo: string; desdeLinea: number };
}

const conAntes = z.object({ antes: z.array(z.unknown()) });

/**
 * Reads a piece or a workshop of any source. Its former addresses are noted before it is held against its schema: a
 * link to one of them is right, whatever else is wrong with the piece.
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

/** Reads one thing, whatever throws meanwhile: the others are read all the same. */
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

/** Reads a list of themes, authors or synonyms, one by one: a mistake in one leaves the others standing. */
export function leerListas(
  escrito: Record<"temas" | "autores" | "sinonimos", { valor: unknown; lugar: Lugar } | null>,
  leido: Leido,
): void {
  const recorrer = (
    { valor, lugar }: { valor: unknown; lugar: Lugar },
    recibir: (uno: unknown, suyo: Lugar) => void,
  ) =>
    leerCon(z.array(z.unknown()).min(1), valor, lugar, leido.problemas)?.forEach((uno, indice) =>
      recibir(uno, (campo) => lugar([indice, ...campo])),
    );
  const anotar = (clase: string, direccion: unknown) => {
    if (typeof direccion === "string") leido.direcciones.add(`${clase}/${direccion}`);
  };
  for (const lista of Object.values(escrito)) {
    if (lista) anotarAMedias(leido, { ...lista, enlaces: enlacesDeDatos(lista.valor, lista.lugar) });
  }
  if (escrito.temas) {
    recorrer(escrito.temas, (uno, lugar) => {
      anotar("tema", (uno as { url?: unknown } | null)?.url);
      const bueno = leerCon(tema, uno, lugar, leido.problemas);
      if (bueno) leido.temas.push({ tema: bueno, lugar });
    });
  }
  if (escrito.autores) {
    recorrer(escrito.autores, (uno, lugar) => {
      anotar("autor", (uno as { uid?: unknown } | null)?.uid);
      const bueno = leerCon(autor, uno, lugar, leido.problemas);
      if (bueno) leido.autores.push({ autor: bueno, lugar });
    });
  }
  if (escrito.sinonimos) {
    recorrer(escrito.sinonimos, (uno, lugar) => {
      const bueno = leerCon(sinonimo, uno, lugar, leido.problemas);
      if (bueno) leido.sinonimos.push(bueno);
    });
  }
}

/** Keeps what cannot be taken for what it leads to. */
export function anotarAMedias(
  leido: Leido,
  { valor, lugar, enlaces }: { valor: unknown } & Omit<LeidaAMedias, "nombra">,
): null {
  leido.aMedias.push({ nombra: loQueNombra.parse(valor), lugar, enlaces });
  return null;
}

/** Nothing read yet. */
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

/** Where editors write. */
export interface Fuente {
  /** Below which the media lie, where they are files of ours. */
  carpeta?: string;
  leer: () => Promise<Leido>;
}
