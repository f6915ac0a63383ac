import { z } from "zod";
import { makeRecien } from "./recien.server";

const recien = makeRecien("cuenta-creada", z.object({ idPersona: z.int() }));

export const anotarCuentaCreada = (request: Request, idPersona: number) =>
  recien.anotar(request, { idPersona });

/** True when this person has just signed up in this browser. */
export const seCreoLaCuenta = async (request: Request, idPersona: number): Promise<boolean> =>
  (await recien.leer(request))?.idPersona === idPersona;
