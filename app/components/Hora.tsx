import type { ComponentPropsWithoutRef, ReactNode } from "react";
import { clases } from "./clases";
import { soloLectores } from "~/styles/layout.css";
import * as css from "./Hora.css";

type PropsDeHora =
  | (ComponentPropsWithoutRef<"a"> & { href: string })
  | (ComponentPropsWithoutRef<"button"> & { href?: undefined });

/** A free time: a link where it is looked at, a button where it is chosen. Its name begins with the time. */
export function Hora(props: PropsDeHora) {
  if (props.href !== undefined) return <a {...props} className={clases(css.hora, props.className)} />;
  return <button type="submit" {...props} className={clases(css.hora, props.className)} />;
}

type PropsDeDia = { href: string; dia: ReactNode; detalle: ReactNode; activo?: boolean };

/** A day as a link: "lunes 9, 4 horarios". */
export function Dia({ href, dia, detalle, activo = false }: PropsDeDia) {
  return (
    <a href={href} aria-current={activo ? "date" : undefined} className={css.dia}>
      <span>{dia}</span>
      <span className={soloLectores}>, </span>
      <span className={css.detalle}>{detalle}</span>
    </a>
  );
}
