import type { NombreDeAviso } from "~/domain/shared/navegacion/aviso";
import type { Inscripcion } from "~/domain/talleres/inscripciones/inscripcion";

/** What is said to somebody who asked for a place; null where the page of its payment follows. */
export function avisoAlTomar(estado: Inscripcion["estado"]): NombreDeAviso | null {
  if (estado === "inscrita") return "lugar-tomado";
  return estado === "esperando" ? "lugar-en-espera" : null;
}
