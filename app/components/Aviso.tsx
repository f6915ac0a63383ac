import type { ReactNode } from "react";
import * as css from "./Aviso.css";
import { clases } from "./clases";
import { Icono } from "./Icono";

export type TipoDeAviso = keyof typeof css.aviso;

type Props = {
  tipo?: TipoDeAviso;
  titulo?: ReactNode;
  children?: ReactNode;
  /** "alert" for what must be heard at once, "status" for what can wait. */
  role?: "alert" | "status";
  className?: string;
};

/** A notice in its place in the page. */
export function Aviso({ tipo = "info", titulo, children, role, className }: Props) {
  return (
    <div role={role} className={clases(css.aviso[tipo], className)}>
      <Icono nombre={tipo} className={css.icono[tipo]} />
      <div>
        {titulo != null && <p className={css.titulo}>{titulo}</p>}
        {children}
      </div>
    </div>
  );
}
