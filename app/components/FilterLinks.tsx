import { FilterLink } from "./FilterLink";
import { fila } from "~/styles/layout.css";

export interface FilterOption {
  texto: string;
  href: string;
  activo: boolean;
}

/** Choices of one filter of a list as links, under a name: themes, levels, minutes, the order. */
export function FilterLinks({ name, options }: { name: string; options: readonly FilterOption[] }) {
  return (
    <nav aria-label={name}>
      <ul className={fila.corta}>
        {options.map(({ texto, href, activo }) => (
          <li key={texto}>
            <FilterLink href={href} chosen={activo}>
              {texto}
            </FilterLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
