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
