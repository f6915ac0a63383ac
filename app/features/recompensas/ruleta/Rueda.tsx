import * as css from "./ruleta.css";

/** Drawn wheel, for the eyes alone: the text beside it says everything. */
export const Rueda = ({ sectores, vuelta }: { sectores: readonly string[]; vuelta: number }) => (
  <svg viewBox="-104 -112 208 216" aria-hidden="true" className={css.rueda}>
    <g key={vuelta} className={vuelta === 0 ? undefined : css.girando}>
      <g transform={`rotate(${vuelta.toFixed(1)})`}>
        {sectores.map((trazo, lugar) => (
          <path
            key={trazo}
            d={trazo}
            className={
              lugar === sectores.length - 1 ? css.sectorVacio : css.sector[lugar % 2 === 0 ? "par" : "impar"]
            }
          />
        ))}
        <circle r="18" className={css.centro} />
      </g>
    </g>
    <path d="M-9 -111H9L0 -92Z" className={css.marca} />
  </svg>
);
