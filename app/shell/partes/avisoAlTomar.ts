import type { NombreDeAviso } from "~/domain/shared/navegacion/aviso";
import type { Inscripcion } from "~/domain/talleres/inscripciones/inscripcion";

/** Notice after the person asked for a seat in a workshop; null when the payment page follows. */
export function avisoAlTomar(estado: Inscripcion["estado"]): NombreDeAviso | null {
  if (estado === "inscrita") return "lugar-tomado";
  return estado === "esperando" ? "lugar-en-espera" : null;
}
