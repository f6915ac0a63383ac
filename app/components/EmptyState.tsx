import type { ReactNode } from "react";
import * as css from "./EmptyState.css";
import { Illustration, type IllustrationName } from "./Illustration";

type Props = {
  title: ReactNode;
  children?: ReactNode;
  illustration?: IllustrationName;
  /** Buttons or links of an empty list, such as a way to fill it. */
  actions?: ReactNode;
  /** Level of the heading in the page (WCAG 2.2, 1.3.1). */
  level?: 1 | 2 | 3;
};

export function EmptyState({ title, children, illustration, actions, level = 2 }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div className={css.empty}>
      {illustration && <Illustration name={illustration} />}
      <Heading>{title}</Heading>
      {children != null && <div className={css.words}>{children}</div>}
      {actions != null && <div className={css.actions}>{actions}</div>}
    </div>
  );
}
