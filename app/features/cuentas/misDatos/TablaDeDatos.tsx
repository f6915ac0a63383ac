import { Fold } from "~/components/Fold";
import * as css from "./datos.css";

interface Props {
  nombre: string;
  columnas: string[];
  filas: string[][];
}

/** Rows that a table shows before the others, which are folded. */
const PRIMERAS = 5;

/** A table of data: its first rows, and the others folded below. */
export function TablaDeDatos({ nombre, columnas, filas }: Props) {
  const otras = filas.slice(PRIMERAS);
  return (
    <div>
      <Tabla nombre={nombre} columnas={columnas} filas={filas.slice(0, PRIMERAS)} />
      {otras.length > 0 && (
        <Fold title={`Ver todo (${otras.length} más)`}>
          <Tabla nombre={`${nombre}, el resto`} columnas={columnas} filas={otras} />
        </Fold>
      )}
    </div>
  );
}

/**
 * One table, as high as its rows. In a narrow window it scrolls sideways inside its own frame, by keyboard too
 * (WCAG 2.2, 1.4.10 and 2.1.1).
 */
function Tabla({ nombre, columnas, filas }: Props) {
  return (
    <div className={css.marco} role="group" aria-label={nombre} tabIndex={0}>
      <table className={css.tabla}>
        <thead>
          <tr>
            {columnas.map((columna) => (
              <th key={columna} scope="col">
                {columna}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {filas.map((valores, indice) => (
            <tr key={indice}>
              {valores.map((valor, columna) => (
                <td key={columna} data-columna={columnas[columna]}>
                  {valor}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
