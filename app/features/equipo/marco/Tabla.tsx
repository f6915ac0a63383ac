import * as css from "./Tabla.css";

interface Props {
  /** Name of the table for who hears it. */
  nombre: string;
  columnas: readonly string[];
  /** Rows, each with as many cells as columns; the first one names the row. */
  filas: readonly { id: string; celdas: readonly (string | number)[] }[];
}

/** Table whose rows are lists on a phone, each number with its column's name before it. */
export const Tabla = ({ nombre, columnas, filas }: Props) => (
  <table className={css.tabla} role="table" aria-label={nombre}>
    <thead className={css.cabecera} role="rowgroup">
      <tr role="row">
        {columnas.map((columna) => (
          <th key={columna} scope="col" role="columnheader" className={css.columna}>
            {columna}
          </th>
        ))}
      </tr>
    </thead>
    <tbody role="rowgroup" className={css.cuerpo}>
      {filas.map(({ id, celdas: [primera, ...resto] }) => (
        <tr key={id} role="row" className={css.filaDeTabla}>
          <th scope="row" role="rowheader" className={css.nombreDeFila}>
            {primera}
          </th>
          {resto.map((celda, indice) => (
            <td
              key={columnas[indice + 1]}
              role="cell"
              className={css.celda}
              data-columna={columnas[indice + 1]}
            >
              {celda}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
