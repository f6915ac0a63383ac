import { FilterLink } from "./FilterLink";
import { fila } from "~/styles/layout.css";

export interface FilterOption {
  texto: string;
  href: string;
  activo: boolean;
}

interface Props {
  name: string;
  options: readonly FilterOption[];
  /** Class of the list, in place of a row that wraps. */
  className?: string;
}

/** Choices of one filter of a list as links, under a name: themes, levels, minutes, the order. */
export function FilterLinks({ name, options, className = fila.corta }: Props) {
  return (
    <nav aria-label={name}>
      <ul className={className}>
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
