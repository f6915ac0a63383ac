import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from "react";
import { classNames } from "./classNames";
import * as css from "./Field.css";
import { Icon } from "./Icon";
import { soloLectores } from "~/styles/layout.css";

export type Labels = {
  label: ReactNode;
  hint?: ReactNode;
  /** Errors of the field as conform gives them; the first one is shown. */
  errors?: string[] | undefined;
  optional?: boolean;
  /** Hides the label from sight, when the page around the field shows it (WCAG 2.2, 3.3.2). */
  labelHidden?: boolean | undefined;
};

/**
 * ARIA attributes of a field. They use the ids that conform derives, so that its props and ours point to the same
 * elements.
 */
export function ariaOf(id: string, { hint, errors }: Pick<Labels, "hint" | "errors">) {
  const wrong = Boolean(errors?.length);
  return {
    id,
    "aria-invalid": wrong || undefined,
    "aria-describedby": classNames(wrong && `${id}-error`, hint != null && `${id}-description`),
  };
}

export function ErrorMessage({ id, errors }: { id: string; errors?: string[] | undefined }) {
  if (!errors?.length) return null;
  return (
    <p id={`${id}-error`} className={css.error}>
      <Icon name="error" size={16} />
      {errors[0]}
    </p>
  );
}

/** Frame of a field: label, help, control and error, in the order in which they are read (WCAG 2.2, 1.3.2). */
export function FieldFrame({ id, label, hint, errors, optional, labelHidden, children }: MarcoProps) {
  return (
    <div className={css.field}>
      <label htmlFor={id} className={labelHidden ? soloLectores : css.label}>
        {label}
        {optional && <span className={css.optional}> (opcional)</span>}
      </label>
      {hint != null && (
        <p id={`${id}-description`} className={css.hint}>
          {hint}
        </p>
      )}
      <ErrorMessage id={id} errors={errors} />
      {children}
    </div>
  );
}
type MarcoProps = Labels & { id: string; children: ReactNode };

type Props = Labels & ComponentPropsWithoutRef<"input"> & { id: string };

/**
 * Text field: `<Field label="Correo electrónico" errors={fields.correo.errors} {...getInputProps(fields.correo, …)}
 * />`
 */
export const Field = forwardRef<HTMLInputElement, Props>(function Field(
  { label, hint, errors, optional, labelHidden, className, ...input },
  ref,
) {
  return (
    <FieldFrame {...{ id: input.id, label, hint, errors, optional }} labelHidden={labelHidden}>
      <input
        {...input}
        {...ariaOf(input.id, { hint, errors })}
        ref={ref}
        className={classNames(css.control, className)}
      />
    </FieldFrame>
  );
});
