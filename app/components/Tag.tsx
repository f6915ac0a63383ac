import type { ReactNode } from "react";
import { classNames } from "./classNames";
import { conAspecto } from "./especialidades";
import * as css from "./Tag.css";

type Props = {
  tone?: keyof typeof css.tag;
  /** Slug of the specialty whose colours the tag has. */
  especialidad?: string;
  children: ReactNode;
};

export function Tag({ tone = "neutral", especialidad, children }: Props) {
  const className = especialidad
    ? classNames(css.ofSpecialty, css.tint[conAspecto(especialidad)])
    : css.tag[tone];
  return <span className={className}>{children}</span>;
}
