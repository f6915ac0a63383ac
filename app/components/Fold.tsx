import { useState, type ReactNode } from "react";
import { Icon } from "./Icon";
import * as css from "./Fold.css";

interface Props {
  /** What is in it. */
  title: string;
  /** Where something in it counts already, or is wrong. */
  open?: boolean;
  children: ReactNode;
}

/** What is not needed first. Once it was open it stays so: what is put right in it does not fold away. */
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
