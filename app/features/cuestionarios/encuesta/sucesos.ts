import { comoNombre, type EventoDeAnalitica } from "~/domain/analitica/eventos";
import { ENVIAR } from "~/domain/cuestionarios/envios";

/** Events of the page of a survey: that it is begun, or that it was answered. */
export function sucesosDeEncuesta({
  id,
  estado,
}: {
  id?: string;
  estado: string | null;
}): EventoDeAnalitica[] {
  if (id === undefined) return [];
  const survey = { id: comoNombre(id) };
  if (estado === null) return [{ event: "survey-start", survey }];
  return estado === ENVIAR ? [{ event: "survey-completed", survey }] : [];
}
