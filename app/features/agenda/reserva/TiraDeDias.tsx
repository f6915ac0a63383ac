import { classNames } from "~/components/classNames";
import { enlaceSuelto } from "~/styles/layout.css";
import * as css from "./TiraDeDias.css";

export interface Tira {
  /** Months of the days, such as "noviembre de 2026". */
  meses: string;
  /** `dia`: name for screen readers, as "lunes 9". `trasHueco`: days without free times lie before this one. */
  dias: {
    dia: string;
    semana: string;
    numero: string;
    detalle: string;
    href: string;
    activo?: true;
    trasHueco?: true;
  }[];
  antes: string | null;
  despues: string | null;
}

/** Seven days in one row. Each is a link: "lunes 9, 4 horarios". Earlier and later days are links beside the month. */
export function TiraDeDias({ meses, dias, antes, despues }: Tira) {
  return (
    <div>
      <div className={css.cabeza}>
        <span className={css.meses}>{meses}</span>
        {antes && (
          <a href={antes} className={enlaceSuelto}>
            Días anteriores
          </a>
        )}
        {despues && (
          <a href={despues} className={enlaceSuelto}>
            Más días
          </a>
        )}
      </div>
      <ul className={css.tira}>
        {dias.map(({ dia, semana, numero, detalle, href, activo, trasHueco }) => (
          <li key={href}>
            <a
              href={href}
              aria-label={`${dia}, ${detalle}`}
              aria-current={activo ? "date" : undefined}
              className={classNames(css.dia, trasHueco && css.trasHueco)}
            >
              {semana}
              <strong className={css.numero}>{numero}</strong>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
