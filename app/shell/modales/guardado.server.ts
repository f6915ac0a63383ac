import { z } from "zod";
import { makeRecien } from "../sesion/recien.server";

const recien = makeRecien("datos-guardados", z.object({ idPersona: z.int() }));

export const anotarGuardado = (request: Request, idPersona: number) => recien.anotar(request, { idPersona });

/** True when this person has just saved their data in this browser. */
export const seGuardo = async (request: Request, idPersona: number): Promise<boolean> =>
  (await recien.leer(request))?.idPersona === idPersona;
