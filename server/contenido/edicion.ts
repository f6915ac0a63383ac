import type { Auditar } from "../../app/domain/shared/actos/auditar";
import type { makeVerDescargas } from "../../app/domain/contenido/descargas/descargas";
import type { Coleccion } from "../../app/domain/contenido/contenido";
import { estaPublicada } from "../../app/domain/contenido/reglas";
import { done, refuse } from "../../app/domain/shared/result";
import type { Fuente, Leido } from "./fuente";
import { enLineas } from "./problemas";
import type { Lectura } from "./publicado";
import { revisar, sinDondeLlegar, versionDe } from "./revisar";

interface DepsDeEdicion {
  auditar: Auditar;
  fuente: Fuente;
  now: () => Date;
  /** Raises the publication number: every process then reads the content anew, and public pages change version. */
  subirNumero: () => Promise<void>;
  verDescargas: ReturnType<typeof makeVerDescargas>;
  /** Further content of editors, checked and published with the pieces. */
  ademas: () => readonly Ademas[];
  /** Warnings about people's data whose content no longer exists, one line each. */
  advertir: () => readonly Advertir[];
}

/** One thing that editors write. Without dates of publication it is always shown. */
export type CosaPublicada = object & { publicado?: Date; despublicado?: Date | null | undefined };

/** Reads content other than videos and tools, such as routes. `nombre` names it in the counts of a publication. */
export type Ademas = (
  direcciones: Leido["direcciones"],
) => Promise<Pick<Lectura<unknown>, "problemas"> & { nombre: string; cosas: readonly CosaPublicada[] }>;

export type Advertir = (coleccion: Coleccion) => Promise<string[]>;

/** Orders of the editor: check the content and publish it. */
export function makeEdicion({
  auditar,
  fuente,
  now,
  subirNumero,
  verDescargas,
  ademas,
  advertir,
}: DepsDeEdicion) {
  async function mirar() {
    const leido = await fuente.leer();
    const { coleccion, problemas: dePiezas } = revisar(leido);
    const lecturas = await Promise.all(ademas().map((leer) => leer(leido.direcciones)));
    const problemas = [...dePiezas, ...lecturas.flatMap((lectura) => lectura.problemas)];
    if (problemas.length > 0) return refuse("contenido-con-errores", enLineas(problemas));
    const { temas, piezas, talleres } = coleccion;
    const advertencias = await Promise.all(advertir().map((mirarlo) => mirarlo(coleccion)));
    const ahora = now();
    const publicadas = piezas.filter((pieza) => estaPublicada(pieza, ahora));
    const publicados = talleres.filter((taller) => estaPublicada(taller, ahora));
    const seMuestra = ({ publicado, despublicado = null }: CosaPublicada) =>
      publicado === undefined || estaPublicada({ publicado, despublicado }, ahora);
    const ocultas = lecturas.flatMap(({ cosas }) => cosas).filter((cosa) => !seMuestra(cosa)).length;
    const cuantas = (tipo: string) => publicadas.filter((pieza) => pieza.tipo === tipo).length;
    return done({
      version: versionDe([coleccion.version, ...lecturas.map(({ cosas }) => cosas)]),
      temas: temas.length,
      videos: cuantas("video"),
      herramientas: cuantas("herramienta"),
      lecturas: cuantas("lectura"),
      talleres: publicados.length,
      ...Object.fromEntries(lecturas.map(({ nombre, cosas }) => [nombre, cosas.filter(seMuestra).length])),
      // Pieces that were withdrawn, or whose publication date has not come.
      sinPublicar: piezas.length - publicadas.length + talleres.length - publicados.length + ocultas,
      ojo: [...sinDondeLlegar(leido, coleccion, ahora), ...advertencias.flat()],
    });
  }

  return {
    revisar: ({ operador }: { operador: string }) =>
      auditar({ operador, orden: "contenido-revisar", objeto: "", mueve: "nada" }, mirar),
    /** Publishes the content, unless it has a problem. */
    publicar: ({ operador }: { operador: string }) =>
      auditar({ operador, orden: "contenido-publicar", objeto: "", mueve: "nada" }, async () => {
        const mirado = await mirar();
        if (mirado.ok) await subirNumero();
        return mirado;
      }),
    descargas: ({ operador }: { operador: string }) =>
      auditar({ operador, orden: "contenido-descargas", objeto: "", mueve: "nada" }, async () =>
        done(await verDescargas()),
      ),
  };
}
