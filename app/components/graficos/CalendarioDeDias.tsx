import type { DiaDeCalendario, EstadoDeDia } from "~/domain/shared/calendarioDeRacha";
import { diaDeSemana, type Fecha } from "~/domain/shared/fechas";
import { textoChico, textoSuave } from "~/styles/layout.css";
import { classNames } from "../classNames";
import * as css from "./graficos.css";

interface Props {
  /** Name of the table for a reader. */
  nombre: string;
  /** Days one after the other. */
  dias: readonly DiaDeCalendario[];
}

const SEMANA = ["lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo"];
const PALABRAS: Record<EstadoDeDia, string | null> = {
  registrado: "hecho",
  pausa: "en pausa",
  libre: "día libre",
  "sin-registrar": null,
  hoy: "hoy",
  "por-venir": null,
};
const LEYENDA = [
  ["✓", "registrado"],
  ["❄", "libre"],
  ["=", "pausa"],
] as const;

/** Weeks from Monday to Sunday. Null stands for the days before the first and after the last one. */
function enSemanas<D extends { dia: Fecha }>(dias: readonly D[]): (D | null)[][] {
  const antes = dias[0] ? diaDeSemana(dias[0].dia) - 1 : 0;
  const casillas = [...Array.from({ length: antes }, () => null), ...dias];
  return Array.from({ length: Math.ceil(casillas.length / 7) }, (_, semana) =>
    casillas.slice(semana * 7, semana * 7 + 7),
  );
}

/** Days by weeks, each with a sign and a word of its state: it is a table, which readers walk through by weekday. */
export function CalendarioDeDias({ nombre, dias }: Props) {
  const leyenda = LEYENDA.filter(([, estado]) => dias.some((uno) => uno.estado === estado));
  return (
    <div className={css.figura}>
      <table className={css.calendario} aria-label={nombre}>
        <thead>
          <tr>
            {SEMANA.map((dia) => (
              <th key={dia} abbr={dia} scope="col">
                {dia.charAt(0).toUpperCase()}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {enSemanas(dias).map((semana, indice) => (
            <tr key={indice}>
              {semana.map((uno, lugar) =>
                uno ? (
                  <td key={lugar} className={css.dia[uno.estado]}>
                    {Number(uno.dia.slice(-2))}
                    {PALABRAS[uno.estado] && <i> {PALABRAS[uno.estado]}</i>}
                  </td>
                ) : (
                  <td key={lugar} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {leyenda.length > 0 && (
        <p className={classNames(textoSuave, textoChico)} aria-hidden="true">
          {leyenda.map(([signo, estado]) => `${signo} ${PALABRAS[estado]}`).join(" · ")}
        </p>
      )}
    </div>
  );
}
