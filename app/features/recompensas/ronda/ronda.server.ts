import { direccionDeRonda } from "~/domain/recompensas/direcciones";
import { RECHAZOS_DE_RULETA } from "~/domain/recompensas/ruleta/rechazos";
import { exigir } from "~/shell/responder";
import type { LoaderArgs } from "~/shell/route";
import { enlaceDeRonda, laRuleta, ultimoDiaAntesDe } from "../laRuleta.server";

/** Place in the chain of a round, as an address has it; no round has a billion plays. */
const NUMERO = /^\d{1,9}$/;

/** Round with everything that a check of its plays needs. */
export async function loader({ params: { idRonda = "" } }: LoaderArgs) {
  const ronda = exigir(await laRuleta().verRonda(idRonda), RECHAZOS_DE_RULETA);
  const { titulo, bases, lista, compromiso, semilla, hasta, jugadas, ultimo } = ronda;
  const { anterior, siguiente } = await laRuleta().rondasVecinas(ronda);
  return {
    anterior: anterior && enlaceDeRonda(anterior),
    siguiente: siguiente && enlaceDeRonda(siguiente),
    ...{ titulo, bases, lista, compromiso, semilla, jugadas, ultimo },
    termina: ultimoDiaAntesDe(hasta),
    hrefJugadas: `${direccionDeRonda(ronda)}/jugadas`,
  };
}

/** A page of the public list of plays, with what checks them, for a program. */
export async function verJugadas({ request, params: { idRonda = "" } }: LoaderArgs) {
  const ronda = exigir(await laRuleta().verRonda(idRonda), RECHAZOS_DE_RULETA);
  const { lista, compromiso, semilla, ultimo } = ronda;
  const despues = new URL(request.url).searchParams.get("despues") ?? "";
  const jugadas = await laRuleta().verJugadas(idRonda, NUMERO.test(despues) ? Number(despues) : 0);
  return Response.json({ idRonda, lista, compromiso, semilla, ultimo, jugadas });
}
