import { FilterLinks, type FilterOption } from "./FilterLinks";
import { Fold } from "./Fold";
import { pila } from "~/styles/layout.css";

interface Props {
  /** Name of the folded filters. */
  title: string;
  /** True when the filters are open from the start, because one of them is in use. */
  open: boolean;
  filters: readonly { nombre: string; opciones: readonly FilterOption[] }[];
}

/** Secondary filters, folded, so that a phone shows filters and list in one view. */
export function MoreFilters({ title, open, filters }: Props) {
  return (
    <Fold title={title} open={open}>
      <div className={pila.corta}>
        {filters.map(({ nombre, opciones }) => (
          <FilterLinks key={nombre} name={nombre} options={opciones} />
        ))}
      </div>
    </Fold>
  );
}
