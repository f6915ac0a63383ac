import type { ParaVolver, PortadaDatos, ProximaCita, ProximoTaller, RutaEnCurso } from "./datos";
import type { FichaDePieza } from "~/components/fichaDePieza";

/** One thing that waits for somebody who is signed in. */
export type LoQueEspera =
  | { clase: "sesion"; cita: ProximaCita }
  | { clase: "taller"; taller: ProximoTaller }
  | { clase: "video"; ficha: FichaDePieza }
  | { clase: "ruta"; ruta: RutaEnCurso };

/** What has an hour, the sooner first; then what was left half-way. The first of them is what is next. */
export function loQueEspera(
  { proximaCita: cita }: Pick<PortadaDatos, "proximaCita">,
  paraVolver: Pick<ParaVolver, "taller" | "sigueViendo" | "ruta"> | null,
): LoQueEspera[] {
  const { taller = null, sigueViendo = null, ruta = null } = paraVolver ?? {};
  const conHora: LoQueEspera[] = [
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
