import type { FuenteDeBusqueda } from "../../shared/busqueda/fuente";
import { soles } from "../../shared/dinero";
import { enMinutos } from "../../shared/duracion";
import type { Especialidad } from "../../shared/especialidades/especialidad";
import type { Deps } from "../../shared/puertos";
import { direccionDe, nombreCompleto, type Especialista } from "./especialista";

/** Specialists, as search finds them: by name, specialty, themes, languages and their own words. */
export function makeFuenteDeEspecialistas({
  repos,
}: Pick<Deps<"especialistas" | "especialidades">, "repos">): FuenteDeBusqueda {
  return {
    clase: "especialista",
    nombre: "Especialistas",
    async leer() {
      const [especialistas, especialidades] = await Promise.all([
        repos.especialistas.todos(),
        repos.especialidades.todas(),
      ]);
      // The in-memory catalogue stays the same array while its version is unchanged, so the search index can be kept.
      return {
        version: especialistas,
        hallables: () => especialistas.map((especialista) => hallableDe(especialista, especialidades)),
      };
    },
  };
}

function hallableDe(especialista: Especialista, especialidades: readonly Especialidad[]) {
  const {
    especialidad: slug,
    temas,
    idiomas,
    presentacion,
    precioCentimos,
    duracionEnMinutos,
  } = especialista;
  const especialidad = especialidades.find((posible) => posible.slug === slug)?.name ?? slug;
  return {
    clave: especialista.idEspecialista,
    href: direccionDe(especialista),
    titulo: nombreCompleto(especialista),
    resumen: temas.join(", "),
    detalles: `${soles(precioCentimos)} · ${enMinutos(duracionEnMinutos)} por videollamada`,
    etiqueta: { texto: especialidad, color: slug },
    temas: [especialidad, ...temas],
    texto: `${presentacion}\n${idiomas.join(", ")}`,
  };
}
