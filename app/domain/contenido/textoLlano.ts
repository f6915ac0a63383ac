/** Text of an editor as a reader sees it, line by line: without Markdown signs or the addresses of links. */
export const textoLlano = (markdown: string): string =>
  markdown
    .replace(/\]\([^)]*\)/g, "]")
    .replace(/^\s*(?:#+|[-*+]|\d+\.)\s+/gm, "")
    // Lines of dashes in a Markdown table carry no text.
    .replace(/^[ |:-]+$/gm, "")
    .replace(/\*\*|[[\]|]/g, " ")
    .replace(/ +([,.;:)])/g, "$1")
    .replace(/ {2,}/g, " ")
    .replace(/^ | $/gm, "");
