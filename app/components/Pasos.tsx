import { clases } from "./clases";
import * as css from "./Pasos.css";

/** "Paso 2 de 4: Elige el día". The bar repeats it for the eye only. */
export function Pasos({ actual, total, nombre }: { actual: number; total: number; nombre?: string }) {
  return (
    <div className={css.pasos}>
      <p className={css.texto}>
        Paso {actual} de {total}
        {nombre && `: ${nombre}`}
      </p>
      <div className={css.barra} aria-hidden="true">
        {Array.from({ length: total }, (_, index) => (
          <span key={index} className={clases(css.tramo, index < actual && css.hecho)} />
        ))}
      </div>
    </div>
  );
}
