import { z } from "zod";
import { LINEAS_DE_AYUDA } from "../../../app/domain/shared/ayuda";
import { hablaDePeligro } from "../../../app/domain/shared/peligro";

/** The help lines, when the request shows danger; an empty list otherwise. */
export const ayudaEnApi = z
  .array(z.object({ nombre: z.string(), telefono: z.string() }))
  .describe("A quién llamar; muéstralo de inmediato si trae algo");
export const ayudaSi = (alarma: boolean): z.output<typeof ayudaEnApi> => (alarma ? [...LINEAS_DE_AYUDA] : []);

/** Fields that an answer or a refusal has only when a person is in danger. */
export const conAyuda = z.object({
  alarma: z.boolean().describe("Lo que se envió habla de peligro para la vida").optional(),
  ayuda: ayudaEnApi.optional(),
});

/** A refusal gets these fields too: wrong fields or a late answer matter less than the danger. */
export const AYUDA: z.output<typeof conAyuda> = { alarma: true, ayuda: ayudaSi(true) };

/** True when a field `texto` of the body, at any depth, tells of danger. */
export function escribeDePeligro(cuerpo: unknown): boolean {
  if (Array.isArray(cuerpo)) return cuerpo.some(escribeDePeligro);
  if (typeof cuerpo !== "object" || cuerpo === null) return false;
  return Object.entries(cuerpo).some(([campo, valor]) =>
    campo === "texto" && typeof valor === "string" ? hablaDePeligro(valor) : escribeDePeligro(valor),
  );
}
