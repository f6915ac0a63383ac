import { z } from "zod";
import { LINEAS_DE_AYUDA } from "../../../app/domain/shared/ayuda";
import { hablaDePeligro } from "../../../app/domain/shared/peligro";

/** Whom to call, wherever an answer is one that must not be left alone; nobody otherwise. */
export const ayudaEnApi = z
  .array(z.object({ nombre: z.string(), telefono: z.string() }))
  .describe("A quién llamar; muéstralo de inmediato si trae algo");
export const ayudaSi = (alarma: boolean): z.output<typeof ayudaEnApi> => (alarma ? [...LINEAS_DE_AYUDA] : []);

/** What an answer, or a refusal, says besides to somebody in danger. */
export const conAyuda = z.object({
  alarma: z.boolean().describe("Lo que se envió habla de peligro para la vida").optional(),
  ayuda: ayudaEnApi.optional(),
});

/** That what was sent is wrong otherwise, or comes too late, is not what has to be shown first. */
export const AYUDA: z.output<typeof conAyuda> = { alarma: true, ayuda: ayudaSi(true) };

/** Whether a `texto` of a body, however deep, speaks of danger. */
export function escribeDePeligro(cuerpo: unknown): boolean {
  if (Array.isArray(cuerpo)) return cuerpo.some(escribeDePeligro);
  if (typeof cuerpo !== "object" || cuerpo === null) return false;
  return Object.entries(cuerpo).some(([campo, valor]) =>
    campo === "texto" && typeof valor === "string" ? hablaDePeligro(valor) : escribeDePeligro(valor),
  );
}
