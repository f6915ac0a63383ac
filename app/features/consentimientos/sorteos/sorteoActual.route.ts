import { SORTEOS } from "~/domain/consentimientos/sorteos/direcciones";
import type { LoaderArgs } from "~/shell/route";
import { alSorteoActual } from "./actual.server";

/** `/sorteo`: the last draw that began, or the page that says that there is none. */
export const loader = (args: LoaderArgs) => alSorteoActual(args, undefined, () => SORTEOS);

/** A form that was opened before each draw had its address goes on to it, with all that it holds (RFC 9110 § 15.4.8). */
export const action = async (args: LoaderArgs) => {
  const { headers } = await loader(args);
  return new Response(null, { status: 307, headers });
};
