import { z } from "zod";
import { campoDeId, campoExacto } from "../shared/campos";
import { DIAS_DE_PAUSA, HORAS_DE_RECORDATORIO, RITMOS } from "./recorrido";

/** Intents of the buttons on a person's page of a route. */
export const EMPEZAR = "empezar";
export const HECHO = "hecho";
export const PAUSAR = "pausar";
export const SEGUIR = "seguir";
export const DEJAR = "dejar";
export const RITMO = "ritmo";
export const RECORDAR = "recordar";
export const NO_RECORDAR = "no-recordar";

const paso = campoDeId("Ese paso no existe", "Falta el paso");
const opcion = campoDeId("Elige una de las respuestas").optional();
const dias = z.coerce
  .number("Elige cuándo te preguntamos")
  .refine((numero) => DIAS_DE_PAUSA.some((dias) => dias === numero), "Elige cuándo te preguntamos");
const ritmo = z.enum(RITMOS, "Elige un ritmo");
const diasDeSemana = z
  .array(
    z.coerce
      .number("Elige días de la semana")
      .int()
      .min(1, "Elige días de la semana")
      .max(7, "Elige días de la semana"),
    "Elige al menos un día",
  )
  .min(1, "Elige al menos un día")
  .max(7, "Elige días de la semana")
  .transform((elegidos) => [...new Set(elegidos)].sort());
const hora = campoExacto(5, "Elige una hora de la lista", "Elige una hora").refine(
  (elegida) => HORAS_DE_RECORDATORIO.includes(elegida),
  "Elige una hora de la lista",
);

const conIntencion = <I extends string>(intencion: I) => ({ intencion: z.literal(intencion) });

const SIN_INTENCION = { error: "Elige qué quieres hacer" };

/** Changes that a person may make to a begun route, for the page and for the API. */
export const cambioDeRuta = z.discriminatedUnion(
  "intencion",
  [
    z.object({ ...conIntencion(HECHO), paso, opcion }),
    z.object({ ...conIntencion(PAUSAR), dias }),
    z.object(conIntencion(SEGUIR)),
    z.object(conIntencion(DEJAR)),
    z.object({ ...conIntencion(RITMO), ritmo }),
    z.object({ ...conIntencion(RECORDAR), diasDeSemana, hora }),
    z.object(conIntencion(NO_RECORDAR)),
  ],
  SIN_INTENCION,
);

/** Forms on a person's page of a route; the pressed button names the intent. */
export const envioDeRuta = z.discriminatedUnion(
  "intencion",
  [z.object(conIntencion(EMPEZAR)), ...cambioDeRuta.options],
  SIN_INTENCION,
);
export type EnvioDeRuta = z.output<typeof envioDeRuta>;
