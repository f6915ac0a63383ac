import { pila, textoSuave } from "~/styles/layout.css";
import type { filasDe } from "./ruleta.server";
import * as css from "./ruleta.css";

/** Odds of a round, published and now, with what is left of each prize. */
export const Probabilidades = ({ filas }: { filas: ReturnType<typeof filasDe> }) => (
  <section aria-labelledby="probabilidades" className={pila.corta}>
    <h2 id="probabilidades">Probabilidades</h2>
    <ul className={css.lineas}>
      {filas.map(({ uid, nombre, publicado, ahora, quedan, nota }) => (
        <li key={uid} className={css.linea}>
          <span>{nombre}</span>
          <strong className={css.cifra}>{ahora}</strong>
          <span className={css.detalle}>
            {[publicado !== ahora && `${publicado} al abrir`, quedan, nota].filter(Boolean).join(" · ")}
          </span>
        </li>
      ))}
    </ul>
    <p className={textoSuave}>
      Un giro que cae en un premio agotado no se gasta: giras de nuevo. Por eso, cuando un premio se agota,
      sus probabilidades se reparten entre lo demás.
    </p>
  </section>
);
