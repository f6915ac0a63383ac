import { makeVerConteos } from "../../analitica/conteos/ver";
import { rechazoPorDerecho, type Miembro } from "../../equipo/derechos/exigir";
import type { Deps } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";

const VER = { derecho: "medicion", uso: "ver" } as const;

/** Figures of how the site is used, for a member with the right to them. They name no person. */
export function makeVerUso({ repos, now }: Pick<Deps<"conteos">, "repos" | "now">) {
  const verConteos = makeVerConteos({ repos, now });
  return async (miembro: Miembro, dias: Parameters<typeof verConteos>[0]) => {
    const rechazo = rechazoPorDerecho(miembro, VER, now());
    return rechazo ? refuse(rechazo) : done(await verConteos(dias));
  };
}
