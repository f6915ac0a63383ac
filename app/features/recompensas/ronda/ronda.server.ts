import { direccionDeRonda } from "~/domain/recompensas/direcciones";
import { RECHAZOS_DE_RULETA } from "~/domain/recompensas/ruleta/rechazos";
import { diaConAnio, fechaDe } from "~/domain/shared/fechas";
import { services } from "~/services.server";
import { exigir, noExiste } from "~/shell/responder";
import type { LoaderArgs } from "~/shell/route";

const laRuleta = () => {
  if (!services.recompensas.ruleta) throw noExiste();
  return services.recompensas.ruleta;
};

/** Round with everything that a check of its plays needs. */
export async function loader({ params: { idRonda = "" } }: LoaderArgs) {
  const ronda = exigir(await laRuleta().verRonda(idRonda), RECHAZOS_DE_RULETA);
  const { titulo, bases, lista, compromiso, semilla, hasta, jugadas, ultimo } = ronda;
  return {
    ...{ titulo, bases, lista, compromiso, semilla, jugadas, ultimo },
    termina: diaConAnio(fechaDe(new Date(+hasta - 1))),
    hrefJugadas: `${direccionDeRonda(ronda)}/jugadas`,
  };
}

/** A page of the public list of plays, with the terms of the round, for a program. */
export async function verJugadas({ request, params: { idRonda = "" } }: LoaderArgs) {
  const {
    titulo: _,
    bases: _bases,
    premios: _premios,
    sinPremio: _nada,
    ...ronda
  } = exigir(await laRuleta().verRonda(idRonda), RECHAZOS_DE_RULETA);
  const despues = Number(new URL(request.url).searchParams.get("despues") ?? 0);
  const desde = Number.isSafeInteger(despues) && despues > 0 ? despues : 0;
  return Response.json({
    ...ronda,
    lista: ronda.lista,
    jugadas: await laRuleta().verJugadas(idRonda, desde),
  });
}
