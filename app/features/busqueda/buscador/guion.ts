import type { Sugerencia } from "~/domain/busqueda/buscar";
import { BUSCAR } from "~/domain/busqueda/consulta";
import { SUGERENCIAS } from "~/shell/marco/bloque";
import { ES_BUSCADOR } from "./partes";

const ESPERA_EN_MS = 200;
const LETRAS_MINIMAS = 2;
/** Gap in pixels between the search box and its suggestions, and between the suggestions and the edge of the window. */
const AIRE = 8;
const ANCHO = 380;

const caja = document.getElementById(SUGERENCIAS)!;
// The list of suggestions is hidden until now: a screen reader must find it only when a script can fill it.
caja.hidden = false;
const cuantas = caja.querySelector("p")!;
const lista = caja.querySelector("ul")!;
const molde = caja.querySelector("template")!.content.firstElementChild!;

/** Search box in which the person is typing; null when none has the focus. */
let campo: HTMLInputElement | null = null;
let espera: ReturnType<typeof setTimeout> | undefined;
let pedido: AbortController | undefined;

function escribir(en: HTMLInputElement): void {
  campo = en;
  clearTimeout(espera);
  pedido?.abort();
  if (en.value.trim().length < LETRAS_MINIMAS) mostrar([]);
  else espera = setTimeout(() => void pedir(en.value), ESPERA_EN_MS);
}

/** Requests suggestions when the typing pauses. Only the last response counts. */
async function pedir(escrito: string): Promise<void> {
  const este = (pedido = new AbortController());
  try {
    const consulta = new URLSearchParams({ q: escrito }).toString();
    const respuesta = await fetch(`${BUSCAR}/sugerencias?${consulta}`, { signal: este.signal });
    const halladas = respuesta.ok ? ((await respuesta.json()) as Sugerencia[]) : [];
    if (!este.signal.aborted) mostrar(halladas);
  } catch {
    // Without a connection there are no suggestions, and the search form works as always.
  }
}

function mostrar(sugerencias: readonly Sugerencia[]): void {
  lista.replaceChildren(...sugerencias.map(hacer));
  lista.hidden = sugerencias.length === 0;
  cuantas.textContent = sugerencias.length > 0 ? `Sugerencias: ${sugerencias.length}` : "";
  colocar();
}

function hacer({ href, titulo, nombre }: Sugerencia): Node {
  const item = molde.cloneNode(true) as Element;
  const [enlace, elTitulo, laClase] = [item.querySelector("a")!, ...item.querySelectorAll("span")];
  enlace.href = href;
  elTitulo!.textContent = titulo;
  laClase!.textContent = nombre;
  return item;
}

function cerrar(): void {
  clearTimeout(espera);
  pedido?.abort();
  mostrar([]);
}

/** Places the suggestions below the search box, and never beyond the window. */
function colocar(): void {
  if (lista.hidden || !campo) return;
  const { bottom, left, width } = campo.getBoundingClientRect();
  const sitio = document.documentElement.clientWidth;
  const ancho = Math.min(Math.max(width, ANCHO), sitio - 2 * AIRE);
  lista.style.width = `${ancho}px`;
  lista.style.left = `${Math.max(AIRE, Math.min(left, sitio - ancho - AIRE))}px`;
  lista.style.top = `${bottom + AIRE}px`;
  lista.style.maxHeight = `${Math.max(ANCHO / 2, innerHeight - bottom - 2 * AIRE)}px`;
}

/**
 * Moves the focus from the search box to the suggestions, between them, and after the last one back to the box. True
 * when it moved.
 */
function moverCon(event: KeyboardEvent): boolean {
  const atras = event.key === "ArrowUp" || (event.key === "Tab" && event.shiftKey);
  if (!atras && event.key !== "ArrowDown" && event.key !== "Tab") return false;
  const paradas = [campo!, ...lista.querySelectorAll("a")];
  const aqui = paradas.indexOf(document.activeElement as HTMLInputElement);
  const siguiente = aqui < 0 ? undefined : paradas[aqui + (atras ? -1 : 1)];
  if (!siguiente && event.key === "Tab") {
    if (aqui > 0) campo!.focus();
    cerrar();
  }
  siguiente?.focus();
  return siguiente !== undefined;
}

const esCampo = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof Element && target.matches(ES_BUSCADOR);

addEventListener("input", ({ target }) => {
  if (esCampo(target)) escribir(target);
});
addEventListener("keydown", (event) => {
  if (lista.hidden || !(event.target === campo || caja.contains(event.target as Node))) return;
  if (event.key === "Escape") {
    campo?.focus();
    cerrar();
  } else if (moverCon(event)) event.preventDefault();
});
// Pressing the mouse on a suggestion must not take the focus from the box: the list would be hidden before the click
// counts.
lista.addEventListener("mousedown", (event) => event.preventDefault());
addEventListener("focusout", ({ relatedTarget }) => {
  if (relatedTarget !== campo && !caja.contains(relatedTarget as Node | null)) cerrar();
});
addEventListener("resize", colocar);
addEventListener("scroll", colocar, { passive: true });

// Text that the person typed before this script ran counts too.
const activo = document.activeElement;
if (esCampo(activo) && activo.value !== activo.defaultValue) escribir(activo);
