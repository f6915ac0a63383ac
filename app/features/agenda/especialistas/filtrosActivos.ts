import type { FiltrosDeEspecialistas } from "~/domain/agenda/horarios/buscarEspecialistas";

export interface FiltroActivo {
  texto: string;
  /** The same list without this filter. */
  hrefSinEl: string;
}

/** The filters that narrow the list, in the words of their own options. The order of a list narrows nothing. */
export function filtrosActivos(
  filtros: FiltrosDeEspecialistas,
  textoDe: Partial<Record<keyof FiltrosDeEspecialistas, readonly { valor: string; texto: string }[]>>,
): FiltroActivo[] {
  const puestos = Object.entries(filtros).filter(([, valor]) => valor);
  return puestos.flatMap(([nombre, valor]) => {
    const opciones = textoDe[nombre as keyof FiltrosDeEspecialistas];
    if (!opciones) return [];
    const resto = puestos.filter(([otro]) => otro !== nombre).map(([otro, suyo]) => [otro, String(suyo)]);
    return {
      texto: opciones.find((opcion) => opcion.valor === String(valor))?.texto ?? String(valor),
      hrefSinEl: resto.length > 0 ? `/especialista?${new URLSearchParams(resto)}` : "/especialista",
    };
  });
}
