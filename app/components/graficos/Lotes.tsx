import { Fold } from "../Fold";
import { Tag } from "../Tag";
import { agrupar } from "~/domain/shared/agrupar";
import { enPorciento, lugaresDeLotes } from "./geometria";
import * as css from "./graficos.css";

/** Things that were received together and end together. */
export interface LoteALaVista {
  id: string | number;
  cuantos: number;
  /** Their number and their name: «3 bonos de Psicología». */
  nombre: string;
  /** Last day on which they can be used, in words. */
  hasta: string;
  /** Days until then. */
  quedanDias: number;
  /** True when they end soon. */
  pronto: boolean;
}

/** Lots that fit on the line of a telephone, each with its number. The others are folded. */
const EN_LA_LINEA = 6;
const SEPARACION = 13;

/**
 * Lots on a line from today on, where each of them ends, and the list of them. They come by their end, the first first.
 * One lot alone is a list.
 */
export function Lotes({ lotes }: { lotes: readonly LoteALaVista[] }) {
  const [enLaLinea, lejos] = [lotes.slice(0, EN_LA_LINEA), lotes.slice(EN_LA_LINEA)];
  return (
    <div className={css.figura}>
      {enLaLinea.length > 1 && <EnLinea lotes={enLaLinea} />}
      <Lista lotes={enLaLinea} />
      {lejos.length > 0 && (
        <Fold title={`Ver ${lejos.length} más`}>
          <Lista lotes={lejos} />
        </Fold>
      )}
    </div>
  );
}

function EnLinea({ lotes }: { lotes: readonly LoteALaVista[] }) {
  const ultimo = lotes.at(-1);
  const marcas = enMarcas(lotes);
  const lugares = lugaresDeLotes(
    marcas.map(({ quedanDias }) => quedanDias),
    SEPARACION,
  ).map((lugar) => enPorciento(4 + lugar * 0.9));
  return (
    <div aria-hidden="true">
      <svg width="100%" height="3em" className={css.dibujo}>
        <svg y="2em" width="100%" height="1em" overflow="visible">
          <path d="M0-6V6" className={css.eje} />
          <line x2="100%" className={css.eje} />
          {marcas.map(({ quedanDias, pronto }, indice) => (
            <circle key={quedanDias} cx={lugares[indice]} r="8" className={pronto ? css.pronto : css.lleno} />
          ))}
        </svg>
        {marcas.map(({ quedanDias, cuantos }, indice) => (
          <text key={quedanDias} x={lugares[indice]} y="1em" textAnchor="middle" fontWeight="700">
            {cuantos}
          </text>
        ))}
      </svg>
      <p className={css.extremos}>
        <span>hoy</span>
        <span>{ultimo && ultimo.quedanDias > 0 && ultimo.hasta}</span>
      </p>
    </div>
  );
}

/** Lots as marks of the line: those that end on one day are one mark, with their sum. */
function enMarcas(lotes: readonly LoteALaVista[]): Pick<LoteALaVista, "quedanDias" | "cuantos" | "pronto">[] {
  const delDia = agrupar(lotes, ({ quedanDias }) => quedanDias);
  return [...new Set(lotes.map(({ quedanDias }) => quedanDias))].map((quedanDias) => ({
    quedanDias,
    cuantos: delDia(quedanDias).reduce((suma, { cuantos }) => suma + cuantos, 0),
    pronto: delDia(quedanDias).some(({ pronto }) => pronto),
  }));
}

const Lista = ({ lotes }: { lotes: readonly LoteALaVista[] }) => (
  <ul className={css.lista}>
    {lotes.map(({ id, nombre, hasta, quedanDias, pronto }) => (
      <li key={id} className={css.renglon}>
        <strong>{nombre}</strong>
        {quedanDias === 0 ? (
          <Tag tone="advertencia">vence hoy</Tag>
        ) : (
          <span>
            {pronto && <Tag tone="advertencia">vence pronto</Tag>} hasta el {hasta}
          </span>
        )}
      </li>
    ))}
  </ul>
);
