import type { Fila, Pieza } from "~/domain/consentimientos/diferencias";
import { pila, soloLectores } from "~/styles/layout.css";
import * as css from "./documento.css";

/**
 * Added and deleted text of a legal document, named in words too (WCAG 2.2, 1.4.1): a screen reader does not tell
 * colours and lines.
 */
export function Diferencias({ filas }: { filas: Fila[] }) {
  return (
    <div className={pila.media}>
      <p>
        Lo <ins className={css.nuevo}>añadido</ins> va subrayado y lo{" "}
        <del className={css.quitado}>quitado</del> va tachado.
      </p>
      {filas.map(({ tipo, piezas }, fila) => {
        const Linea = tipo === "titulo" ? "h3" : "p";
        return (
          <Linea key={fila}>
            {tipo === "punto" && "• "}
            {piezas.map(({ texto, cambio }, indice) => (
              <Trozo key={indice} texto={texto} cambio={cambio} />
            ))}
          </Linea>
        );
      })}
    </div>
  );
}

function Trozo({ texto, cambio }: Pieza) {
  if (cambio === "igual") return <>{texto}</>;
  const Marca = cambio === "nuevo" ? "ins" : "del";
  return (
    <Marca className={css[cambio]}>
      <span className={soloLectores}>{cambio === "nuevo" ? " [añadido: " : " [quitado: "}</span>
      {texto}
      <span className={soloLectores}>] </span>
    </Marca>
  );
}
