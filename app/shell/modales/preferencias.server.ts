import { preferenciasPorNecesidad } from "~/domain/contenido/preferenciasPorNecesidad";
import { services } from "~/services.server";

/** Preferences of a person, as the form shows them. */
export async function leerPreferencias(idPersona: number) {
  const [preferencias, temas] = await Promise.all([
    services.cuentas.verPreferencias(idPersona),
    services.contenido.temas(),
  ]);
  return preferenciasPorNecesidad(preferencias, temas);
}
