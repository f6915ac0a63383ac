import { makeVerConteos } from "../../analitica/conteos/ver";
import { rechazoPorDerecho, type Miembro } from "../../equipo/derechos/exigir";
import type { Deps } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";

const VER = { derecho: "medicion", uso: "ver" } as const;

/** Figures of how the site is used, each for a member with the right to them. They name no person. */
export function makeVerUso({ repos, now }: Pick<Deps<"conteos">, "repos" | "now">) {
  const para =
    <D, F>(ver: (dias: D) => Promise<F>) =>
    async (miembro: Miembro, dias: D) => {
      const rechazo = rechazoPorDerecho(miembro, VER, now());
      return rechazo ? refuse(rechazo) : done(await ver(dias));
    };
  const { vistas, caminos, velocidad } = makeVerConteos({ repos, now });
  return { vistas: para(vistas), caminos: para(caminos), velocidad: para(velocidad) };
}
