import { z } from "zod";
import { makeCookie } from "../cookie.server";

const UNOS_MINUTOS_EN_SEGUNDOS = 5 * 60;

/** Set by the action that saved: its address alone tells nobody that anything was done. */
const cookie = makeCookie("datos-guardados");
const guardado = z.object({ idPersona: z.int() });

export const anotarGuardado = (request: Request, idPersona: number) =>
  cookie.poner(request, { idPersona }, { maxAge: UNOS_MINUTOS_EN_SEGUNDOS });

/** Whether this person saved their data in this browser just now. */
export async function seGuardo(request: Request, idPersona: number): Promise<boolean> {
  const leido = guardado.safeParse(await cookie.leer(request));
  return leido.success && leido.data.idPersona === idPersona;
}
