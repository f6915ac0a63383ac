import { services } from "~/services.server";
import { noExiste } from "~/shell/responder";

/** Use cases of the roulette and of the game; their addresses do not exist in an installation without coins. */
export function laRuleta() {
  if (!services.recompensas.ruleta) throw noExiste();
  return services.recompensas.ruleta;
}
