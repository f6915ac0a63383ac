import { direccionDeRonda } from "~/domain/recompensas/direcciones";
import { RECHAZOS_DE_RULETA } from "~/domain/recompensas/ruleta/rechazos";
import type { Premio } from "~/domain/recompensas/ruleta/ronda";
import { exigir } from "~/shell/responder";
import type { LoaderArgs } from "~/shell/route";
import { enlaceDeRonda, laRuleta, ultimoDiaAntesDe } from "../laRuleta.server";

/** Place in the chain of a round, as an address has it; no round has a billion plays. */
const NUMERO = /^\d{1,9}$/;

/** Number of a prize in the round, and whether a person may have one only. */
const notaDe = ({ existencias, unoPorPersona }: Pick<Premio, "existencias" | "unoPorPersona">) =>
  [existencias === null ? "sin límite" : `${existencias} en la ronda`, unoPorPersona && "uno por persona"]
    .filter(Boolean)
    .join(" · ");

/** Round with everything that a check of its plays needs. */
export async function loader({ params: { idRonda = "" } }: LoaderArgs) {
  const ronda = exigir(await laRuleta().verRonda(idRonda), RECHAZOS_DE_RULETA);
  const { titulo, bases, organiza, compromiso, semilla, hasta, jugadas, ultimo, tramos } = ronda;
  const { anterior, siguiente } = await laRuleta().rondasVecinas(ronda);
  return {
    anterior: anterior && enlaceDeRonda(anterior),
    siguiente: siguiente && enlaceDeRonda(siguiente),
    ...{ titulo, bases, organiza, compromiso, semilla, jugadas, ultimo },
    premios: tramos.map(({ premio, desde, hasta: ultima }) => ({
      nombre: premio?.nombre ?? "Sin premio",
      partes: `${desde}–${ultima}`,
      nota: premio && notaDe(premio),
    })),
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
