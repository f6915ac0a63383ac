import { aLaVista } from "../../shared/minimo";
import { rechazoPorDerecho, type Miembro } from "../../equipo/derechos/exigir";
import type { Deps } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import { semanasHasta } from "../../shared/semanas";
import { CIFRAS, type Cifra } from "./repositorio";

const VER = { derecho: "cifras", uso: "ver" } as const;
/** Weeks that are shown, the present one with them. */
const SEMANAS_A_LA_VISTA = 12;

/** Numbers of the last weeks, oldest first, for a member with the right to them. A number below five is null. */
export function makeVerCifras({ repos, now }: Pick<Deps<"cifras">, "repos" | "now">) {
  return async (miembro: Miembro) => {
    const ahora = now();
    const rechazo = rechazoPorDerecho(miembro, VER, ahora);
    if (rechazo) return refuse(rechazo);
    const semanas = semanasHasta(ahora, SEMANAS_A_LA_VISTA);
    const contadas = await repos.cifras.porSemana(semanas);
    return done(
      semanas.map(({ lunes, domingo, fin }, indice) => ({
        ...{ lunes, domingo, enCurso: fin > ahora },
        cifras: Object.fromEntries(
          CIFRAS.map((cifra) => [cifra, aLaVista(contadas[cifra][indice] ?? 0)]),
        ) as Record<Cifra, number | null>,
      })),
    );
  };
}
