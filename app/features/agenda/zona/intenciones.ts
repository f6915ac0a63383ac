import { z } from "zod";
import { datosDeCancelacion, idDeCita } from "~/domain/agenda/citas/formularios";

/** What the buttons of the private zone ask for. */
export const CANCELAR = "cancelar";
export const CONFIRMAR = "confirmar";
/** Of the page of the calendar's address. */
export const REVOCAR_CALENDARIO = "revocar-calendario";

/** Of the page of a session: its specialist did not come. */
export const AVISAR_AUSENCIA = "avisar-ausencia";

/** Of the page of a note: shares nothing any more. */
export const BORRAR_NOTA = "borrar";

export const intencionDeZona = z.discriminatedUnion(
  "intencion",
  [
    datosDeCancelacion.extend({ intencion: z.literal(CANCELAR), idCita: idDeCita }),
    datosDeCancelacion.pick({ version: true }).extend({ intencion: z.literal(CONFIRMAR), idCita: idDeCita }),
  ],
  "Elige qué quieres hacer",
);
