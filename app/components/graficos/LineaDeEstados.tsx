import * as css from "./graficos.css";

/** State of one matter of an order. */
export interface EstadoEnLinea {
  nombre: string;
  /** State in words. */
  estado: string;
  como: "hecho" | "ahora" | "falta" | "mal";
}

const MARCA = { hecho: css.lleno, ahora: css.abierto, falta: css.hueco, mal: css.mal } as const;

/** Matters of an order on a line, in the order in which they happen, each with its mark and its state in words. */
export const LineaDeEstados = ({ estados }: { estados: readonly EstadoEnLinea[] }) => (
  <div className={css.segunSuAncho}>
    <ol className={css.estados}>
      {estados.map(({ nombre, estado, como }, indice) => (
        <li
          key={nombre}
          className={claseDe(estados[indice + 1])}
          aria-current={como === "ahora" ? "step" : undefined}
        >
          <svg viewBox="-13 -13 26 26" width="26" height="26" aria-hidden="true">
            <circle r="10" className={MARCA[como]} />
            {como === "hecho" && <path d="M-4 0-1 3 5-4" className={css.signo} />}
            {como === "mal" && <path d="M-4-4 4 4M4-4-4 4" className={css.mal} />}
          </svg>
          <span>
            {nombre}
            <span className={css.detalle}>{estado}</span>
          </span>
        </li>
      ))}
    </ol>
  </div>
);

/** Style of a matter by the one that follows it: the line between them is drawn from the first. */
const claseDe = (siguiente: EstadoEnLinea | undefined) =>
  siguiente ? (siguiente.como === "falta" ? css.porSeguir : css.seguido) : css.estado;
