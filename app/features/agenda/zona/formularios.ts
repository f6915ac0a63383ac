import { z } from "zod";
import { datosDeCancelacion, idDeCita } from "~/domain/agenda/citas/formularios";
import { CANCELAR, CONFIRMAR } from "./intenciones";

/** Buttons of a session in the private zone. */
export const intencionDeZona = z.discriminatedUnion(
  "intencion",
  [
    datosDeCancelacion.extend({ intencion: z.literal(CANCELAR), idCita: idDeCita }),
    datosDeCancelacion.pick({ version: true }).extend({ intencion: z.literal(CONFIRMAR), idCita: idDeCita }),
  ],
  "Elige qué quieres hacer",
);
