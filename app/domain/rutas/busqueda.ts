import { etiquetaDeTema } from "../contenido/contenido";
import { estaPublicada } from "../contenido/reglas";
import type { FuenteDeBusqueda } from "../shared/busqueda/fuente";
import type { Rutas } from "./repositorio";
import { detallesDeRuta, direccionDeRuta } from "./ruta";

/** Gives the published routes to the search. */
export function makeFuenteDeRutas({ rutas, now }: { rutas: Rutas; now: () => Date }): FuenteDeBusqueda {
  return {
    clase: "ruta",
    nombre: "Rutas",
    async leer() {
      const todas = (await rutas.publicadas()).filter((ruta) => estaPublicada(ruta, now()));
      return {
        version: `${await rutas.version()} ${todas.map(({ uid }) => uid).join()}`,
        hallables: () =>
          todas.map((ruta) => {
            const [tema] = ruta.temas;
            return {
              clave: ruta.uid,
              href: direccionDeRuta(ruta),
              titulo: ruta.titulo,
              resumen: ruta.resumen,
              detalles: detallesDeRuta(ruta),
              etiqueta: tema ? etiquetaDeTema(tema) : null,
              temas: ruta.temas.map(({ nombre }) => nombre),
              texto: [ruta.porque, ...ruta.pasos.map(({ titulo }) => titulo)].join("\n"),
            };
          }),
      };
    },
  };
}
