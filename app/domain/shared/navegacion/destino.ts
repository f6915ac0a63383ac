/** The private zone: where somebody lands who was on no way. */
export const DIRECCION_DE_MI_ZONA = "/mi-zona-privada";

const BASE = "https://origen.invalid";
const LARGO_MAXIMO = 2000;

/**
 * A path of our own origin out of what an address says (`redirect`, `from`, `backpage`), or null. It refuses other
 * origins however they are written: `//evil`, `/\evil`, with dots, encoded, or with what browsers drop.
 */
export function rutaPropia(texto: string | null | undefined): string | null {
  if (!texto || texto.length > LARGO_MAXIMO || !/^\/(?![/\\])/.test(texto)) return null;
  // Browsers drop control characters, and could then see another address.
  if (/[\u0000-\u001f\u007f\\]/.test(texto) || !URL.canParse(texto, BASE)) return null;
  const { origin, pathname, search, hash } = new URL(texto, BASE);
  if (origin !== BASE || !quedaEnCasa(pathname)) return null;
  return pathname + search + hash;
}

/** Also when somebody on the way decodes the path once more. */
function quedaEnCasa(pathname: string): boolean {
  let decodificada: string;
  try {
    decodificada = decodeURIComponent(pathname);
  } catch {
    return false;
  }
  return [pathname, decodificada].every((una) => {
    if (/^\/[/\\]/.test(una) || /[\u0000-\u001f\u007f\\]/.test(una) || !URL.canParse(una, BASE)) return false;
    const leida = new URL(una, BASE);
    return leida.origin === BASE && !leida.pathname.startsWith("//");
  });
}

/** Where to go after signing in: a path of our own origin, or the private zone. */
export function destinoSeguro(
  redirect: string | null | undefined,
  porDefecto = DIRECCION_DE_MI_ZONA,
): string {
  return rutaPropia(redirect) ?? porDefecto;
}
