import type { Deps } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import { idDeNota, idDeVenta } from "./comprobante";

/** How many receipts a page lists. */
const COMPROBANTES_POR_PAGINA = 100;

/** One's own receipts, the newest first. */
export function makeVerComprobantes({ repos }: Deps<"comprobantes">) {
  return (idPersona: number) => repos.comprobantes.deLaPersona(idPersona, COMPROBANTES_POR_PAGINA);
}

interface Pregunta {
  idPersona: number;
  idComprobante: string;
}

/**
 * A receipt of this person with the one that it takes back or that took it back, and the one that is good in its
 * place; another person's is not found.
 */
export function makeVerComprobante({ repos }: Deps<"comprobantes" | "pedidos">) {
  return async ({ idPersona, idComprobante }: Pregunta) => {
    const comprobante = await repos.comprobantes.porId(idComprobante);
    if (comprobante?.idPersona !== idPersona) return refuse("comprobante-no-existe");
    const { idModificado, idPedido } = comprobante;
    const relacionado = await repos.comprobantes.porId(idModificado ?? idDeNota(idPedido));
    /** The session went on to another price, and to another receipt with it. */
    const siguiente = (await repos.pedidos.porId(idPedido))?.relevadoPor;
    const reemplazo = siguiente ? await repos.comprobantes.porId(idDeVenta(siguiente)) : null;
    return done({ comprobante, relacionado, reemplazo });
  };
}
