import { pila, textoChico, textoSuave } from "~/styles/layout.css";
import { classNames } from "./classNames";
import * as css from "./Steps.css";

/** Progress through some steps: "Paso 2 de 4: Elige el día". The bar repeats the words for the eye only. */
export function Steps({ current, total, name }: { current: number; total: number; name?: string }) {
  return (
    <div className={pila.corta}>
      <p className={classNames(textoChico, textoSuave)}>
        Paso {current} de {total}
        {name && `: ${name}`}
      </p>
      <div className={css.bar} aria-hidden="true">
        {Array.from({ length: total }, (_, index) => (
          <span key={index} className={classNames(css.segment, index < current && css.done)} />
        ))}
      </div>
    </div>
  );
}
