import { altoDelCamino, curvaPor, puntosDelCamino, type EstadoEnCamino } from "./trazado";
import * as css from "./camino.css";

const MEDIDAS = {
  chico: { ancho: 240, porFila: 12 },
  grande: { ancho: 360, porFila: 4 },
} as const;

interface Props {
  pasos: readonly EstadoEnCamino[];
  /** `chico` is a strip below the picture of a route; `grande` heads the steps of a person. */
  tamano: keyof typeof MEDIDAS;
}

/** Path of a route as a drawing: steps done, the next one, and those to come. The list of steps tells it in words. */
export function Camino({ pasos, tamano }: Props) {
  const medidas = MEDIDAS[tamano];
  const chico = tamano === "chico";
  const puntos = puntosDelCamino(pasos.length, medidas);
  const sinHacer = pasos.findIndex((paso) => paso !== "hecho");
  const andado = puntos.slice(0, sinHacer === -1 ? undefined : sinHacer + 1);
  const alto = chico ? 36 : altoDelCamino(pasos.length, medidas);
  return (
    <svg
      viewBox={`0 ${chico ? 24 : 0} ${medidas.ancho} ${alto}`}
      width={medidas.ancho}
      height={alto}
      className={chico ? css.chico : css.grande}
      aria-hidden="true"
    >
      <path d={curvaPor(puntos)} className={css.porAndar} />
      <path d={curvaPor(andado)} className={css.andado} />
      {puntos.map(({ x, y }, indice) => (
        <g key={indice} className={css.paso[pasos[indice]!]} transform={`translate(${x} ${y})`}>
          <circle r={chico ? 6 : 17} />
          {!chico &&
            (pasos[indice] === "hecho" ? (
              <path d="M-7 0l5 5 9-10" />
            ) : (
              <text y="6" textAnchor="middle">
                {indice + 1}
              </text>
            ))}
        </g>
      ))}
    </svg>
  );
}
