import { DataList } from "~/components/DataList";
import { Icon } from "~/components/Icon";
import { enlaceSuelto, soloLectores } from "~/styles/layout.css";
import * as css from "./datos.css";
import { TablaDeDatos } from "./TablaDeDatos";

interface Props {
  clave: string;
  titulo: string;
  columnas: string[];
  /** Columns with internal codes, folded below the others. */
  internas: string[];
  filas: string[][];
}

/** Data of a person in one table, folded: a single row as a list of fields, several rows as a table. */
export function Seccion({ clave, titulo, columnas, internas, filas }: Props) {
  const [unica] = filas;
  const esLista = clave !== "personas" && clave !== "cuentas";
  return (
    <section aria-labelledby={clave}>
      <details open={!esLista} className={css.seccion}>
        <summary className={css.cabeza}>
          <h2 id={clave}>{titulo}</h2>
          {esLista && <span className={css.cuantas}>{filas.length}</span>}
          <Icon name="abajo" />
        </summary>
        <div className={css.contenido}>
          {esLista ? (
            <TablaDeDatos nombre={titulo} columnas={columnas} filas={filas} />
          ) : (
            <UnaSola columnas={columnas} internas={internas} valores={unica ?? []} />
          )}
          {esLista && (
            <a href={`/mi-perfil/mis-datos/descarga?formato=csv&lista=${clave}`} className={enlaceSuelto}>
              Descargar CSV<span className={soloLectores}> de {titulo.toLowerCase()}</span>
            </a>
          )}
        </div>
      </details>
    </section>
  );
}

function UnaSola({
  columnas,
  internas,
  valores,
}: Pick<Props, "columnas" | "internas"> & { valores: string[] }) {
  const datos = columnas.map((termino, indice) => ({ term: termino, value: valores[indice] ?? "—" }));
  const codigos = datos.filter(({ term }) => internas.includes(term));
  return (
    <>
      <DataList entries={datos.filter((dato) => !codigos.includes(dato))} />
      {codigos.length > 0 && (
        <details>
          <summary className={css.codigos}>Códigos con los que te guardamos</summary>
          <DataList entries={codigos} />
        </details>
      )}
    </>
  );
}
