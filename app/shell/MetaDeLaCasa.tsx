import { Meta } from "@remix-run/react";
import { cloneElement, type ReactElement } from "react";
import { useRaiz } from "./marca";

/**
 * What routes say in their `meta`, with the name of the house after the title: they say only their own. It is done to
 * the elements that Remix makes of them, so that the browser, where it takes a page over, comes to the same.
 */
export function MetaDeLaCasa() {
  const { nombre } = useRaiz().marca;
  const { children } = (Meta() as ReactElement<{ children: readonly (ReactElement | null)[] }>).props;
  return (
    <>
      {children.map((una) =>
        una?.type === "title"
          ? cloneElement(
              una,
              {},
              [(una.props as { children: string }).children, nombre].filter(Boolean).join(" · "),
            )
          : una,
      )}
    </>
  );
}
