import type { ComponentPropsWithoutRef, ReactNode } from "react";
import { ariaOf } from "./Field";
import * as css from "./Field.css";

type Props = Omit<ComponentPropsWithoutRef<"input">, "type"> & { id: string; label: ReactNode };

/** One of several choices that exclude each other; they share a name and stand in one `fieldset`. */
export function Radio({ label, ...input }: Props) {
  return (
    <label className={css.checkboxRow}>
      <input {...ariaOf(input.id, {})} {...input} type="radio" className={css.box} />
      <span>{label}</span>
    </label>
  );
}
