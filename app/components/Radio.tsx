import type { ComponentPropsWithoutRef, ReactNode } from "react";
import { ariaOf } from "./Field";
import * as css from "./Field.css";

type Props = Omit<ComponentPropsWithoutRef<"input">, "type"> & { id: string; label: ReactNode };

/** A choice that excludes the others; all share a name and stand in one `fieldset` (WCAG 2.2, 1.3.1). */
export function Radio({ label, ...input }: Props) {
  return (
    <label className={css.checkboxRow}>
      <input {...ariaOf(input.id, {})} {...input} type="radio" className={css.box} />
      <span>{label}</span>
    </label>
  );
}
