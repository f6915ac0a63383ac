import { DataList } from "./DataList";
import type { SeccionDeHoja } from "~/domain/reclamos/enPalabras";
import { pila, textoPropio } from "~/styles/layout.css";

/** Parts of a sheet, in the order of the norm. */
export function SeccionesDeHoja({ secciones }: { secciones: readonly SeccionDeHoja[] }) {
  return secciones.map(({ titulo, datos }) => (
    <section key={titulo} aria-label={titulo} className={pila.corta}>
      <h2>{titulo}</h2>
      <DataList
        entries={datos.map(([term, value]) => ({
          term,
          value: <span className={textoPropio}>{value}</span>,
        }))}
      />
    </section>
  ));
}
