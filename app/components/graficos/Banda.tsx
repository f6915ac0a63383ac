import { enPorciento } from "./geometria";
import * as css from "./graficos.css";

interface Props {
  /** Names of the stretches, from the lowest to the highest. */
  nombres: readonly string[];
  /** Place of the mark, from 0 to 100 of the band. */
  lugar: number;
  /** Limits between the stretches, in the words of their numbers: one less than the stretches. */
  limites?: readonly (string | number)[];
}

/** Band of equal stretches with a mark above one of them. Its names are a list, in which that one is current. */
export function Banda({ nombres, lugar, limites = [] }: Props) {
  const ancho = 100 / nombres.length;
  const actual = Math.min(nombres.length - 1, Math.floor(lugar / ancho));
  return (
    <div className={css.segunSuAncho}>
      <svg
        width="100%"
        height={limites.length > 0 ? "3.4em" : "2em"}
        className={css.dibujo}
        aria-hidden="true"
      >
        {nombres.map((nombre, tramo) => (
          <rect
            key={nombre}
            x={enPorciento(tramo * ancho + 0.4)}
            y="1em"
            width={enPorciento(ancho - 0.8)}
            height=".9em"
            rx="4"
            className={tramo === actual ? css.lleno : css.suave}
          />
        ))}
        {limites.map((limite, tramo) => (
          <text key={limite} x={enPorciento((tramo + 1) * ancho)} y="3.1em" textAnchor="middle">
            {limite}
          </text>
        ))}
        <svg x={enPorciento(lugar)} width="1" height="1" overflow="visible">
          <path d="M0 12-8 0H8Z" className={css.marca} />
        </svg>
      </svg>
      <ol className={css.nombres}>
        {nombres.map((nombre, tramo) => (
          <li key={nombre} aria-current={tramo === actual || undefined}>
            {nombre}
          </li>
        ))}
      </ol>
    </div>
  );
}
