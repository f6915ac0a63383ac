import { diaYHora } from "~/domain/shared/fechas";
import { services } from "~/services.server";

/** Until when the deletion that a person asked for can be called off, in words; null where they asked for none. */
export async function eliminacionEnPalabras(idPersona: number): Promise<string | null> {
  const abierta = await services.cuentas.verEliminacion(idPersona);
  return abierta && diaYHora(abierta.ejecutarEn, services.now());
}
