import { useState, type ReactNode } from "react";
import { Icon } from "./Icon";
import * as css from "./Fold.css";

interface Props {
  /** Name of the folded content. */
  title: string;
  /** True when the content is open from the start, because a field inside has a value or an error. */
  open?: boolean;
  children: ReactNode;
}

/** Folded content. Once opened it stays open, so that a corrected field does not fold away. */
export function Fold({ title, open = false, children }: Props) {
  const [opened, setOpened] = useState(open);
  return (
    <details
      className={css.fold}
      open={open || opened}
      onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
    >
      <summary className={css.handle}>
        {title}
        <Icon name="abajo" />
      </summary>
      {children}
    </details>
  );
}
