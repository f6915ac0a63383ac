import { trazoDeAnillo } from "./geometria";
import * as css from "./graficos.css";
import { vista } from "./vista";

interface Props {
  /** Done part, from 0 to 1. */
  parte: number;
  /** A few letters in the middle: «3 de 8». */
  texto?: string;
  /** Words for a reader, where the text beside the drawing does not say the same. */
  descripcion?: string;
}

/** Progress as a ring that closes clockwise from the top. */
export const Anillo = ({ parte, texto, descripcion }: Props) => (
  <svg viewBox="0 0 50 50" width="50" height="50" className={css.anillo} {...vista(descripcion)}>
    <circle cx="25" cy="25" r="21" className={css.aro} />
    {parte > 0 && (
      <circle
        cx="25"
        cy="25"
        r="21"
        pathLength="100"
        strokeDasharray={trazoDeAnillo(parte)}
        transform="rotate(-90 25 25)"
        className={css.arco}
      />
    )}
    {texto && (
      <text x="25" y="29">
        {texto}
      </text>
    )}
  </svg>
);
