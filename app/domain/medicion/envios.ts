import { z } from "zod";
import { campoConForma, campoDeId } from "../shared/campos";
import { camposDeSalud, EN_LA_CASILLA, faltaMarcar } from "../consentimientos/casillaDeSalud";
import { contadosEscritos, porCamara, porMano, segundosContados } from "./escaneo";

/** Intents of the buttons of the wellness scanner. */
export const EMPEZAR = "empezar";
export const CONTAR = "contar";
export const GUARDAR = "guardar";
export const BORRAR = "borrar";
export const BORRAR_TODAS = "borrar-todas";

const comun = {
  intencion: z.literal(GUARDAR, "Elige qué quieres hacer"),
  /** Id of a form that stores a measurement: a form that is sent twice is stored once. */
  idEnvio: campoConForma(/^[\w-]{8,80}$/, "No es el nombre de un envío", {
    falta: "Falta el nombre del envío",
  }),
  ...camposDeSalud,
};

const enviada = z.discriminatedUnion(
  "metodo",
  [z.object({ ...porCamara.shape, ...comun }), z.object({ ...porMano.shape, ...comun })],
  "Elige cómo se midió",
);

/**
 * Form of a measurement that the person wants to keep. A shown consent box must be ticked; its error is told together
 * with all others (Ley 29733, art. 13.6).
 */
export const envioDePulso = enviada.refine((envio) => !faltaMarcar(envio), {
  ...EN_LA_CASILLA,
  when: ({ value }) => typeof value === "object" && value !== null,
});

/** Reads only the measurement of a sent form, and ignores other errors of the form. */
export const soloPulso = z.discriminatedUnion("metodo", [z.object(porCamara.shape), z.object(porMano.shape)]);

/** Form of a count of heartbeats by hand. */
export const envioDeCuenta = z.object({
  intencion: z.literal(CONTAR, "Elige qué quieres hacer"),
  contados: contadosEscritos,
  segundos: segundosContados,
});

export const envioDeBorrado = z.object({
  intencion: z.enum([BORRAR, BORRAR_TODAS], "Elige qué quieres hacer"),
  idEscaneo: campoDeId("No encontramos esa medición").optional(),
});
