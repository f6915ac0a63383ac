import { ListaDeDatos } from "~/components/ListaDeDatos";
import { enlaceSuelto, fila, pila, soloLectores, textoSuave } from "~/styles/layout.css";
import { TablaDeDatos } from "./TablaDeDatos";

interface Props {
  clave: string;
  titulo: string;
  columnas: string[];
  filas: string[][];
}

/** What one table holds: a single row as a list of its fields, several as a table that can be taken along. */
export function Seccion({ clave, titulo, columnas, filas }: Props) {
  const [unica] = filas;
  const esLista = clave !== "personas" && clave !== "cuentas";
  return (
    <section aria-labelledby={clave} className={pila.media}>
      <div className={fila.extremos}>
        <h2 id={clave}>{titulo}</h2>
        {esLista && filas.length > 0 && (
          <a href={`/mi-perfil/mis-datos/descarga?formato=csv&lista=${clave}`} className={enlaceSuelto}>
            Descargar CSV<span className={soloLectores}> de {titulo.toLowerCase()}</span>
          </a>
        )}
      </div>
      {!unica ? (
        <p className={textoSuave}>No guardamos nada aquí.</p>
      ) : esLista ? (
        <TablaDeDatos nombre={titulo} columnas={columnas} filas={filas} />
      ) : (
        <ListaDeDatos datos={columnas.map((termino, indice) => ({ termino, valor: unica[indice] ?? "—" }))} />
      )}
    </section>
  );
}
