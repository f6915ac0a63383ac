import type { FiltrosDeEspecialistas } from "~/domain/agenda/horarios/buscarEspecialistas";

export interface FiltroActivo {
  texto: string;
  /** Address of the list of specialists without this filter. */
  hrefSinEl: string;
}

/** Active filters of the list of specialists, each with its option's label. The sort order is not a filter. */
export function filtrosActivos(
  filtros: FiltrosDeEspecialistas,
  textoDe: Partial<Record<keyof FiltrosDeEspecialistas, readonly { valor: string; texto: string }[]>>,
): FiltroActivo[] {
  const puestos = Object.entries(filtros).filter(([, valor]) => valor);
  return puestos.flatMap(([nombre, valor]) => {
    const opciones = textoDe[nombre as keyof FiltrosDeEspecialistas];
    if (!opciones) return [];
    const resto = puestos
      .filter(([otroNombre]) => otroNombre !== nombre)
      .map(([otroNombre, otroValor]) => [otroNombre, String(otroValor)]);
    return {
      texto: opciones.find((opcion) => opcion.valor === String(valor))?.texto ?? String(valor),
      hrefSinEl: resto.length > 0 ? `/especialista?${new URLSearchParams(resto)}` : "/especialista",
    };
  });
}

/** Address of the list with another specialty, or with all of them for an empty slug. Themes differ, so they go. */
export function hrefConEspecialidad({ tema: _, ...filtros }: FiltrosDeEspecialistas, slug: string): string {
  const puestos = Object.entries({ ...filtros, especialidad: slug }).flatMap(([nombre, valor]) =>
    valor ? [[nombre, String(valor)]] : [],
  );
  return puestos.length > 0 ? `/especialista?${new URLSearchParams(puestos)}` : "/especialista";
}
