import { textoSuave } from "~/styles/layout.css";
import * as css from "./test.css";

export interface DimensionALaVista {
  id: string;
  nombre: string;
  puntaje: number;
  franja: string;
  texto: string;
  tono: keyof typeof css.rellenoDeBarra;
  /** The time before; null where there was none. */
  antes: number | null;
}

/** The bars as a table: what each of them says stands beside it. */
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
          <th scope="col" className={css.celda}>
            Cómo va
          </th>
          <th scope="col" className={css.celda}>
            Hoy
          </th>
          {conAntes && (
            <th scope="col" className={css.celda}>
              Antes
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {dimensiones.map(({ id, nombre, puntaje, franja, texto, tono, antes }) => (
          <tr key={id}>
            <th scope="row" className={css.celda}>
              {nombre}: {franja.toLowerCase()}
              <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" className={css.barra}>
                <rect width="100" height="10" rx="5" className={css.fondoDeBarra} />
                <rect width={Math.max(puntaje, 2)} height="10" rx="5" className={css.rellenoDeBarra[tono]} />
              </svg>
              <p className={textoSuave}>{texto}</p>
            </th>
            <td className={css.cifra}>{puntaje}</td>
            {conAntes && <td className={css.cifra}>{antes ?? "—"}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
