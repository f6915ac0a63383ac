import type { ComponentPropsWithoutRef, ReactNode } from "react";
import { classNames } from "./classNames";
import * as css from "./Card.css";

type Props =
  | ({
      as?: "div" | "section" | "article" | "li";
      /** True when the link of a `CardTitle` covers the whole card. */
      covered?: boolean;
      href?: undefined;
    } & ComponentPropsWithoutRef<"div">)
  | ({ as?: undefined; covered?: undefined } & ComponentPropsWithoutRef<"a"> & { href: string });

/** A card. With `href` the whole card is one link, and its whole text is the link's name (WCAG 2.2, 2.4.4). */
export function Card(props: Props) {
  if (props.href !== undefined) {
    const { as: _, covered: _no, className, ...rest } = props;
    return <a {...rest} className={classNames(css.card, css.linked, className)} />;
  }
  const {
    as: Element = "div",
    covered,
    className,
    ...rest
  } = props as ComponentPropsWithoutRef<"div"> & { as?: "div"; covered?: boolean };
  return <Element {...rest} className={classNames(css.card, covered && css.covered, className)} />;
}

/** Title of a `covered` card, whose link reaches over the whole card. */
export function CardTitle({
  as: Title,
  href,
  children,
}: {
  as: "h2" | "h3" | "p";
  href: string;
  children: ReactNode;
}) {
  return (
    <Title>
      <a href={href} className={css.covering}>
        {children}
      </a>
    </Title>
  );
}

/** Foot of a card; the feet of a row of cards are aligned. */
export function CardFoot({ children }: { children: ReactNode }) {
  return <p className={css.foot}>{children}</p>;
}
