import { z } from "zod";
import { campoConForma, campoDeId } from "../shared/campos";
import { camposDeSalud, EN_LA_CASILLA, faltaMarcar } from "../consentimientos/casillaDeSalud";
import { contadosEscritos, porCamara, porMano, segundosContados } from "./escaneo";

/** Intents of the scanner's buttons. */
export const EMPEZAR = "empezar";
export const CONTAR = "contar";
export const GUARDAR = "guardar";
export const BORRAR = "borrar";
export const BORRAR_TODAS = "borrar-todas";

const comun = {
  intencion: z.literal(GUARDAR, "Elige qué quieres hacer"),
  /** The name of this sending: twice is once. */
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

/** Form of a measurement to keep. A shown box must be ticked; its error is told together with all others. */
export const envioDePulso = enviada.refine((envio) => !faltaMarcar(envio), {
  ...EN_LA_CASILLA,
  when: ({ value }) => typeof value === "object" && value !== null,
});

/** The measurement of such a form alone, with any other errors ignored. */
export const soloPulso = z.discriminatedUnion("metodo", [z.object(porCamara.shape), z.object(porMano.shape)]);

/** Form of a count by hand. */
export const envioDeCuenta = z.object({
  intencion: z.literal(CONTAR, "Elige qué quieres hacer"),
  contados: contadosEscritos,
  segundos: segundosContados,
});

export const envioDeBorrado = z.object({
  intencion: z.enum([BORRAR, BORRAR_TODAS], "Elige qué quieres hacer"),
  idEscaneo: campoDeId("No encontramos esa medición").optional(),
});
