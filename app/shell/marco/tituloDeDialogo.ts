import { useMatches, useSearchParams } from "@remix-run/react";
import { TITULO_DE_ERROR_DE_AUTENTICACION } from "./ErrorDeAutenticacion";
import { TITULO_DE_ERROR_DE_SERVICIO } from "./ErrorDeServicioModal";
import { useRaiz } from "./marca";
import { piezaDelModal } from "../modales/piezaDelModal";
import type { Handle } from "../route";

/** Title of the dialog that is open over this page, of the frame or of its route; null for none. */
export function useTituloDeDialogo(): string | null {
  const { marco, modal } = useRaiz();
  const [busqueda] = useSearchParams();
  const { data, handle } = useMatches().at(-1) ?? {};
  if (marco.errorDeServicio) return TITULO_DE_ERROR_DE_SERVICIO;
  if (marco.errorDeAutenticacion) return TITULO_DE_ERROR_DE_AUTENTICACION;
  if (modal) return piezaDelModal().tituloDelModalDelMarco(modal);
  const { tituloDeDialogo } = (handle as Handle | undefined) ?? {};
  // A page that failed has no data for a title.
  return data ? (tituloDeDialogo?.(data as never, busqueda) ?? null) : null;
}
