import type { Deps } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import { idDeNota, idDeVenta } from "./comprobante";

/** Maximum of receipts that one page lists. */
const COMPROBANTES_POR_PAGINA = 100;

/** The person's own receipts, newest first. */
export function makeVerComprobantes({ repos }: Deps<"comprobantes">) {
  return (idPersona: number) => repos.comprobantes.deLaPersona(idPersona, COMPROBANTES_POR_PAGINA);
}

interface Pregunta {
  idPersona: number;
  idComprobante: string;
}

/**
 * A receipt of this person, with its counterpart (its first credit note, or the receipt that a note lowers) and the
 * receipt that replaced it. Another person's receipt is not found.
 */
export function makeVerComprobante({ repos }: Deps<"comprobantes" | "pedidos">) {
  return async ({ idPersona, idComprobante }: Pregunta) => {
    const comprobante = await repos.comprobantes.porId(idComprobante);
    if (comprobante?.idPersona !== idPersona) return refuse("comprobante-no-existe");
    const { idModificado, idPedido } = comprobante;
    const relacionado = await repos.comprobantes.porId(
      idModificado === null ? idDeNota(idPedido) : idDeVenta(idPedido),
    );
    /** The session moved to another price: the order that replaced this one has a receipt of its own. */
    const siguiente = (await repos.pedidos.porId(idPedido))?.relevadoPor;
    const reemplazo = siguiente ? await repos.comprobantes.porId(idDeVenta(siguiente)) : null;
    return done({ comprobante, relacionado, reemplazo });
  };
}
