import type { ReactNode } from "react";
import { Icon } from "~/components/Icon";
import { textoSuave } from "~/styles/layout.css";
import * as css from "./maquina.css";

interface Props {
  id: string;
  titulo: string;
  /** Words for a reader in a hurry. */
  resumen: string;
  /** True for a part with a problem, which is open from the start. */
  mal: boolean;
  children: ReactNode;
}

/** A part of the machine: its summary, which opens. The browser opens it without a script. */
export const Parte = ({ id, titulo, resumen, mal, children }: Props) => (
  <section id={id} aria-labelledby={`${id}-titulo`} className={css.seccion}>
    <details className={css.parte} open={mal}>
      <summary className={css.resumen}>
        <h2 id={`${id}-titulo`} className={css.titulo}>
          {mal && <Icon name="advertencia" className={css.mal} />}
          {titulo}
        </h2>
        <span className={textoSuave}>{resumen}</span>
        <Icon name="abajo" className={css.flecha} />
      </summary>
      <div className={css.dentro}>{children}</div>
    </details>
  </section>
);
