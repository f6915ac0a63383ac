import { z } from "zod";
import { camposDeSalud, EN_LA_CASILLA, faltaMarcar } from "../consentimientos/casillaDeSalud";
import { ANTERIOR, SIGUIENTE } from "../cuestionarios/envios";

/** What the buttons of the programme's first page ask for. */
export const EMPEZAR = "empezar";
export const BORRAR = "borrar";
/** What that of the page of help asks for: that somebody looks for them. */
export const PEDIR_AVISO = "pedir-aviso";

/** The programme is begun with the consent, where it was not given yet, or all of it is deleted. */
export const envioDelPrograma = z
  .object({
    intencion: z.enum([EMPEZAR, BORRAR], "Elige qué quieres hacer"),
    ...camposDeSalud,
  })
  .refine((envio) => envio.intencion === BORRAR || !faltaMarcar(envio), EN_LA_CASILLA);

/** Nothing but that: who it is, the session says. */
export const envioDeAviso = z.object({ intencion: z.literal(PEDIR_AVISO) });

/** One answer, to the question that was on the page; to go back keeps what was chosen. */
export const envioDePregunta = z.object({
  intencion: z.enum([SIGUIENTE, ANTERIOR], "Elige qué quieres hacer").default(SIGUIENTE),
  pregunta: z.string().max(60),
  respuesta: z.string().max(60).optional(),
});
