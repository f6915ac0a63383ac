import type { Auditar } from "../../app/domain/shared/actos/auditar";
import type { makeVerDescargas } from "../../app/domain/contenido/descargas/descargas";
import type { Coleccion } from "../../app/domain/contenido/contenido";
import { estaPublicada } from "../../app/domain/contenido/reglas";
import { done, refuse } from "../../app/domain/shared/result";
import type { Fuente } from "./fuente";
import { enLineas } from "./problemas";
import type { Lectura } from "./publicado";
import { revisar, sinDondeLlegar, versionDe } from "./revisar";

interface DepsDeEdicion {
  auditar: Auditar;
  fuente: Fuente;
  now: () => Date;
  /** From then on every process reads the content anew, and public pages are of another version. */
  subirNumero: () => Promise<void>;
  verDescargas: ReturnType<typeof makeVerDescargas>;
  /** What else editors write, which is checked and published with the pieces. */
  ademas: () => readonly Ademas[];
  /** Whoever keeps something of people that this content no longer says: one line for each. */
  advertir: () => readonly Advertir[];
}

/** One thing that editors write; what says no dates is always shown. */
export type CosaPublicada = object & { publicado?: Date; despublicado?: Date | null | undefined };

/** Its name is what it is counted under. */
export type Ademas = () => Promise<
  Pick<Lectura<unknown>, "problemas"> & { nombre: string; cosas: readonly CosaPublicada[] }
>;

export type Advertir = (coleccion: Coleccion) => Promise<string[]>;

/** What an editor asks for: whether the content can be published, and that it be. */
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
    const otras = await Promise.all(ademas().map((leer) => leer()));
    const problemas = [...dePiezas, ...otras.flatMap((otra) => otra.problemas)];
    if (problemas.length > 0) return refuse("contenido-con-errores", enLineas(problemas));
    const { temas, piezas, talleres } = coleccion;
    const advertencias = await Promise.all(advertir().map((mirarlo) => mirarlo(coleccion)));
    const ahora = now();
    const publicadas = piezas.filter((pieza) => estaPublicada(pieza, ahora));
    const publicados = talleres.filter((taller) => estaPublicada(taller, ahora));
    const seMuestra = ({ publicado, despublicado = null }: CosaPublicada) =>
      publicado === undefined || estaPublicada({ publicado, despublicado }, ahora);
    const ocultas = otras.flatMap(({ cosas }) => cosas).filter((una) => !seMuestra(una)).length;
    const cuantas = (tipo: string) => publicadas.filter((pieza) => pieza.tipo === tipo).length;
    return done({
      version: versionDe([coleccion.version, ...otras.map(({ cosas }) => cosas)]),
      temas: temas.length,
      videos: cuantas("video"),
      herramientas: cuantas("herramienta"),
      lecturas: cuantas("lectura"),
      talleres: publicados.length,
      ...Object.fromEntries(otras.map(({ nombre, cosas }) => [nombre, cosas.filter(seMuestra).length])),
      // Taken down, or not open yet.
      sinPublicar: piezas.length - publicadas.length + talleres.length - publicados.length + ocultas,
      ojo: [...sinDondeLlegar(leido, coleccion, ahora), ...advertencias.flat()],
    });
  }

  return {
    revisar: ({ operador }: { operador: string }) =>
      auditar({ operador, orden: "contenido-revisar", objeto: "", mueve: "nada" }, mirar),
    /** Only content that is right as a whole. */
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
