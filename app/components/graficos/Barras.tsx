import { soloLectores } from "~/styles/layout.css";
import { Icon } from "../Icon";
import { enPorciento, enSigno } from "./geometria";
import * as css from "./graficos.css";

interface FilaDeBarra {
  id: string;
  nombre: string;
  /** Value from 0 to 100. */
  valor: number;
  /** Change since the last time, in points; null without a last time, 0 for a change that does not count. */
  cambio: number | null;
  /** Explanation folded below the bar; a row without one does not open. */
  texto?: string;
}

/** List of values with a bar for each, and the change since the last time. */
export const Barras = ({ filas }: { filas: readonly FilaDeBarra[] }) => (
  <ul className={css.barras}>
    {filas.map(({ texto, ...fila }) => (
      <li key={fila.id}>
        {texto === undefined ? (
          <p className={css.fila}>
            <Fila {...fila} />
          </p>
        ) : (
          <details>
            <summary className={css.fila}>
              <Fila {...fila} />
              <Icon name="abajo" size={16} />
            </summary>
            <p className={css.bajoLaBarra}>{texto}</p>
          </details>
        )}
      </li>
    ))}
  </ul>
);

const Fila = ({ nombre, valor, cambio }: FilaDeBarra) => (
  <>
    <span>{nombre}</span>
    <strong>{valor}</strong>
    {cambio === null ? <span /> : <Cambio {...enSigno(cambio)} />}
    <span className={css.barra}>
      <svg width="100%" height="10" aria-hidden="true">
        <rect width="100%" height="10" className={css.fondo} />
        <rect width={enPorciento(Math.max(valor, 2))} height="10" rx="5" className={css.lleno} />
      </svg>
    </span>
  </>
);

const Cambio = ({ signo, palabras }: ReturnType<typeof enSigno>) => (
  <span className={css.cambio}>
    <span aria-hidden="true">{signo}</span>
    <span className={soloLectores}>{palabras}</span>
  </span>
);
