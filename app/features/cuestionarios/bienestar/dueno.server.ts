import type { Dueno } from "~/domain/cuestionarios/leer";
import { galletaDelTest } from "./galletaDelTest.server";
import type { LoaderArgs } from "~/shell/route";
import { quienEs } from "~/shell/sesion/sesion.server";

/** Owner of the answers of a request: the signed-in person, or else the visitor. */
export async function duenoDe(pregunta: Pick<LoaderArgs, "request" | "context">): Promise<Dueno> {
  const persona = await quienEs(pregunta);
  return persona ? { idPersona: persona.idPersona } : { visita: await galletaDelTest.leer(pregunta.request) };
}
