import type { ReactNode } from "react";
import { FilterLinks, type FilterOption } from "./FilterLinks";
import { Fold } from "./Fold";
import { pila } from "~/styles/layout.css";
import * as css from "./FilterBar.css";

interface Props {
  /** Name of the choices in sight, such as "Temas". */
  name: string;
  options: readonly FilterOption[];
  /** Filters behind «Filtrar», which is open while one of them is in use. */
  filters?: readonly { nombre: string; opciones: readonly FilterOption[] }[];
  /** Form with more filters, behind «Filtrar» before those links. It does not open «Filtrar». */
  children?: ReactNode;
}

/**
 * Filters of a list in one line that scrolls sideways, with «Filtrar» as the last. The chosen option stands first,
 * because a line without scripts cannot scroll to it.
 */
export function FilterBar({ name, options, filters = [], children }: Props) {
  const chosenFirst = [...options].sort((a, b) => Number(b.activo) - Number(a.activo));
  const more = filters.length > 0 || children !== undefined;
  return (
    <div className={more ? css.barWithMore : css.bar}>
      <FilterLinks name={name} options={chosenFirst} className={css.line} />
      {more && (
        <Fold title="Filtrar" open={filters.some(({ opciones }) => !opciones[0]?.activo)}>
          <div className={pila.corta}>
            {children}
            {filters.map(({ nombre, opciones }) => (
              <FilterLinks key={nombre} name={nombre} options={opciones} />
            ))}
          </div>
        </Fold>
      )}
    </div>
  );
}
