import * as css from "./medicion.css";

/** A bar of a plot: a count that is too small to be told is null, and has a mark instead of a bar. */
interface Columna {
  nombre: string;
  cuantos: number | null;
  /** True for a time that is not over. */
  enCurso?: boolean;
}

const ALTO = 100;
const MARCA = 3;

interface PropsDeColumnas {
  columnas: readonly Columna[];
  alto?: keyof typeof css.columnas;
}

/** Bars side by side. A table on the same page says the same in numbers (WCAG 2.2, 1.1.1). */
export function Columnas({ columnas, alto = "grande" }: PropsDeColumnas) {
  const mayor = Math.max(1, ...columnas.map(({ cuantos }) => cuantos ?? 0));
  const paso = 100 / Math.max(1, columnas.length);
  return (
    <svg
      viewBox={`0 0 100 ${ALTO}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={css.columnas[alto]}
    >
      {columnas.map(({ nombre, cuantos, enCurso = false }, indice) => {
        const largo = cuantos === null ? MARCA : Math.max(MARCA, (cuantos / mayor) * ALTO);
        return (
          <rect
            key={nombre}
            x={indice * paso + paso * 0.12}
            y={ALTO - largo}
            width={paso * 0.76}
            height={largo}
            className={cuantos === null ? css.pocas : enCurso ? css.barraEnCurso : css.barra}
          />
        );
      })}
    </svg>
  );
}

/** First and last name under bars. */
export const Extremos = ({ nombres }: { nombres: readonly string[] }) => (
  <p aria-hidden="true" className={css.extremos}>
    {nombres.map((nombre) => (
      <span key={nombre}>{nombre}</span>
    ))}
  </p>
);

/** One bar, as long as a part of its whole. */
export const Barra = ({ parte }: { parte: number }) => (
  <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" className={css.barraSola}>
    <rect width="100" height="8" className={css.fondo} />
    <rect width={Math.max(0, Math.min(100, parte * 100))} height="8" className={css.barra} />
  </svg>
);

interface PropsDeMeta {
  /** Places between 0 and 1: of the half of the visits, and of three of four. The goal stands in the middle. */
  mitad: number;
  tresDeCuatro: number;
}

/** Speed beside its goal: the good half of the scale, a thin mark for p50 and a broad one for p75. */
export const EscalaDeMeta = ({ mitad, tresDeCuatro }: PropsDeMeta) => (
  <svg viewBox="0 0 100 16" preserveAspectRatio="none" aria-hidden="true" className={css.escala}>
    <rect y="4" width="50" height="8" className={css.buena} />
    <rect x="50" y="4" width="50" height="8" className={css.mala} />
    <rect x="49.8" width="0.4" height="16" className={css.linea} />
    <rect x={enEscala(mitad, 0.6)} y="2" width="0.6" height="12" className={css.linea} />
    <rect x={enEscala(tresDeCuatro, 2)} width="2" height="16" className={css.barra} />
  </svg>
);

const enEscala = (parte: number, ancho: number) =>
  Math.max(0, Math.min(100 - ancho, parte * 100 - ancho / 2));

/** Score between -100 and 100 with its interval. */
export const EscalaDeNps = ({ puntaje, desde, hasta }: Record<"puntaje" | "desde" | "hasta", number>) => {
  const lugar = (puntos: number) => (puntos + 100) / 2;
  return (
    <svg viewBox="0 0 100 16" preserveAspectRatio="none" aria-hidden="true" className={css.escala}>
      <rect y="6" width="100" height="4" className={css.fondo} />
      <rect
        x={lugar(desde)}
        y="3"
        width={Math.max(0.6, lugar(hasta) - lugar(desde))}
        height="10"
        className={css.intervalo}
      />
      <rect x="49.8" width="0.4" height="16" className={css.linea} />
      <rect x={enEscala(lugar(puntaje) / 100, 1.6)} width="1.6" height="16" className={css.barra} />
    </svg>
  );
};
