import { classNames } from "~/components/classNames";
import { soloLectores, textoSuave } from "~/styles/layout.css";
import * as css from "./reto.css";
import type { loader } from "./reto.server";

type Dia = Awaited<ReturnType<typeof loader>>["calendario"][number];

/** Signs of a day besides its colour (WCAG 2.2, 1.4.1). */
const SIGNOS: Record<Dia["estado"], string> = {
  registrado: "✓",
  pausa: "=",
  libre: "+",
  "sin-registrar": "",
  hoy: "hoy",
  "por-venir": "",
};

/** Signs of which the page tells the meaning, when they stand in the calendar. */
const LEYENDA = [
  ["registrado", "registrado"],
  ["libre", "tu día libre del mes"],
  ["pausa", "en pausa"],
] as const;

const SEMANA = ["L", "M", "M", "J", "V", "S", "D"];

/** Days of a challenge by weeks: registered, in a pause, the free one, and those to come. */
export function Calendario({ dias }: { dias: readonly Dia[] }) {
  const leyenda = LEYENDA.filter(([estado]) => dias.some((dia) => dia.estado === estado));
  return (
    <div className={css.mes}>
      <p className={css.semana} aria-hidden="true">
        {SEMANA.map((letra, lugar) => (
          <span key={lugar}>{letra}</span>
        ))}
      </p>
      <ol className={css.calendario} aria-label="Días del reto">
        {dias.map(({ dia, numero, columna, estado, texto }, lugar) => (
          <li
            key={dia}
            className={classNames(
              css.dia[estado],
              lugar === 0 && css.columna[columna as keyof typeof css.columna],
            )}
          >
            <span aria-hidden="true">{numero}</span>
            <span aria-hidden="true" className={css.signo}>
              {SIGNOS[estado]}
            </span>
            <span className={soloLectores}>{texto}</span>
          </li>
        ))}
      </ol>
      {leyenda.length > 0 && (
        <p className={textoSuave} aria-hidden="true">
          {leyenda.map(([estado, palabras]) => `${SIGNOS[estado]} ${palabras}`).join(" · ")}
        </p>
      )}
    </div>
  );
}
