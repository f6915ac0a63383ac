import { z } from "zod";
import { idDeCita } from "../citas/formularios";
import { esFecha } from "../../shared/fechas";

export const ESPERAR_DIA = "esperar-dia";
export const ESPERAR_ANTES = "esperar-antes";
export const ACEPTAR = "aceptar";
export const DEJAR_PASAR = "dejar-pasar";
export const SALIR = "salir";

const idEspera = z
  .string("No encontramos esa lista de espera")
  .regex(/^[\w-]{1,80}$/, "No encontramos esa lista de espera");

/** What is waited for: the same for the screens and for `POST /v2/esperas`. */
export const esperaDeDia = z.object({
  idEspecialista: z
    .string("Elige un especialista")
    .min(1, "Elige un especialista")
    .max(80, "Elige un especialista"),
  fecha: z.string("Elige un día").refine(esFecha, "Elige un día"),
});
export const esperaAntesDeCita = z.object({ idCita: idDeCita });

export const intencionDeEspera = z.discriminatedUnion(
  "intencion",
  [
    esperaDeDia.extend({ intencion: z.literal(ESPERAR_DIA) }),
    esperaAntesDeCita.extend({ intencion: z.literal(ESPERAR_ANTES) }),
    z.object({ intencion: z.literal(ACEPTAR), idEspera }),
    z.object({ intencion: z.literal(DEJAR_PASAR), idEspera }),
    z.object({ intencion: z.literal(SALIR), idEspera }),
  ],
  "Elige qué quieres hacer",
);
