import type { ComponentPropsWithoutRef } from "react";
import { clases } from "./clases";
import * as css from "./Tarjeta.css";

type Props =
  | ({ como?: "div" | "section" | "article" | "li" } & ComponentPropsWithoutRef<"div"> & { href?: undefined })
  | ({ como?: undefined } & ComponentPropsWithoutRef<"a"> & { href: string });

/** With `href` the whole card is one link. */
export function Tarjeta(props: Props) {
  if (props.href !== undefined) {
    const { como: _, className, ...rest } = props;
    return <a {...rest} className={clases(css.tarjeta, css.enlazada, className)} />;
  }
  const {
    como: Element = "div",
    className,
    ...rest
  } = props as ComponentPropsWithoutRef<"div"> & { como?: "div" };
  return <Element {...rest} className={clases(css.tarjeta, className)} />;
}
