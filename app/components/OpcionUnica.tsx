import type { ComponentPropsWithoutRef, ReactNode } from "react";
import { accesibilidad } from "./Campo";
import * as css from "./Campo.css";

type Props = Omit<ComponentPropsWithoutRef<"input">, "type"> & { id: string; etiqueta: ReactNode };

/** One of several choices that exclude each other; they share a name and stand in one `fieldset`. */
export function OpcionUnica({ etiqueta, ...input }: Props) {
  return (
    <label className={css.filaDeCasilla}>
      <input {...input} type="radio" {...accesibilidad(input.id, {})} className={css.caja} />
      <span>{etiqueta}</span>
    </label>
  );
}
