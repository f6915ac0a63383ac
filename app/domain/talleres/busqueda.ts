import type { FuenteDeBusqueda } from "../shared/busqueda/fuente";
import { NOMBRE_DE_CLASE } from "../shared/claseDeTaller";
import { soles } from "../shared/dinero";
import { direccionDeTaller, etiquetaDeTema, type Taller } from "../contenido/contenido";
import { DEMOSTRACION, esDemostracion } from "../contenido/taller";
import { estaPublicada } from "../contenido/reglas";
import { textoLlano } from "../contenido/textoLlano";
import type { Contenidos } from "../contenido/repositorio";
import { enMinutos } from "../shared/duracion";

/** Workshops and classes, as search finds them. */
export function makeFuenteDeTalleres({
  contenidos,
  now,
}: {
  contenidos: Pick<Contenidos, "coleccion">;
  now: () => Date;
}): FuenteDeBusqueda {
  return {
    clase: "taller",
    nombre: "Talleres y clases",
    async leer() {
      const { version, talleres, temas } = await contenidos.coleccion();
      const publicados = talleres.filter((taller) => estaPublicada(taller, now()));
      return {
        version: `${version} ${publicados.map(({ uid }) => uid).join()}`,
        hallables: () =>
          publicados.map((taller) => {
            const temasDelTaller = taller.temas.flatMap(
              (url) => temas.find((tema) => tema.url === url) ?? [],
            );
            const [principal] = temasDelTaller;
            return {
              clave: taller.uid,
              href: direccionDeTaller(taller),
              titulo: taller.titulo,
              resumen: taller.resumen,
              detalles: detallesDeTaller(taller),
              etiqueta: principal ? etiquetaDeTema(principal) : null,
              temas: temasDelTaller.map(({ nombre }) => nombre),
              texto: [textoLlano(taller.cuerpo), ...taller.llevar].join("\n"),
            };
          }),
      };
    },
  };
}

/** Kind, duration and price in one line; a demonstration has no live date. */
export function detallesDeTaller(taller: Pick<Taller, "clase" | "minutos" | "precioCentimos" | "sala">) {
  const clase = NOMBRE_DE_CLASE[taller.clase];
  const que = esDemostracion(taller) ? `${DEMOSTRACION} · ${clase}` : `${clase} en vivo`;
  return `${que} · ${enMinutos(taller.minutos)} · ${precioEnPalabras(taller)}`;
}

/** Price of a place in words. */
export const precioEnPalabras = ({ precioCentimos }: { precioCentimos: number }) =>
  precioCentimos === 0 ? "Gratis" : soles(precioCentimos);
