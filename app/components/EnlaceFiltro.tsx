import type { ComponentPropsWithoutRef } from "react";
import { clases } from "./clases";
import * as css from "./EnlaceFiltro.css";
import { Icono } from "./Icono";

type Props = ComponentPropsWithoutRef<"a"> & { href: string; activo?: boolean };

/** One choice of a filter, with an address. Put several in a list with a name. */
export function EnlaceFiltro({ activo = false, children, className, ...rest }: Props) {
  return (
    <a {...rest} aria-current={activo || undefined} className={clases(css.filtro, className)}>
      {activo && <Icono nombre="listo" tamano={16} />}
      {children}
    </a>
  );
}
