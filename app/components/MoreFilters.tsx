import { FilterLinks, type FilterOption } from "./FilterLinks";
import { Fold } from "./Fold";
import { pila } from "~/styles/layout.css";

interface Props {
  /** What is in it. */
  title: string;
  /** Where one of them narrows the list already. */
  open: boolean;
  filters: readonly { nombre: string; opciones: readonly FilterOption[] }[];
}

/** The filters that are not used first, folded: a telephone then shows the list and what narrows it in one view. */
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
