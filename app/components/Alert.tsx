import type { ReactNode } from "react";
import * as css from "./Alert.css";
import { classNames } from "./classNames";
import { Icon } from "./Icon";

export type AlertKind = keyof typeof css.alert;

type Props = {
  kind?: AlertKind;
  title?: ReactNode;
  children?: ReactNode;
  /** "alert" for what must be heard at once, "status" for what can wait. */
  role?: "alert" | "status";
  className?: string;
};

/** A notice in its place in the page. */
export function Alert({ kind = "info", title, children, role, className }: Props) {
  return (
    <div role={role} className={classNames(css.alert[kind], className)}>
      <Icon name={kind} className={css.icon[kind]} />
      <div>
        {title != null && <p className={css.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
