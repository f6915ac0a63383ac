import { pila, textoChico, textoSuave } from "~/styles/layout.css";
import { classNames } from "~/components/classNames";
import type { filasDe } from "./ruleta.server";
import * as css from "./ruleta.css";

/** Odds of a round, published and now, with what is left of each prize. */
export const Probabilidades = ({ filas }: { filas: ReturnType<typeof filasDe> }) => (
  <section aria-labelledby="probabilidades" className={pila.corta}>
    <h2 id="probabilidades">Probabilidades</h2>
    <table className={css.tabla}>
      <thead>
        <tr>
          <th scope="col" className={css.encabezado}>
            Premio
          </th>
          <th scope="col" className={css.encabezado}>
            Al abrir
          </th>
          <th scope="col" className={css.encabezado}>
            Ahora
          </th>
          <th scope="col" className={css.encabezado}>
            Quedan
          </th>
        </tr>
      </thead>
      <tbody>
        {filas.map(({ uid, nombre, publicado, ahora, quedan, nota }) => (
          <tr key={uid}>
            <th scope="row" className={css.nombre}>
              {nombre}
              {nota && <span className={classNames(css.nota, textoSuave, textoChico)}>{nota}</span>}
            </th>
            <td className={css.cifra}>{publicado}</td>
            <td className={css.cifra}>{ahora}</td>
            <td className={css.cifra}>{quedan}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <p className={textoSuave}>
      Un giro que cae en un premio agotado no se gasta: giras de nuevo. Por eso, cuando un premio se agota,
      sus probabilidades se reparten entre lo demás, como dice «Ahora».
    </p>
  </section>
);
