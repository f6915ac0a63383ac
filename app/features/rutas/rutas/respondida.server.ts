import { z } from "zod";
import { makeRecien } from "~/shell/recien.server";

const respondida = z.object({
  idPersona: z.int(),
  uid: z.string(),
  paso: z.string(),
  opcion: z.string(),
});
/** The question of a step that somebody answered just now. */
export type Respondida = z.output<typeof respondida>;

const recien = makeRecien("paso-respondido", respondida);
export const anotarRespondida = recien.anotar;

/** What this person answered in that route, in this browser, just now; null where they did not. */
export async function respondidaEn(
  request: Request,
  { idPersona, uid }: Pick<Respondida, "idPersona" | "uid">,
): Promise<Respondida | null> {
  const leida = await recien.leer(request);
  return leida?.idPersona === idPersona && leida.uid === uid ? leida : null;
}
