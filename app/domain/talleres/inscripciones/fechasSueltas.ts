import type { Coleccion, Taller } from "../../contenido/contenido";
import { fechaDelDia } from "../../contenido/fechasDeTaller";
import { estaPublicada } from "../../contenido/reglas";
import type { DiasDeRegla } from "../../contenido/taller";
import { diaYHora } from "../../shared/fechas";
import type { Deps } from "../../shared/puertos";
import type { FechaConLugares } from "./inscripcion";

/**
 * The dates to come in which there is somebody and that this content no longer has, or has at another hour: those
 * people keep what they were told until the operator cancels it. One line for each.
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
      const que = queLePaso(fecha, taller, diasDeRegla, now());
      const quienes = personas === 1 ? "1 persona" : `${personas} personas`;
      return que
        ? `${fecha.uid} ${fecha.fecha} (${diaYHora(fecha.inicio)}): ${que}, y tiene ${quienes}. Para avisarles: talleres cancelar ${fecha.uid} ${fecha.fecha} MOTIVO`
        : [];
    });
  };
}

function queLePaso(
  fecha: FechaConLugares,
  taller: Taller | undefined,
  diasDeRegla: DiasDeRegla,
  ahora: Date,
): string | null {
  if (!taller || !estaPublicada(taller, ahora)) return "el taller ya no está publicado";
  const suya = fechaDelDia(taller, diasDeRegla, fecha.fecha);
  if (!suya) return "esa fecha ya no está";
  return suya.inicio.getTime() === fecha.inicio.getTime() ? null : `ahora dice ${diaYHora(suya.inicio)}`;
}
