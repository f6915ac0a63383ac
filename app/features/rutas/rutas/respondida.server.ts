import { z } from "zod";
import { campoExacto } from "~/domain/shared/campos";
import { makeRecien } from "~/shell/recien.server";

const respondida = z.object({
  idPersona: z.int(),
  uid: campoExacto(80),
  paso: campoExacto(80),
  opcion: campoExacto(80),
});
/** Question of a step that the person has just answered. */
export type Respondida = z.output<typeof respondida>;

const recien = makeRecien("paso-respondido", respondida);
export const anotarRespondida = recien.anotar;

/** The person's answer in that route, just given in this browser; null without one. */
export async function respondidaEn(
  request: Request,
  { idPersona, uid }: Pick<Respondida, "idPersona" | "uid">,
): Promise<Respondida | null> {
  const leida = await recien.leer(request);
  return leida?.idPersona === idPersona && leida.uid === uid ? leida : null;
}
