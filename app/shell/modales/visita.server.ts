import { z } from "zod";
import { MODALES, type Modal } from "~/domain/avisos/modales/modal";
import { makeCookie } from "../cookie.server";

/** Which modal had its turn in this visit: it lasts as long as the browser is open, and another one waits. */
const cookie = makeCookie("modal");
const visita = z.object({
  idPersona: z.int(),
  modal: z.enum(MODALES).nullable(),
  /** It was not only due: it has been on the screen. */
  mostrado: z.boolean().default(false),
});

/** Null where nobody has looked yet in this visit; a modal of null where none was due. */
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
