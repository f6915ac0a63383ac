/**
 * Pages that link to the help, each with a link back. The address contains a name from this list, because a free
 * address could lead anywhere.
 */
const DE_DONDE = {
  test: { href: "/test-de-bienestar/formulario", texto: "Volver al test" },
  resultados: { href: "/test-de-bienestar/resultados", texto: "Volver a tus resultados" },
  recomendaciones: { href: "/test-de-bienestar/recomendaciones", texto: "Volver a por dónde empezar" },
  gracias: { href: "/programa-salud-mental/gracias", texto: "Volver a lo que te dijimos" },
} as const;

export type DeDonde = keyof typeof DE_DONDE;
const esDeDonde = (nombre: string | null): nombre is DeDonde =>
  nombre !== null && Object.hasOwn(DE_DONDE, nombre);

/** Page of the help: numbers to call, and our part. */
export const direccionDeAyuda = (desde?: DeDonde) =>
  `/programa-salud-mental?${new URLSearchParams({ ver: "ayuda", ...(desde && { desde }) })}`;

/** The page that the person came from, by the address; null when absent or unknown. */
export function deDondeViene(busqueda: URLSearchParams) {
  const nombre = busqueda.get("desde");
  return esDeDonde(nombre) ? { ayuda: direccionDeAyuda(nombre), vuelta: DE_DONDE[nombre] } : null;
}
