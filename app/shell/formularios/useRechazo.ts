import { useMatches } from "@remix-run/react";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { ERROR_SUMMARY_ID } from "~/components/ErrorSummary";
import { EN_RECHAZO } from "~/domain/shared/navegacion/bandeja";

/**
 * The action's answer to the form of this page: the one that the outbox received, or the one that came with the page.
 *
 * @example const enviado = useRechazo(useActionData<typeof action>());
 */
export function useRechazo<R>(servido: R | undefined): R | undefined {
  const { id } = useMatches().at(-1)!;
  const [recibido, setRecibido] = useState<R>();
  useEffect(() => {
    function alRechazar(event: Event) {
      const deLaRuta = (event as CustomEvent<Record<string, R | undefined>>).detail[id];
      if (!deLaRuta) return;
      event.preventDefault();
      flushSync(() => setRecibido(deLaRuta));
      document.getElementById(ERROR_SUMMARY_ID)?.focus();
    }
    window.addEventListener(EN_RECHAZO, alRechazar);
    return () => window.removeEventListener(EN_RECHAZO, alRechazar);
  }, [id]);
  return recibido ?? servido;
}
