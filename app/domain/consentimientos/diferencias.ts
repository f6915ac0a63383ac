/** A piece of a comparison of two versions of a text. */
export interface Pieza {
  texto: string;
  cambio: "igual" | "nuevo" | "quitado";
}

/** A text as it is shown: a heading or a paragraph. */
export interface Parrafo {
  tipo: "titulo" | "parrafo";
  texto: string;
}

const MARCA_DE_TITULO = "## ";

/** Blank lines part paragraphs; a line that begins with `## ` is a heading. */
export function parrafosDe(contenido: string): Parrafo[] {
  return contenido.split(/\n{2,}/).flatMap((bloque): Parrafo[] => {
    const texto = bloque.trim();
    if (!texto) return [];
    return texto.startsWith(MARCA_DE_TITULO)
      ? [{ tipo: "titulo", texto: texto.slice(MARCA_DE_TITULO.length) }]
      : [{ tipo: "parrafo", texto }];
  });
}
