import type { AppLoadContext } from "@remix-run/node";
import { services } from "~/services.server";
import { leerParte } from "./partes.server";

const NINGUNA: ReadonlySet<string> = new Set();

/** Specialties that the person sees first. When they cannot be read, only the order is lost, not the page. */
export async function verPreferidas(
  context: AppLoadContext,
  persona: { idPersona: number } | null,
): Promise<ReadonlySet<string>> {
  if (!persona) return NINGUNA;
  const leidas = await leerParte(context, services.agenda.verPreferidas(persona.idPersona));
  return leidas.estado === "success" ? leidas.valor : NINGUNA;
}
