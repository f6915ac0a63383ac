import { direccionDeEspecialidad } from "~/domain/shared/especialidades/especialidad";
import type { ReactNode } from "react";
import { classNames } from "~/components/classNames";
import { conAspecto } from "~/components/especialidades";
import { Icon } from "~/components/Icon";
import { Card } from "~/components/Card";
import { tint } from "~/components/Tag.css";
import * as css from "./TarjetaDeEspecialidad.css";

export function ListaDeEspecialidades({ className, children }: { className?: string; children: ReactNode }) {
  return <ul className={classNames(css.lista, className)}>{children}</ul>;
}

type Props = {
  slug: string;
  name: string;
  texto: string;
  /** Reason why the card stands out; null when it does not. */
  nota?: string | null;
  /** Content beside the text, on wide screens. */
  children?: ReactNode;
};

/** Card of a specialty in its colours; the whole card leads to its booking. */
export function TarjetaDeEspecialidad({ slug, name, texto, nota, children }: Props) {
  const aspecto = conAspecto(slug);
  return (
    <li>
      <Card href={direccionDeEspecialidad(slug)} className={classNames(css.especialidad, tint[aspecto])}>
        <span className={classNames(css.icono, tint[aspecto])}>
          <Icon name={aspecto} size={24} />
        </span>
        <div className={css.texto}>
          {nota && <p className={css.nota}>{nota}</p>}
          <h2>{name}</h2>
          <p className={css.descripcion}>{texto}</p>
        </div>
        {children}
      </Card>
    </li>
  );
}
