import { preferenciasPorNecesidad, temasDeLasNecesidades } from "~/domain/contenido/preferenciasPorNecesidad";
import { services } from "~/services.server";

/** Preferences of a person, as the form shows them. */
export async function leerPreferencias(idPersona: number) {
  const [preferencias, temas] = await Promise.all([
    services.cuentas.verPreferencias(idPersona),
    services.contenido.temas(),
  ]);
  return preferenciasPorNecesidad(preferencias, temas);
}

/** Replaces the ticked needs of a sent form by their themes, which are what is stored. */
export async function cambiarNecesidadesPorTemas(datos: FormData, idPersona: number) {
  const marcadas = datos.getAll("necesidades").filter((necesidad) => typeof necesidad === "string");
  datos.delete("necesidades");
  for (const tema of temasDeLasNecesidades(marcadas, await leerPreferencias(idPersona)))
    datos.append("temas", tema);
}
