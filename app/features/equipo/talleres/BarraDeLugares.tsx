import * as css from "./talleres.css";

/** Taken part of the places of a date, drawn. The text beside it says the numbers. */
export const BarraDeLugares = ({ porciento }: { porciento: number }) => (
  <svg aria-hidden="true" className={css.barra} width="100%" height="8">
    <rect className={css.tomada} width={`${porciento}%`} height="8" />
  </svg>
);
