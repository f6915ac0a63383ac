import type { ReactNode } from "react";
import * as css from "./Alert.css";
import { classNames } from "./classNames";
import { Icon } from "./Icon";

export type AlertKind = keyof typeof css.alert;

type Props = {
  kind?: AlertKind;
  title?: ReactNode;
  children?: ReactNode;
  /** Role of the notice: "alert" is read out at once; "status" waits for a pause (WAI-ARIA 1.2 § 5.4). */
  role?: "alert" | "status";
  /**
   * True when the notice takes the focus as the page arrives, as the answer to a form; `autofocus` needs no JavaScript
   * (HTML § 6.6.7).
   */
  focused?: boolean;
  className?: string;
};

/** A notice in the flow of the page. */
export function Alert({ kind = "info", title, children, role, focused = false, className }: Props) {
  return (
    <div
      role={role}
      {...(focused && { tabIndex: -1, autoFocus: true })}
      className={classNames(css.alert[kind], className)}
    >
      <Icon name={kind} className={css.icon[kind]} />
      <div>
        {title != null && <p className={css.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
