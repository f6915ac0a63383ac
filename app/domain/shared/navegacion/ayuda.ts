/** From where one comes to whom to call, and how one goes back: named, since an address says where it likes. */
const DE_DONDE = {
  test: { href: "/test-de-bienestar/formulario", texto: "Volver al test" },
  resultados: { href: "/test-de-bienestar/resultados", texto: "Volver a tus resultados" },
  recomendaciones: { href: "/test-de-bienestar/recomendaciones", texto: "Volver a por dónde empezar" },
  gracias: { href: "/programa-salud-mental/gracias", texto: "Volver a lo que te dijimos" },
} as const;

export type DeDonde = keyof typeof DE_DONDE;
const esDeDonde = (dicho: string | null): dicho is DeDonde =>
  dicho !== null && Object.hasOwn(DE_DONDE, dicho);

/** The page that says whom to call, and what we do. */
export const direccionDeAyuda = (desde?: DeDonde) =>
  `/programa-salud-mental?${new URLSearchParams({ ver: "ayuda", ...(desde && { desde }) })}`;

/** What its address says of where one came from; null for nothing, or nothing that is known. */
export function deDondeViene(busqueda: URLSearchParams) {
  const dicho = busqueda.get("desde");
  return esDeDonde(dicho) ? { ayuda: direccionDeAyuda(dicho), vuelta: DE_DONDE[dicho] } : null;
}
