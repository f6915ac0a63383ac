import { Meta } from "@remix-run/react";
import { cloneElement, useContext, type ReactElement } from "react";
import { UNSAFE_DataRouterStateContext as RouterState } from "react-router-dom";
import { ERROR_IN_TITLE } from "~/components/ErrorSummary";
import type { SinHacer } from "./envio.server";
import { useRaiz } from "./marca";
import { useTituloDeDialogo } from "./tituloDeDialogo";

/**
 * What routes say in their `meta`, with the name of the house after the title: they say only their own. Before it stands
 * what a screen reader says first: the notice of what was done, and the dialog that is open. It is done to
 * the elements that Remix makes of them, so that the browser, where it takes a page over, comes to the same.
 */
export function MetaDeLaCasa() {
  const { marca, marco } = useRaiz();
  const [aviso] = marco.avisos;
  const dialogo = useTituloDeDialogo();
  const sinHacer = useSinHacer();
  const { children } = (Meta() as ReactElement<{ children: readonly (ReactElement | null)[] }>).props;
  return (
    <>
      {children.map((una) => {
        if (una?.type !== "title") return una;
        const propio = (una.props as { children: string }).children;
        const titulo = [aviso && primeraFrase(aviso.message), dialogo, propio, marca.nombre]
          .filter(Boolean)
          .join(" · ");
        return cloneElement(una, {}, sinHacer ? ERROR_IN_TITLE + titulo : titulo);
      })}
    </>
  );
}

const primeraFrase = (texto: string) => texto.replace(/\.(?:\s.*)?$/, "");

/**
 * Whether the form that was sent came back. The title is what a screen reader says first of a page that arrives. Remix
 * 2 gives an action's answer to its own route alone; the router's state has it for the root too.
 */
function useSinHacer(): boolean {
  const respuestas = Object.values(useContext(RouterState)?.actionData ?? {}) as unknown[];
  return respuestas.some((respuesta) => {
    if (typeof respuesta !== "object" || respuesta === null) return false;
    const { envio, generales, mensaje } = respuesta as Partial<SinHacer>;
    return envio?.status === "error" || Boolean(mensaje ?? generales?.[0]);
  });
}
