import { z } from "zod";
import { MODALES, type Modal } from "~/domain/avisos/modales/modal";
import { makeCookie } from "../sesion/cookie.server";

/** Cookie with the modal of this visit, until the browser is closed. Other modals wait for the next visit. */
const cookie = makeCookie("modal");
const visita = z.object({
  idPersona: z.int(),
  modal: z.enum(MODALES).nullable(),
  /** True when the modal was shown, and not only due. */
  mostrado: z.boolean().default(false),
});

/** State of the modals in this visit. Null when the visit was not checked yet; a modal of null when none was due. */
export async function leerVisita(
  request: Request,
  idPersona: number,
): Promise<Pick<z.output<typeof visita>, "modal" | "mostrado"> | null> {
  const leida = visita.safeParse(await cookie.leer(request));
  return leida.success && leida.data.idPersona === idPersona ? leida.data : null;
}

export const anotarVisita = (
  request: Request,
  idPersona: number,
  { modal, mostrado }: { modal: Modal | null; mostrado: boolean },
) => cookie.poner(request, { idPersona, modal, mostrado }, {});
