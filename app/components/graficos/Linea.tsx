import {
  alturaEnLinea,
  enPorciento,
  enPuntos,
  escalaDeLinea,
  lugaresALoLargo,
  type Normal,
} from "./geometria";
import * as css from "./graficos.css";

interface Props {
  /** Values from the oldest to the newest. */
  valores: readonly number[];
  /** Range in which most people are, or in which it goes well. */
  normal: Normal;
  /** Range in words: «Bien desde 70». */
  rango: string;
  /** Days of the first and of the last value, in words. */
  extremos: readonly [string, string];
}

/** Part of the width, in percent, that the numbers of the range take at the start and the last point at the end. */
const INICIO = 12;
const ANCHO = 84;

/** Trend over its normal range, with its last value in figures. A table of the page says the same (WCAG 2.2, 1.1.1). */
export function Linea({ valores, normal, rango, extremos }: Props) {
  const escala = escalaDeLinea(valores, normal);
  const y = (valor: number) => alturaEnLinea(valor, escala);
  const x = lugaresALoLargo(valores.length).map((lugar) => INICIO + (lugar * ANCHO) / 100);
  const ultimo = valores.at(-1);
  if (ultimo === undefined) return null;
  return (
    <div className={css.figura} aria-hidden="true">
      <svg width="100%" height="9em" className={css.dibujo}>
        <rect
          x={enPorciento(INICIO)}
          y={enPorciento(y(normal.hasta))}
          width={enPorciento(100 - INICIO)}
          height={enPorciento(y(normal.desde) - y(normal.hasta))}
          className={css.suave}
        />
        {[normal.hasta, normal.desde].map((valor) => (
          <text key={valor} y={enPorciento(y(valor))} dy=".35em">
            {valor}
          </text>
        ))}
        <svg viewBox="0 0 100 100" width="100%" height="100%" preserveAspectRatio="none" overflow="visible">
          <polyline
            points={enPuntos(valores.map((valor, indice) => [x[indice]!, y(valor)]))}
            className={css.linea}
          />
        </svg>
        {valores.map((valor, indice) => (
          <circle
            key={indice}
            cx={enPorciento(x[indice]!)}
            cy={enPorciento(y(valor))}
            r={indice === valores.length - 1 ? 6 : 3}
            className={css.lleno}
          />
        ))}
        {/* The last figure ends with the drawing: enlarged letters must not widen the page. */}
        <text x="100%" y={enPorciento(y(ultimo))} dy="-.8em" textAnchor="end" fontWeight="700">
          {ultimo}
        </text>
      </svg>
      <p className={css.rango}>{rango}</p>
      <p className={css.extremos}>
        <span>{valores.length > 1 && extremos[0]}</span>
        <span>{extremos[1]}</span>
      </p>
    </div>
  );
}
