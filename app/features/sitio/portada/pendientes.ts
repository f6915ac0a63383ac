import type { ProximoTaller, RutaEnCurso } from "~/components/siguiente";
import type { MiCita, ParaVolver, PortadaDatos } from "./datos";
import type { FichaDePieza } from "~/components/fichaDePieza";

/** A pending thing on the home page of a signed-in person. */
export type Pendiente =
  | { clase: "sesion"; cita: MiCita }
  | { clase: "taller"; taller: ProximoTaller }
  | { clase: "video"; ficha: FichaDePieza }
  | { clase: "ruta"; ruta: RutaEnCurso };

/** Pending things of a person: `arriba`, the next one with an hour and the one to go on with; `despues`, the others. */
interface Pendientes {
  arriba: Pendiente[];
  despues: Pendiente[];
}

/** Pending things of a person: those with an hour, the soonest first, then the unfinished route and video. */
export function reunirPendientes(
  { proximaCita: cita }: Pick<PortadaDatos, "proximaCita">,
  paraVolver: Pick<ParaVolver, "taller" | "sigueViendo" | "ruta"> | null,
): Pendientes {
  const { taller = null, sigueViendo = null, ruta = null } = paraVolver ?? {};
  const conHora: Pendiente[] = [
    ...(cita ? [{ clase: "sesion" as const, cita }] : []),
    ...(taller ? [{ clase: "taller" as const, taller }] : []),
  ];
  if (cita && taller && taller.inicio.iso < cita.inicio.iso) conHora.reverse();
  const aMedias: Pendiente[] = [
    ...(ruta ? [{ clase: "ruta" as const, ruta }] : []),
    ...(sigueViendo ? [{ clase: "video" as const, ficha: sigueViendo }] : []),
  ];
  return {
    arriba: [...conHora.slice(0, 1), ...aMedias.slice(0, 1)],
    despues: [...conHora.slice(1), ...aMedias.slice(1)],
  };
}
