import { z } from "zod";
import { idDeEspecialista } from "../especialistas/especialista";
import { campoDeFecha, campoDeId } from "../../shared/campos";
import { idDeCita } from "../citas/formularios";

export const ESPERAR_DIA = "esperar-dia";
export const ESPERAR_ANTES = "esperar-antes";
export const ACEPTAR = "aceptar";
export const DEJAR_PASAR = "dejar-pasar";
export const SALIR = "salir";

const idEspera = campoDeId("No encontramos esa lista de espera");

/** Fields to join a waiting list, for the screens and for `POST /v2/esperas`. */
export const esperaDeDia = z.object({
  idEspecialista: idDeEspecialista,
  fecha: campoDeFecha("Elige un día", "Elige un día"),
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
