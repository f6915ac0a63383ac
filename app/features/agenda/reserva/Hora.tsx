import type { ComponentPropsWithoutRef } from "react";
import { classNames } from "~/components/classNames";
import * as css from "./Hora.css";

type PropsDeHora = Omit<ComponentPropsWithoutRef<"a">, "children"> & {
  href: string;
  hora: string;
  /** Text below the hour, which screen readers read after it: the day, or the hour in the reader's own time zone. */
  debajo?: (string | null)[];
  /** Name of the time's specialist, which screen readers read last; for pages with times of several specialists. */
  con?: string;
};

/** A free time as a link. Its name begins with the hour (WCAG 2.2, 2.5.3). */
export function Hora({ hora, debajo = [], con, ...rest }: PropsDeHora) {
  const details = debajo.filter((detail) => detail !== null);
  if (details.length === 0) {
    return (
      <a {...rest} className={css.hora}>
        {hora}
      </a>
    );
  }
  return (
    <a
      {...rest}
      aria-label={[hora, ...details, ...(con ? [`con ${con}`] : [])].join(", ")}
      className={classNames(css.hora, css.conDetalle)}
    >
      {hora}
      {details.map((detail) => (
        <span key={detail} className={css.detalle}>
          {detail}
        </span>
      ))}
    </a>
  );
}

type PropsDeDia = { href: string; dia: string; detalle: string; activo?: boolean };

/** A day with free times as a link: "lunes 9, 4 horarios". */
export function Dia({ href, dia, detalle, activo = false }: PropsDeDia) {
  return (
    <a
      href={href}
      aria-label={`${dia}, ${detalle}`}
      aria-current={activo ? "date" : undefined}
      className={css.dia}
    >
      {dia}
      <span className={css.detalle}>{detalle}</span>
    </a>
  );
}
