import type { ComponentPropsWithoutRef } from "react";
import { PELIGRO } from "~/domain/shared/navegacion/bandeja";
import * as css from "./Opcion.css";

type Props = Omit<ComponentPropsWithoutRef<"input">, "type"> & {
  id: string;
  /** Boxes are for questions of which several answers may be chosen. */
  type?: "radio" | "checkbox";
  texto: string;
  /** True for an answer of danger, which the page knows by its attribute. */
  alarma?: boolean | undefined;
  /** True for a number of a scale, which stands in a row with the others. */
  enEscala?: boolean;
};

/** Card of an answer to a question. */
export const Opcion = ({ type = "radio", texto, alarma, enEscala = false, ...input }: Props) => (
  <label className={enEscala ? css.punto : css.opcion}>
    <input {...input} type={type} className={css.marca} {...(alarma && { [PELIGRO]: "" })} />
    <span>{texto}</span>
  </label>
);
