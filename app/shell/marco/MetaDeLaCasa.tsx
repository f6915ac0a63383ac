import { Meta } from "@remix-run/react";
import { cloneElement, useContext, type ReactElement } from "react";
import { UNSAFE_DataRouterStateContext as RouterState } from "react-router-dom";
import { ERROR_IN_TITLE } from "~/components/ErrorSummary";
import type { SinHacer } from "../formularios/envio.server";
import { useRaiz } from "./marca";
import { useTituloDeDialogo } from "./tituloDeDialogo";

/**
 * Completes the title and description that a route gives (`meta`): the name of the site follows the title. A screen
 * reader reads the title first, so the notice of an action and the open dialog go before it (WCAG 2.2, 2.4.2). The
 * change is made to Remix's own elements, so that hydration gives the same result.
 */
export function MetaDeLaCasa() {
  const { marca, marco } = useRaiz();
  const [aviso] = marco.avisos;
  const dialogo = useTituloDeDialogo();
  const sinHacer = useSinHacer();
  const { children } = (Meta() as ReactElement<{ children: readonly (ReactElement | null)[] }>).props;
  return (
    <>
      {children.map((etiqueta) => {
        if (etiqueta?.type !== "title") return etiqueta;
        const propio = (etiqueta.props as { children: string }).children;
        const titulo = [aviso && primeraFrase(aviso.message), dialogo, propio, marca.nombre]
          .filter(Boolean)
          .join(" · ");
        return cloneElement(etiqueta, {}, sinHacer ? ERROR_IN_TITLE + titulo : titulo);
      })}
    </>
  );
}

const primeraFrase = (texto: string) => texto.replace(/\.(?:\s.*)?$/, "");

/**
 * True when a form came back with errors. The title says so first, since a screen reader begins with it (WCAG 2.2,
 * 2.4.2 and 3.3.1). Remix 2 gives the answer of an action to its own route only; the state of the router has it for
 * the root too.
 */
const useSinHacer = (): boolean => tieneErrores(useContext(RouterState)?.actionData);

/** True for the answers of a page's actions when one of them refused its form. */
export function tieneErrores(respuestas: object | null | undefined): boolean {
  return (Object.values(respuestas ?? {}) as unknown[]).some((respuesta) => {
    if (typeof respuesta !== "object" || respuesta === null) return false;
    const { envio, generales, mensaje } = respuesta as Partial<SinHacer>;
    return envio?.status === "error" || Boolean(mensaje ?? generales?.[0]);
  });
}
