import { noExiste } from "~/shell/responder";
import type { LoaderArgs } from "~/shell/route";
import { alSorteoActual } from "./actual.server";

/** `/sorteo/numeros`: the list of the last draw that began. */
export const loader = (args: LoaderArgs) =>
  alSorteoActual(args, "numeros", () => {
    throw noExiste();
  });
