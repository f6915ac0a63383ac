import type { Coleccion, Taller } from "../../contenido/contenido";
import { fechaDelDia } from "../../contenido/fechasDeTaller";
import { estaPublicada } from "../../contenido/reglas";
import type { DiasDeRegla } from "../../contenido/taller";
import { diaYHoraEscrita } from "../../shared/fechas";
import type { Deps } from "../../shared/puertos";
import type { FechaConLugares } from "./inscripcion";

/**
 * Future dates with people that the content no longer has, or has at another hour; one line for each. Their people keep
 * the date as told, until the operator cancels it.
 */
export function makeFechasSueltas({
  repos,
  now,
  diasDeRegla,
}: Deps<"fechasDeTaller"> & { diasDeRegla: DiasDeRegla }) {
  return async ({ talleres }: Pick<Coleccion, "talleres">): Promise<string[]> => {
    const conGente = await repos.fechasDeTaller.conGente(now());
    return conGente.flatMap(({ fecha, personas }) => {
      const taller = talleres.find(({ uid }) => uid === fecha.uid);
      const que = cambioDe(fecha, taller, diasDeRegla, now());
      const cuantasPersonas = personas === 1 ? "1 persona" : `${personas} personas`;
      return que
        ? `${fecha.uid} ${fecha.fecha} (${diaYHoraEscrita(fecha.inicio)}): ${que}, y tiene ${cuantasPersonas}. Para avisarles: talleres cancelar ${fecha.uid} ${fecha.fecha} MOTIVO`
        : [];
    });
  };
}

function cambioDe(
  fecha: FechaConLugares,
  taller: Taller | undefined,
  diasDeRegla: DiasDeRegla,
  ahora: Date,
): string | null {
  if (!taller || !estaPublicada(taller, ahora)) return "el taller ya no está publicado";
  const fechaDelTaller = fechaDelDia(taller, diasDeRegla, fecha.fecha);
  if (!fechaDelTaller) return "esa fecha ya no está";
  return fechaDelTaller.inicio.getTime() === fecha.inicio.getTime()
    ? null
    : `ahora dice ${diaYHoraEscrita(fechaDelTaller.inicio)}`;
}
