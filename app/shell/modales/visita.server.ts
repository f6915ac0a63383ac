import { z } from "zod";
import { MODALES, type Modal } from "~/domain/avisos/modales/modal";
import { makeCookie } from "../cookie.server";

/** The modal of this visit. The cookie lasts until the browser closes; other modals wait for the next visit. */
const cookie = makeCookie("modal");
const visita = z.object({
  idPersona: z.int(),
  modal: z.enum(MODALES).nullable(),
  /** The modal was shown, not only due. */
  mostrado: z.boolean().default(false),
});

/** Null when this visit was not checked yet; with a modal of null when none was due. */
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
