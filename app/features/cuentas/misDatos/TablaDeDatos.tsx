import * as css from "./datos.css";

interface Props {
  nombre: string;
  columnas: string[];
  filas: string[][];
}

/**
 * A table of data that scrolls inside its own frame in a narrow window, by keyboard too (WCAG 2.2, 1.4.10 and
 * 2.1.1).
 */
export function TablaDeDatos({ nombre, columnas, filas }: Props) {
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
