import * as css from "./medicion.css";

interface Props {
  barras: readonly { dia: string; cuantos: number }[];
}

const ANCHO = 640;
const ALTO = 160;
const PIE = 20;

/** Bars of the visits of each day. The table below says the same in numbers (WCAG 2.2, 1.1.1). */
export function Barras({ barras }: Props) {
  const mayor = Math.max(1, ...barras.map(({ cuantos }) => cuantos));
  const paso = ANCHO / Math.max(1, barras.length);
  return (
    <svg viewBox={`0 0 ${ANCHO} ${ALTO}`} aria-hidden="true" className={css.dibujo}>
      {barras.map(({ dia, cuantos }, indice) => {
        const alto = (cuantos / mayor) * (ALTO - PIE);
        return (
          <rect
            key={dia}
            x={indice * paso + paso * 0.1}
            y={ALTO - PIE - alto}
            width={paso * 0.8}
            height={alto}
            rx="2"
            className={css.barra}
          />
        );
      })}
      <text x="0" y={ALTO - 4} className={css.letrero}>
        {barras[0]?.dia}
      </text>
      <text x={ANCHO} y={ALTO - 4} textAnchor="end" className={css.letrero}>
        {barras.at(-1)?.dia}
      </text>
    </svg>
  );
}

/** Bar of a step of a journey, as long as its part of the first step. */
export const Paso = ({ parte }: { parte: number }) => (
  <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" className={css.paso}>
    <rect width="100" height="8" className={css.fondo} />
    <rect width={Math.min(100, parte * 100)} height="8" className={css.barra} />
  </svg>
);
