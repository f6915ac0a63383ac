import type { ReactNode } from "react";
import { classNames } from "./classNames";
import * as css from "./FilterLink.css";

type Props = {
  href: string;
  /** True when the filter is on: the link then removes it. */ active?: boolean;
  /** True for the chosen one of options of which one is always on. Screen readers are told so (WCAG 2.2, 4.1.2). */
  chosen?: boolean;
  children: ReactNode;
};

/** A choice of a filter, as a link. Several stand in a list with a name. */
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
