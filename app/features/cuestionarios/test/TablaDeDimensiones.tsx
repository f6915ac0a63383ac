import { Fragment } from "react";
import * as css from "./test.css";

export interface DimensionALaVista {
  id: string;
  nombre: string;
  puntaje: number;
  franja: string;
  texto: string;
  tono: keyof typeof css.rellenoDeBarra;
  /** Score of the test before; null without one. */
  antes: number | null;
}

/** Scores of a test as a table, with the value of each bar beside it (WCAG 2.2, 1.1.1). */
export function TablaDeDimensiones({
  dimensiones,
  conAntes,
}: {
  dimensiones: readonly DimensionALaVista[];
  conAntes: boolean;
}) {
  return (
    <table className={css.tabla}>
      <thead>
        <tr>
          <th scope="col" className={css.encabezado}>
            Cómo va
          </th>
          <th scope="col" className={css.encabezado}>
            Esta vez
          </th>
          {conAntes && (
            <th scope="col" className={css.encabezado}>
              Antes
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {dimensiones.map(({ id, nombre, puntaje, franja, texto, tono, antes }) => (
          <Fragment key={id}>
            <tr>
              <th scope="row" className={css.dato}>
                <strong>{nombre}:</strong> {franja.toLowerCase()}
                <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" className={css.barra}>
                  <rect width={Math.max(puntaje, 2)} height="10" className={css.rellenoDeBarra[tono]} />
                </svg>
              </th>
              <td className={css.cifra}>{puntaje}</td>
              {conAntes && <td className={css.cifra}>{antes ?? "—"}</td>}
            </tr>
            <tr>
              <td colSpan={conAntes ? 3 : 2} className={css.explicacion}>
                {texto}
              </td>
            </tr>
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}
