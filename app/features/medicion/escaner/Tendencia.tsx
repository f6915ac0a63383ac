import { EN_REPOSO } from "~/domain/medicion/latidos";
import * as css from "./escaner.css";

const ANCHO = 300;
const ALTO = 120;
const MARGEN = 14;

/**
 * Drawing of the table of measurements (WCAG 2.2, 1.1.1), from oldest to newest, over the range of most people at
 * rest.
 */
export function Tendencia({ valores }: { valores: readonly number[] }) {
  const [menor, mayor] = [
    Math.min(EN_REPOSO.desde - 10, ...valores),
    Math.max(EN_REPOSO.hasta + 10, ...valores),
  ];
  const y = (valor: number) => MARGEN + ((mayor - valor) / (mayor - menor)) * (ALTO - 2 * MARGEN);
  const x = (indice: number) => 34 + (indice / Math.max(1, valores.length - 1)) * (ANCHO - 34 - MARGEN);
  return (
    <svg viewBox={`0 0 ${ANCHO} ${ALTO}`} aria-hidden="true" className={css.tendencia}>
      <rect
        x="34"
        y={y(EN_REPOSO.hasta)}
        width={ANCHO - 34}
        height={y(EN_REPOSO.desde) - y(EN_REPOSO.hasta)}
        className={css.franja}
      />
      {[EN_REPOSO.hasta, EN_REPOSO.desde].map((valor) => (
        <text key={valor} x="28" y={y(valor) + 4} className={css.letrero}>
          {valor}
        </text>
      ))}
      <polyline
        points={valores.map((valor, indice) => `${x(indice).toFixed(1)},${y(valor).toFixed(1)}`).join(" ")}
        className={css.linea}
      />
      {valores.map((valor, indice) => (
        <circle key={indice} cx={x(indice)} cy={y(valor)} r="3.5" className={css.punto} />
      ))}
    </svg>
  );
}
