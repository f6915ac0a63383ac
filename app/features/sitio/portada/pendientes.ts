import type { ProximoTaller, RutaEnCurso } from "~/components/siguiente";
import type { ParaVolver, PortadaDatos, ProximaCita } from "./datos";
import type { FichaDePieza } from "~/components/fichaDePieza";

/** A pending thing on the home page of a signed-in person. */
export type Pendiente =
  | { clase: "sesion"; cita: ProximaCita }
  | { clase: "taller"; taller: ProximoTaller }
  | { clase: "video"; ficha: FichaDePieza }
  | { clase: "ruta"; ruta: RutaEnCurso };

/**
 * Pending things of a person: those with an hour, the soonest first, then unfinished ones. The first is shown as the
 * next.
 */
export function reunirPendientes(
  { proximaCita: cita }: Pick<PortadaDatos, "proximaCita">,
  paraVolver: Pick<ParaVolver, "taller" | "sigueViendo" | "ruta"> | null,
): Pendiente[] {
  const { taller = null, sigueViendo = null, ruta = null } = paraVolver ?? {};
  const conHora: Pendiente[] = [
    ...(cita ? [{ clase: "sesion" as const, cita }] : []),
    ...(taller ? [{ clase: "taller" as const, taller }] : []),
  ];
  if (cita && taller && taller.inicio.iso < cita.inicio.iso) conHora.reverse();
  return [
    ...conHora,
    ...(sigueViendo ? [{ clase: "video" as const, ficha: sigueViendo }] : []),
    ...(ruta ? [{ clase: "ruta" as const, ruta }] : []),
  ];
}
