import type { ReactNode } from "react";
import { clases } from "./clases";
import { conAspecto } from "./especialidades";
import * as css from "./Etiqueta.css";

type Props = {
  tono?: keyof typeof css.etiqueta;
  /** Slug of a specialty, whose colours it then wears. */
  especialidad?: string;
  children: ReactNode;
};

export function Etiqueta({ tono = "neutra", especialidad, children }: Props) {
  const className = especialidad
    ? clases(css.deEspecialidad, css.tinte[conAspecto(especialidad)])
    : css.etiqueta[tono];
  return <span className={className}>{children}</span>;
}
