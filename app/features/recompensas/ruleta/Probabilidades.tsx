import { pila, textoSuave } from "~/styles/layout.css";
import * as listas from "../listas.css";
import { colorDe } from "./colorDe";
import * as css from "./ruleta.css";
import type { filasDe } from "./ruleta.server";

/** Odds of a round, published and now, with what is left of each prize. */
export const Probabilidades = ({ filas }: { filas: ReturnType<typeof filasDe> }) => (
  <section aria-labelledby="probabilidades" className={pila.corta}>
    <h2 id="probabilidades">Probabilidades</h2>
    <ul className={listas.lineas}>
      {filas.map(({ uid, lugar, nombre, publicado, ahora, quedan, nota }) => (
        <li key={uid} className={listas.linea}>
          <span>
            <svg viewBox="0 0 2 2" aria-hidden="true" className={css.muestra}>
              <circle cx="1" cy="1" r="1" className={colorDe(lugar)} />
            </svg>
            {nombre}
          </span>
          <strong className={listas.cifra}>{ahora}</strong>
          <span className={listas.detalle}>
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
