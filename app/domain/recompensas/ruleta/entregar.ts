import { codigoEscrito } from "../../shared/codigoDePapel";
import type { Deps } from "../../shared/puertos";
import type { Rechazos } from "../../shared/rechazo";
import { done, refuse } from "../../shared/result";

/** Hands over an object that was won in the roulette, by the code that its person shows; once. */
export function makeEntregarPremio({ repos, now }: Deps<"jugadasDeRuleta">) {
  return async (codigo: string) => {
    const escrito = codigoEscrito(codigo);
    const jugada = escrito === null ? null : await repos.jugadasDeRuleta.entregar(escrito, now());
    return jugada
      ? done({ idPersona: jugada.idPersona, idRonda: jugada.idRonda, premio: jugada.premio })
      : refuse("premio-no-existe");
  };
}

export const RECHAZOS_DE_ENTREGA: Rechazos<"premio-no-existe"> = {
  "premio-no-existe": {
    clase: "not-found",
    mensaje: "Ningún premio espera con ese código: no existe, o ya se entregó.",
  },
};
