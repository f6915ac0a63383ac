import type { AppLoadContext } from "@remix-run/node";
import { monedas } from "~/domain/paquetes/monedas/monedas";
import type { ActividadHecha } from "~/domain/recompensas/ganar";
import { fechaDe } from "~/domain/shared/fechas";
import { services } from "~/services.server";
import { leerParte } from "./partes.server";

/**
 * Coins of an activity of today in words, for its own page; null without any, or with the game off. A failure hides
 * these words alone.
 *
 * @example await gananciaDeHoy(context, { idPersona, clase: "ruta", id: idRecorrido, momento: terminadoEn });
 */
export async function gananciaDeHoy(
  context: AppLoadContext,
  { idPersona, ...actividad }: ActividadHecha & { idPersona: number },
): Promise<string | null> {
  const { ganar } = services.recompensas;
  if (!ganar || fechaDe(actividad.momento) !== fechaDe(services.now())) return null;
  const leida = await leerParte(context, ganar.deActividad(idPersona, actividad));
  if (leida.estado === "error" || leida.valor === null) return null;
  const { monedas: cantidad, titulo } = leida.valor;
  return `+${monedas(cantidad)} por ${titulo.charAt(0).toLowerCase()}${titulo.slice(1)}`;
}
