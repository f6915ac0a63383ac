/** An editor's text as read, line by line: without Markdown signs or addresses of links. */
export const textoLlano = (markdown: string): string =>
  markdown
    .replace(/\]\([^)]*\)/g, "]")
    .replace(/^\s*(?:#+|[-*+]|\d+\.)\s+/gm, "")
    // A table has a rule below its head, and rules between its cells.
    .replace(/^[ |:-]+$/gm, "")
    .replace(/\*\*|[[\]|]/g, " ")
    .replace(/ +([,.;:)])/g, "$1")
    .replace(/ {2,}/g, " ")
    .replace(/^ | $/gm, "");
