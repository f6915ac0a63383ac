import type { ReactNode } from "react";
import { classNames } from "~/components/classNames";
import { PorTusTemas } from "~/components/PorTusTemas";
import { contenedor, pila, textoGuia } from "~/styles/layout.css";
import * as css from "./Portada.css";

export function Seccion({
  id,
  titulo,
  guia,
  porTemas = false,
  children,
}: {
  id: string;
  titulo: string;
  guia?: string;
  porTemas?: boolean;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className={classNames(contenedor, css.seccion)}>
      <div className={pila.corta}>
        <h2 id={id}>{titulo}</h2>
        {guia && <p className={textoGuia}>{guia}</p>}
        {porTemas && <PorTusTemas />}
      </div>
      {children}
    </section>
  );
}
