import { z } from "zod";
import { campoDeId } from "../shared/campos";
import { camposDeSalud, EN_LA_CASILLA, faltaMarcar } from "../consentimientos/casillaDeSalud";
import { ANTERIOR, SIGUIENTE } from "../cuestionarios/envios";

/** Intents of the buttons on the first page of the mental-health programme. */
export const EMPEZAR = "empezar";
export const BORRAR = "borrar";
/** Intent of the button on the help page: the person asks to be called. */
export const PEDIR_AVISO = "pedir-aviso";

/**
 * Form that begins the mental-health programme, with the consent when it is missing, or deletes all of the person's
 * data in it (Ley 29733, art. 13.6 and art. 20).
 */
export const envioDelPrograma = z
  .object({
    intencion: z.enum([EMPEZAR, BORRAR], "Elige qué quieres hacer"),
    ...camposDeSalud,
  })
  .refine((envio) => envio.intencion === BORRAR || !faltaMarcar(envio), EN_LA_CASILLA);

/** Form of the request to be called. It has no fields: the session tells who the person is. */
export const envioDeAviso = z.object({ intencion: z.literal(PEDIR_AVISO) });

/** Answer to the question on the page. Going back to the question before stores it too. */
export const envioDePregunta = z.object({
  intencion: z.enum([SIGUIENTE, ANTERIOR], "Elige qué quieres hacer").default(SIGUIENTE),
  pregunta: campoDeId("Vuelve a abrir la página"),
  respuesta: campoDeId("Elige una de las respuestas que aparecen.").optional(),
});
