import { direccionDeEspecialidad } from "~/domain/shared/especialidades/especialidad";
import type { ReactNode } from "react";
import { classNames } from "./classNames";
import { conAspecto } from "./especialidades";
import { IconoEspecialidad } from "./IconoEspecialidad";
import { Card } from "./Card";
import { tint } from "./Tag.css";
import * as css from "./TarjetaDeEspecialidad.css";

export function ListaDeEspecialidades({ className, children }: { className?: string; children: ReactNode }) {
  return <ul className={classNames(css.lista, className)}>{children}</ul>;
}

type Props = {
  slug: string;
  name: string;
  texto: string;
  nivel: 2 | 3;
  /** Address to which the card leads; default: the booking of that specialty. */
  href?: string | undefined;
  /** Reason why the card stands out; null when it does not. */
  nota?: string | null;
  /** Content beside the text, on wide screens. */
  children?: ReactNode;
};

/** Card of a specialty in its colours; the whole card is a link. */
export function TarjetaDeEspecialidad({ slug, name, texto, nivel, href, nota, children }: Props) {
  const Heading = nivel === 2 ? "h2" : "h3";
  return (
    <li>
      <Card
        href={href ?? direccionDeEspecialidad(slug)}
        className={classNames(css.especialidad, tint[conAspecto(slug)])}
      >
        <IconoEspecialidad slug={slug} />
        <div className={css.texto}>
          {nota && <p className={css.nota}>{nota}</p>}
          <Heading>{name}</Heading>
          <p className={css.descripcion}>{texto}</p>
        </div>
        {children}
      </Card>
    </li>
  );
}
