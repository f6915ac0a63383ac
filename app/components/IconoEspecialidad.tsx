import { classNames } from "./classNames";
import { conAspecto } from "./especialidades";
import { tint } from "./Tag.css";
import { Icon } from "./Icon";
import * as css from "./IconoEspecialidad.css";

export function IconoEspecialidad({
  slug,
  tamano = "grande",
}: {
  slug: string;
  tamano?: "chico" | "grande";
}) {
  const known = conAspecto(slug);
  return (
    <span className={classNames(css.tamano[tamano], tint[known])}>
      <Icon name={known} size={tamano === "grande" ? 24 : 20} />
    </span>
  );
}
