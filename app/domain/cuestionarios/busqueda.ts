import type { FuenteDeBusqueda } from "../shared/busqueda/fuente";
import { enMinutos } from "../shared/duracion";
import { preguntasDe } from "./formulario";
import type { Formularios } from "./repositorio";

const HREF = "/test-de-bienestar";

/** Gives the test to the search, by its themes and questions, and never by anybody's answers. */
export function makeFuenteDeTests({
  formularios,
  idform,
}: {
  formularios: Pick<Formularios, "vigente">;
  idform: string;
}): FuenteDeBusqueda {
  return {
    clase: "test",
    nombre: "Tests",
    async leer() {
      const vigente = await formularios.vigente(idform);
      return {
        version: vigente?.huella ?? null,
        hallables: () => {
          if (!vigente) return [];
          const { titulo, minutos, dimensiones } = vigente.form;
          const partes = dimensiones.map(({ nombre }) => nombre);
          return [
            {
              ...{ clave: idform, href: HREF, titulo },
              resumen: `Mira cómo estás y por dónde empezar a cuidarte: ${partes.join(", ").toLowerCase()}.`,
              detalles: `Test · ${enMinutos(minutos)}`,
              etiqueta: null,
              temas: partes,
              texto: preguntasDe(vigente.form)
                .map(({ texto }) => texto)
                .join("\n"),
            },
          ];
        },
      };
    },
  };
}
