import type { ReactNode } from "react";
import { classNames } from "./classNames";
import * as css from "./FilterLink.css";

type Props = {
  href: string;
  /** It is on, and the link takes it off. */ active?: boolean;
  /** One of several of which one is always on: said to who does not see it. */
  chosen?: boolean;
  children: ReactNode;
};

/** One choice of a filter, with an address. Put several in a list with a name. */
export function FilterLink({ href, active = false, chosen = false, children }: Props) {
  return (
    <a
      href={href}
      className={classNames(css.filter, (active || chosen) && css.active)}
      aria-current={chosen || undefined}
    >
      {children}
    </a>
  );
}
