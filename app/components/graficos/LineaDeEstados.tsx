import { enPorciento } from "./geometria";
import * as css from "./graficos.css";

/** State of one matter of an order. */
export interface EstadoEnLinea {
  nombre: string;
  /** State in words. */
  estado: string;
  como: "hecho" | "ahora" | "falta" | "mal";
}

const MARCA = { hecho: css.lleno, ahora: css.abierto, falta: css.hueco, mal: css.mal } as const;

/** Matters of an order on a line, in the order in which they happen, with their states in words below. */
export function LineaDeEstados({ estados }: { estados: readonly EstadoEnLinea[] }) {
  const ancho = 100 / estados.length;
  const lugar = (indice: number) => enPorciento((indice + 0.5) * ancho);
  return (
    <div className={css.figura}>
      <svg width="100%" height="26" className={css.dibujo} aria-hidden="true">
        {estados.slice(1).map(({ nombre, como }, indice) => (
          <line
            key={nombre}
            x1={lugar(indice)}
            x2={lugar(indice + 1)}
            y1="13"
            y2="13"
            className={como === "falta" ? css.eje : css.linea}
          />
        ))}
        {estados.map(({ nombre, como }, indice) => (
          <svg key={nombre} x={lugar(indice)} y="13" width="1" height="1" overflow="visible">
            <circle r="10" className={MARCA[como]} />
            {como === "hecho" && <path d="M-4 0-1 3 5-4" className={css.signo} />}
            {como === "mal" && <path d="M-4-4 4 4M4-4-4 4" className={css.mal} />}
          </svg>
        ))}
      </svg>
      <ol className={css.nombres}>
        {estados.map(({ nombre, estado, como }) => (
          <li key={nombre} aria-current={como === "ahora" ? "step" : undefined}>
            {nombre}
            <span className={css.detalle}>{estado}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
