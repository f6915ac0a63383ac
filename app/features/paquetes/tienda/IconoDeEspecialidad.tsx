import { classNames } from "~/components/classNames";
import { conAspecto } from "~/components/especialidades";
import { Icon } from "~/components/Icon";
import { tint } from "~/components/Tag.css";
import * as css from "./tienda.css";

/** Icon of a specialty on its colour. The name stands beside it. */
export function IconoDeEspecialidad({ slug, grande = false }: { slug: string; grande?: boolean }) {
  const aspecto = conAspecto(slug);
  return (
    <span className={classNames(grande ? css.iconoGrande : css.icono, tint[aspecto])}>
      <Icon name={aspecto} size={grande ? 32 : 20} />
    </span>
  );
}
