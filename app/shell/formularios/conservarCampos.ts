type Campo = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Selector of fields, and of other elements that can hold the focus. */
const CAMPOS = "input:not([type=hidden]), select, textarea, button, summary, a[href]";
const esCasilla = (campo: Campo): campo is HTMLInputElement => /^(?:checkbox|radio)$/.test(campo.type);
const esBoton = (campo: Campo) => /^(?:submit|reset|button)$/.test(campo.type);

/** Fields of the page by name. Links, and fields with the same name, are told apart by their order. */
function camposPorNombre(): Map<string, Campo> {
  const campos = new Map<string, Campo>();
  for (const campo of document.querySelectorAll<Campo>(CAMPOS)) {
    const nombre = `${campo.type} ${campo.name} ${esCasilla(campo) || esBoton(campo) ? campo.value : ""}`;
    let orden = 0;
    while (campos.has(`${nombre} ${orden}`)) orden++;
    campos.set(`${nombre} ${orden}`, campo);
  }
  return campos;
}

/** Writes a value past React's own setter, so that React takes the next event for a change by the person. */
function escribir(nuevo: Campo, propiedad: "value" | "checked", valor: string | boolean): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(nuevo) as object, propiedad)!.set!.call(nuevo, valor);
  nuevo.dispatchEvent(new Event(propiedad === "checked" ? "click" : "input", { bubbles: true }));
}

/** Keeps the fields of the page while React hydrates it. Gives a function that restores values, ticks, focus and
 *  caret
 *  when React has rendered the whole page anew. A field that left the page still knows what was typed, also after the
 *  hydration began. A secret is kept nowhere but in its field.
 *  @example
 *  const devolver = conservarCampos();
 *  hydrateRoot(document, page, { onRecoverableError: devolver }); */
export function conservarCampos(): () => void {
  const antes = camposPorNombre();
  let activo = document.activeElement;
  window.addEventListener("focusin", ({ target }) => {
    if ([...antes.values()].includes(target as Campo)) activo = target as Campo;
  });

  const devolver = () => {
    const ahora = camposPorNombre();
    for (const [nombre, viejo] of antes) {
      const nuevo = ahora.get(nombre);
      if (viejo.isConnected || !nuevo) continue;
      antes.set(nombre, nuevo);
      if (esCasilla(viejo)) {
        if (viejo.checked !== (nuevo as HTMLInputElement).checked) escribir(nuevo, "checked", viejo.checked);
      } else if (viejo.value !== nuevo.value) escribir(nuevo, "value", viejo.value);
      if (viejo !== activo) continue;
      nuevo.focus();
      if ("selectionStart" in viejo && viejo.selectionStart !== null)
        (nuevo as HTMLInputElement).setSelectionRange(viejo.selectionStart, viejo.selectionEnd);
    }
  };
  // React calls this in the middle of its work. The fields are restored when that is over, but before the page is
  // painted.
  return () => queueMicrotask(devolver);
}
