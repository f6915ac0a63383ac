import type { ComponentPropsWithoutRef, ReactNode } from "react";
import { ariaOf, ErrorMessage } from "./Field";
import { classNames } from "./classNames";
import * as css from "./Field.css";

type Props = ComponentPropsWithoutRef<"input"> & {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  errors?: string[] | undefined;
};

/** A checkbox, never ticked beforehand (Ley 29733, art. 13.5): only `defaultChecked` ticks it. */
export function Checkbox({ label, hint, errors, className, ...input }: Props) {
  return (
    <div className={css.field}>
      <ErrorMessage id={input.id} errors={errors} />
      <label className={css.checkboxRow}>
        <input
          {...input}
          type="checkbox"
          {...ariaOf(input.id, { hint, errors })}
          className={classNames(css.box, className)}
        />
        <span>{label}</span>
      </label>
      {hint != null && (
        <p id={`${input.id}-description`} className={css.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
