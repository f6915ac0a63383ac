import { direccionDeRonda } from "~/domain/recompensas/direcciones";
import type { InicioDeRonda } from "~/domain/recompensas/ruleta/repositorio";
import { diaConAnio, fechaDe, mesLargo } from "~/domain/shared/fechas";
import { services } from "~/services.server";
import { noExiste } from "~/shell/responder";

/** Use cases of the roulette and of the game; their addresses do not exist in an installation without coins. */
export function laRuleta() {
  if (!services.recompensas.ruleta) throw noExiste();
  return services.recompensas.ruleta;
}

/** Address of a round, and the month in which it began. */
export const enlaceDeRonda = (ronda: InicioDeRonda) => ({
  href: direccionDeRonda(ronda),
  mes: mesLargo(fechaDe(ronda.desde)),
});

/** Last day of something that ends before an instant. */
export const ultimoDiaAntesDe = (fin: Date) => diaConAnio(fechaDe(new Date(+fin - 1)));
