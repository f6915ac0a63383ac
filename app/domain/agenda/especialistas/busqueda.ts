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
      // The catalogue in memory is the same list for as long as its version stands.
      return {
        version: especialistas,
        hallables: () => especialistas.map((uno) => hallableDe(uno, especialidades)),
      };
    },
  };
}

function hallableDe(uno: Especialista, especialidades: readonly Especialidad[]) {
  const { especialidad: slug, temas, idiomas, presentacion, precioCentimos, duracionEnMinutos } = uno;
  const especialidad = especialidades.find((otra) => otra.slug === slug)?.name ?? slug;
  return {
    clave: uno.idEspecialista,
    href: direccionDe(uno),
    titulo: nombreCompleto(uno),
    resumen: temas.join(", "),
    detalles: `${soles(precioCentimos)} · ${enMinutos(duracionEnMinutos)} por videollamada`,
    etiqueta: { texto: especialidad, color: slug },
    temas: [especialidad, ...temas],
    texto: `${presentacion}\n${idiomas.join(", ")}`,
  };
}
