import type { Dueno } from "~/domain/cuestionarios/llenar";
import { DIAS_DE_UNA_VISITA } from "~/domain/cuestionarios/visita";
import { makeGalleta } from "~/shell/galleta.server";
import type { LoaderArgs } from "~/shell/ruta";
import { quienEs } from "~/shell/sesion.server";

/** As long as what a visitor answered is kept. */
export const galletaDelTest = makeGalleta("test", DIAS_DE_UNA_VISITA * 24 * 60 * 60);

/** Whose answers a browser asks for: the person's, or else the visitor's. */
export async function duenoDe(pregunta: Pick<LoaderArgs, "request" | "context">): Promise<Dueno> {
  const persona = await quienEs(pregunta);
  return persona ? { idPersona: persona.idPersona } : { visita: await galletaDelTest.leer(pregunta.request) };
}
