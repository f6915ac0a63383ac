import type { ComponentPropsWithoutRef } from "react";
import { classNames } from "./classNames";
import * as css from "./Card.css";

type Props =
  | ({ as?: "div" | "section" | "article" | "li" } & ComponentPropsWithoutRef<"div"> & { href?: undefined })
  | ({ as?: undefined } & ComponentPropsWithoutRef<"a"> & { href: string });

/** With `href` the whole card is one link. */
export function Card(props: Props) {
  if (props.href !== undefined) {
    const { as: _, className, ...rest } = props;
    return <a {...rest} className={classNames(css.card, css.linked, className)} />;
  }
  const {
    as: Element = "div",
    className,
    ...rest
  } = props as ComponentPropsWithoutRef<"div"> & { as?: "div" };
  return <Element {...rest} className={classNames(css.card, className)} />;
}
