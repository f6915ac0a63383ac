import type { ReactNode } from "react";
import { clases } from "./clases";
import * as css from "./ListaDeDatos.css";

export type Dato = { termino: string; valor: ReactNode; total?: boolean };

/** What was chosen, line by line; the total stands out. Only a sum keeps its figures beside their words on a telephone. */
export function ListaDeDatos({ datos }: { datos: Dato[] }) {
  return (
    <dl className={datos.some(({ total }) => total) ? undefined : css.apilada}>
      {datos.map(({ termino, valor, total }) => (
        <div key={termino} className={clases(css.fila, total && css.total)}>
          <dt className={total ? undefined : css.termino}>{termino}</dt>
          <dd className={total ? undefined : css.valor}>{valor}</dd>
        </div>
      ))}
    </dl>
  );
}
