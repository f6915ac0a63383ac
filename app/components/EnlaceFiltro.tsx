import type { ReactNode } from "react";
import { clases } from "./clases";
import * as css from "./EnlaceFiltro.css";

type Props = {
  href: string;
  /** It is on, and the link takes it off. */ activo?: boolean;
  /** One of several of which one is always on: said to who does not see it. */
  elegido?: boolean;
  children: ReactNode;
};

/** One choice of a filter, with an address. Put several in a list with a name. */
export function EnlaceFiltro({ href, activo = false, elegido = false, children }: Props) {
  return (
    <a
      href={href}
      className={clases(css.filtro, (activo || elegido) && css.activo)}
      aria-current={elegido || undefined}
    >
      {children}
    </a>
  );
}
