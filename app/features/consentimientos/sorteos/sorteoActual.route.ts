import { SORTEOS } from "~/domain/consentimientos/sorteos/direcciones";
import type { LoaderArgs } from "~/shell/route";
import { alSorteoActual } from "./actual.server";

/** `/sorteo`: the last draw that began, or the page that says that there is none. */
export const loader = (args: LoaderArgs) => alSorteoActual(args, undefined, () => SORTEOS);

/**
 * A form opened before each draw had its own address goes on to that address, with all its fields (RFC 9110 § 15.4.8).
 */
export const action = async (args: LoaderArgs) => {
  const { headers } = await loader(args);
  return new Response(null, { status: 307, headers });
};
