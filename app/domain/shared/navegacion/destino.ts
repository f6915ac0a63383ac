/** Private zone, where a person without another destination goes after signing in. */
export const DIRECCION_DE_MI_ZONA = "/mi-zona-privada";
/** Page of a person's sessions and workshops. */
export const DIRECCION_DE_MI_AGENDA = `${DIRECCION_DE_MI_ZONA}/agenda`;

/** Page that makes a private calendar address (with the password), copies it and revokes it. */
export const DIRECCION_DEL_CALENDARIO = `${DIRECCION_DE_MI_ZONA}/calendario`;
/** Page of the test, the drawing of the person's last one, and the page with its results. */
export const DIRECCION_DEL_TEST = "/test-de-bienestar";
export const DIBUJO_DEL_TEST = `${DIRECCION_DEL_TEST}/como-estas.svg`;
export const RESULTADOS_DEL_TEST = `${DIRECCION_DEL_TEST}/resultados`;

const BASE = "https://origen.invalid";
const LARGO_MAXIMO = 2000;

/**
 * Path of our own origin from an address parameter (`redirect`, `from`, `backpage`), or null. It refuses other origins
 * in any spelling: `//evil`, `/\evil`, with dots, encoded, or with characters that browsers drop.
 */
export function rutaPropia(texto: string | null | undefined): string | null {
  if (!texto || texto.length > LARGO_MAXIMO || !/^\/(?![/\\])/.test(texto)) return null;
  // Browsers drop control characters (URL standard, basic URL parser), and could then see another address.
  if (/[\u0000-\u001f\u007f\\]/.test(texto) || !URL.canParse(texto, BASE)) return null;
  const { origin, pathname, search, hash } = new URL(texto, BASE);
  if (origin !== BASE || !quedaEnCasa(pathname)) return null;
  return pathname + search + hash;
}

/** Checks the path again after decoding it once more, because a proxy may decode it too. */
function quedaEnCasa(pathname: string): boolean {
  let decodificada: string;
  try {
    decodificada = decodeURIComponent(pathname);
  } catch {
    return false;
  }
  return [pathname, decodificada].every((ruta) => {
    if (/^\/[/\\]/.test(ruta) || /[\u0000-\u001f\u007f\\]/.test(ruta) || !URL.canParse(ruta, BASE))
      return false;
    const leida = new URL(ruta, BASE);
    return leida.origin === BASE && !leida.pathname.startsWith("//");
  });
}

/** Path to go to after sign-in: of our own origin, else the private zone. */
export function destinoSeguro(
  redirect: string | null | undefined,
  porDefecto = DIRECCION_DE_MI_ZONA,
): string {
  return rutaPropia(redirect) ?? porDefecto;
}
