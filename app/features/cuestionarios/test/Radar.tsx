import type { DimensionALaVista } from "./TablaDeDimensiones";
import * as css from "./test.css";

const CENTRO = 150;
const RADIO = 80;
const ANILLOS = [25, 50, 75, 100];

function punto(indice: number, cuantas: number, valor: number): readonly [number, number] {
  const angulo = (indice / cuantas) * 2 * Math.PI - Math.PI / 2;
  const lejos = (valor / 100) * RADIO;
  return [CENTRO + Math.cos(angulo) * lejos, CENTRO + Math.sin(angulo) * lejos];
}
const enPuntos = (valores: readonly number[]) =>
  valores
    .map((valor, indice) =>
      punto(indice, valores.length, valor)
        .map((n) => n.toFixed(1))
        .join(","),
    )
    .join(" ");

/** Side on which the name of an axis stands, so that it does not cover the drawing. */
const haciaAfuera = (x: number) => (Math.abs(x - CENTRO) < 1 ? "middle" : x < CENTRO ? "end" : "start");

/** Chart of the scores, which repeats the table beside it and adds no information (WCAG 2.2, 1.1.1). */
export function Radar({ dimensiones }: { dimensiones: readonly DimensionALaVista[] }) {
  const cuantas = dimensiones.length;
  if (cuantas < 3) return null;
  const conAntes = dimensiones.every(({ antes }) => antes !== null);
  return (
    <svg viewBox="0 30 300 230" aria-hidden="true" className={css.radar}>
      {ANILLOS.map((valor) => (
        <polygon key={valor} points={enPuntos(dimensiones.map(() => valor))} className={css.aro} />
      ))}
      {dimensiones.map(({ id }, indice) => {
        const [x, y] = punto(indice, cuantas, 100);
        return <line key={id} x1={CENTRO} y1={CENTRO} x2={x} y2={y} className={css.aro} />;
      })}
      <polygon points={enPuntos(dimensiones.map(({ puntaje }) => puntaje))} className={css.figura} />
      {conAntes && (
        <polygon
          points={enPuntos(dimensiones.map(({ antes }) => antes ?? 0))}
          className={css.figuraDeAntes}
        />
      )}
      {dimensiones.map(({ id, nombre }, indice) => {
        const [x, y] = punto(indice, cuantas, 116);
        return (
          <text key={id} x={x} y={y + 4} textAnchor={haciaAfuera(x)} className={css.letrero}>
            {nombre}
          </text>
        );
      })}
    </svg>
  );
}
