import type { ComponentPropsWithoutRef } from "react";
import { ariaOf, FieldFrame, type Labels } from "./Field";
import { classNames } from "./classNames";
import * as css from "./Field.css";

export type SelectOption = { valor: string; texto: string };

type Props = Labels &
  ComponentPropsWithoutRef<"select"> & {
    id: string;
    options: readonly SelectOption[];
    /** First, empty choice of the list, such as "Todas". */
    empty?: string;
  };

/** Choice from a list: `<Select label="Idioma" options={…} {...getSelectProps(fields.idioma)} />` */
export function Select({ label, hint, errors, optional, options, empty, className, ...select }: Props) {
  return (
    <FieldFrame {...{ id: select.id, label, hint, errors, optional }}>
      <select
        {...select}
        {...ariaOf(select.id, { hint, errors })}
        className={classNames(css.control, className)}
      >
        {empty !== undefined && <option value="">{empty}</option>}
        {options.map(({ valor, texto }) => (
          <option key={valor} value={valor}>
            {texto}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
