import type { ReactNode } from "react";
import * as css from "./EstadoVacio.css";
import { Ilustracion, type NombreDeIlustracion } from "./Ilustracion";

type Props = {
  titulo: ReactNode;
  children?: ReactNode;
  ilustracion?: NombreDeIlustracion;
  /** Buttons or links. */
  acciones?: ReactNode;
  /** Level of its heading in the page. */
  nivel?: 1 | 2 | 3;
};

export function EstadoVacio({ titulo, children, ilustracion, acciones, nivel = 2 }: Props) {
  const Heading = `h${nivel}` as const;
  return (
    <div className={css.vacio}>
      {ilustracion && <Ilustracion nombre={ilustracion} />}
      <Heading>{titulo}</Heading>
      {children != null && <div className={css.texto}>{children}</div>}
      {acciones != null && <div className={css.acciones}>{acciones}</div>}
    </div>
  );
}
