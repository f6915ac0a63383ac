import { z } from "zod";
import { campoExacto } from "~/domain/shared/campos";
import { makeRecien } from "~/shell/sesion/recien.server";

const respondida = z.object({
  idPersona: z.int(),
  uid: campoExacto(80),
  paso: campoExacto(80),
  opcion: campoExacto(80),
});
/** Question of a route's step that the person has just answered, as this browser remembers it. */
export type Respondida = z.output<typeof respondida>;

const recien = makeRecien("paso-respondido", respondida);
export const anotarRespondida = recien.anotar;

/** Answer that the person has just given to a question of the route, in this browser; null without one. */
export async function respondidaEn(
  request: Request,
  { idPersona, uid }: Pick<Respondida, "idPersona" | "uid">,
): Promise<Respondida | null> {
  const leida = await recien.leer(request);
  return leida?.idPersona === idPersona && leida.uid === uid ? leida : null;
}
