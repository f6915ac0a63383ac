import { z } from "zod";
import { datosDeCancelacion, idDeCita } from "~/domain/agenda/citas/formularios";

/** What the buttons of the private zone ask for. */
export const CANCELAR = "cancelar";
export const CONFIRMAR = "confirmar";
export const REVOCAR_CALENDARIO = "revocar-calendario";

/** Of the page of a note: shares nothing any more. */
export const BORRAR_NOTA = "borrar";

/** Those of the page of an order. */
export const SOLTAR = "soltar";
export const MIRAR = "mirar";

/** Of the page of a pack's order, which drops it by the same word as a session's. */
export const PAGAR = "pagar";

export const intencionDePedido = z.object({ intencion: z.enum([SOLTAR, MIRAR], "Elige qué quieres hacer") });

export const intencionDeZona = z.discriminatedUnion(
  "intencion",
  [
    datosDeCancelacion
      .required({ version: true })
      .extend({ intencion: z.literal(CANCELAR), idCita: idDeCita }),
    datosDeCancelacion
      .pick({ version: true })
      .required()
      .extend({ intencion: z.literal(CONFIRMAR), idCita: idDeCita }),
    z.object({ intencion: z.literal(REVOCAR_CALENDARIO) }),
  ],
  "Elige qué quieres hacer",
);
