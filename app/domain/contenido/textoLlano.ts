/** What is read of an editor's text, line by line: without the signs of Markdown or the addresses of links. */
export const textoLlano = (markdown: string): string =>
  markdown
    .replace(/\]\([^)]*\)/g, "]")
    .replace(/^\s*(?:#+|[-*+]|\d+\.)\s+/gm, "")
    // Under the head of a table stands a rule; between its cells as well.
    .replace(/^[ |:-]+$/gm, "")
    .replace(/\*\*|[[\]|]/g, " ")
    .replace(/ +([,.;:)])/g, "$1")
    .replace(/ {2,}/g, " ")
    .replace(/^ | $/gm, "");
