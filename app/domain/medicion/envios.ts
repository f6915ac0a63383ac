import { z } from "zod";
import { camposDeSalud, EN_LA_CASILLA, faltaMarcar } from "../consentimientos/casillaDeSalud";
import { contadosEscritos, porCamara, porMano, segundosContados } from "./escaneo";

/** What the buttons of the scanner ask for. */
export const EMPEZAR = "empezar";
export const CONTAR = "contar";
export const GUARDAR = "guardar";
export const BORRAR = "borrar";
export const BORRAR_TODAS = "borrar-todas";

const comun = {
  intencion: z.literal(GUARDAR, "Elige qué quieres hacer"),
  /** The name of this sending: twice is once. */
  idEnvio: z.string("Falta el nombre del envío").regex(/^[\w-]{8,80}$/, "No es el nombre de un envío"),
  ...camposDeSalud,
};

const enviada = z.discriminatedUnion(
  "metodo",
  [z.object({ ...porCamara.shape, ...comun }), z.object({ ...porMano.shape, ...comun })],
  "Elige cómo se midió",
);

/** What somebody wants to keep. Where a box is shown, it has to be ticked; that is said with what else is wrong. */
export const envioDePulso = enviada.refine((envio) => !faltaMarcar(envio), {
  ...EN_LA_CASILLA,
  when: ({ value }) => typeof value === "object" && value !== null,
});

/** The measurement of such a form alone, whatever else is wrong with it. */
export const soloPulso = z.discriminatedUnion("metodo", [z.object(porCamara.shape), z.object(porMano.shape)]);

/** What was counted by hand. */
export const envioDeCuenta = z.object({
  intencion: z.literal(CONTAR, "Elige qué quieres hacer"),
  contados: contadosEscritos,
  segundos: segundosContados,
});

export const envioDeBorrado = z.object({
  intencion: z.enum([BORRAR, BORRAR_TODAS], "Elige qué quieres hacer"),
  idEscaneo: z
    .string("No encontramos esa medición")
    .regex(/^[\w-]{1,80}$/, "No encontramos esa medición")
    .optional(),
});
