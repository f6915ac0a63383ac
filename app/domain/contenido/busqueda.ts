import type { FuenteDeBusqueda, Hallable } from "../shared/busqueda/fuente";
import {
  direccionDePieza,
  etiquetaDeTema,
  NOMBRE_DE_TIPO,
  TIPOS,
  type Pieza,
  type Tema,
  type Tipo,
} from "./contenido";
import { duracionEnPalabras } from "./duracion";
import { textoLlano } from "./textoLlano";
import { estaPublicada } from "./reglas";
import type { Contenidos } from "./repositorio";

const NOMBRE_DE_CLASE: Record<Tipo, string> = {
  video: "Videos",
  herramienta: "Herramientas",
  lectura: "Lecturas",
};

/** Gives the published content to the search, by kind of content. */
export function makeFuentesDeContenido({
  contenidos,
  now,
}: {
  contenidos: Pick<Contenidos, "coleccion">;
  now: () => Date;
}): FuenteDeBusqueda[] {
  return TIPOS.map((tipo) => ({
    clase: tipo,
    nombre: NOMBRE_DE_CLASE[tipo],
    async leer() {
      const { version, temas, piezas } = await contenidos.coleccion();
      const ahora = now();
      const delTipo = piezas.filter((pieza) => pieza.tipo === tipo);
      return {
        version: `${version} ${cambiosHasta(delTipo, ahora)}`,
        hallables: () =>
          delTipo.filter((pieza) => estaPublicada(pieza, ahora)).map((pieza) => hallableDe(pieza, temas)),
      };
    },
  }));
}

/**
 * Number of publications and withdrawals up to an instant. While the number is the same, the published content is the
 * same.
 */
const cambiosHasta = (piezas: readonly Pieza[], ahora: Date) =>
  piezas
    .flatMap(({ publicado, despublicado }) => [publicado, despublicado])
    .filter((instante) => instante !== null && instante <= ahora).length;

function hallableDe(pieza: Pieza, temas: readonly Tema[]): Hallable {
  const temasDePieza = pieza.temas.flatMap((url) => temas.find((tema) => tema.url === url) ?? []);
  const [principal] = temasDePieza;
  return {
    clave: pieza.uid,
    href: direccionDePieza(pieza),
    titulo: pieza.titulo,
    resumen: pieza.resumen,
    detalles: `${NOMBRE_DE_TIPO[pieza.tipo]} · ${duracionEnPalabras(pieza)}`,
    etiqueta: principal ? etiquetaDeTema(principal) : null,
    temas: temasDePieza.map(({ nombre }) => nombre),
    texto: [
      textoLlano(pieza.cuerpo),
      ...(pieza.tipo === "video" ? pieza.pistas.map(({ texto }) => texto) : []),
    ].join("\n"),
  };
}
