import type { Page } from "@playwright/test";

/** Changes to a page from outside: a password manager, a translation, an extension, a browser's panel. */
export const AJENOS = {
  "a node beside each field": () => {
    for (const campo of document.querySelectorAll("input, textarea, select"))
      campo.after(document.createElement("div"));
  },
  "wrapped words": () => {
    const textos = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const palabras: Text[] = [];
    while (textos.nextNode()) {
      const texto = textos.currentNode as Text;
      if (texto.data.trim() && !texto.parentElement?.closest("script, style, template")) palabras.push(texto);
    }
    for (const texto of palabras) {
      const font = document.createElement("font" as string);
      texto.replaceWith(font);
      font.append(texto);
    }
  },
  "a stylesheet in the head": () => document.head.prepend(document.createElement("style")),
  "an element after the body": () => document.documentElement.append(document.createElement("div")),
} satisfies Record<string, () => void>;

/** Fills in the forms of the page as a person and their browser do; the caret stays within the first text. */
export function llenar(page: Page): Promise<void> {
  return page.evaluate(() => {
    const campos = [...document.querySelectorAll<HTMLInputElement>("main form :is(input, textarea, select)")];
    const deTexto: HTMLInputElement[] = [];
    for (const campo of campos.filter((candidato) => candidato.type !== "hidden" && !candidato.disabled)) {
      if (/^(checkbox|radio)$/.test(campo.type)) campo.click();
      else if (campo instanceof HTMLSelectElement) campo.selectedIndex = campo.length - 1;
      else {
        campo.value = campo.type === "email" ? "ana.rios@bienestar.example" : "12345678";
        deTexto.push(campo);
      }
      campo.dispatchEvent(new Event("input", { bubbles: true }));
      campo.dispatchEvent(new Event("change", { bubbles: true }));
    }
    const enfocables = campos.filter(
      (candidato) => candidato.type !== "hidden" && !candidato.disabled && candidato.checkVisibility(),
    );
    const primero = enfocables.find((candidato) => deTexto.includes(candidato)) ?? enfocables[0];
    primero?.focus();
    if (primero && deTexto.includes(primero) && primero.selectionStart !== null)
      primero.setSelectionRange(3, 5);
  });
}

/** Everything that a person could lose in the forms of the page: typed values, focus and caret. */
export function escrito(page: Page) {
  return page.evaluate(() => {
    const activo = document.activeElement as HTMLInputElement;
    return {
      campos: [
        ...document.querySelectorAll<HTMLInputElement>(
          "main form :is(input:not([type=hidden]), textarea, select)",
        ),
      ].map((campo) => `${campo.name}: ${campo.type} ${campo.value} ${campo.checked}`),
      foco: `${activo.tagName} ${activo.name} ${activo.value}`,
      cursor: "selectionStart" in activo ? [activo.selectionStart, activo.selectionEnd] : null,
    };
  });
}
