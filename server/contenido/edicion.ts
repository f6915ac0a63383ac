import type { Auditar } from "../../app/domain/shared/actos/acto";
import type { makeVerDescargas } from "../../app/domain/contenido/descargas/descargas";
import { done, refuse } from "../../app/domain/shared/result";
import type { Fuente } from "./fuente";
import { enUnaLinea } from "./problemas";
import type { Lectura } from "./publicado";
import { revisar } from "./revisar";

interface DepsDeEdicion {
  auditar: Auditar;
  fuente: Fuente;
  /** From then on every process reads the content anew, and public pages are of another version. */
  subirNumero: () => Promise<void>;
  verDescargas: ReturnType<typeof makeVerDescargas>;
  /** What else editors write, which is checked and published with the pieces. */
  ademas: () => readonly (() => Promise<Lectura<unknown>>)[];
}

/** What an editor asks for: whether the content can be published, and that it be. */
export function makeEdicion({ auditar, fuente, subirNumero, verDescargas, ademas }: DepsDeEdicion) {
  async function mirar() {
    const { coleccion, problemas: dePiezas } = revisar(await fuente.leer());
    const otras = await Promise.all(ademas().map((leer) => leer()));
    const problemas = [...dePiezas, ...otras.flatMap((otra) => otra.problemas)];
    if (problemas.length > 0) return refuse("contenido-con-errores", problemas.map(enUnaLinea));
    const { version, temas, piezas, talleres } = coleccion;
    const cuantas = (tipo: string) => piezas.filter((pieza) => pieza.tipo === tipo).length;
    return done({
      version,
      temas: temas.length,
      videos: cuantas("video"),
      herramientas: cuantas("herramienta"),
      lecturas: cuantas("lectura"),
      talleres: talleres.length,
    });
  }

  return {
    revisar: ({ operador }: { operador: string }) =>
      auditar({ operador, orden: "contenido-revisar", objeto: "" }, mirar),
    /** Only content that is right as a whole. */
    publicar: ({ operador }: { operador: string }) =>
      auditar({ operador, orden: "contenido-publicar", objeto: "" }, async () => {
        const mirado = await mirar();
        if (mirado.ok) await subirNumero();
        return mirado;
      }),
    descargas: ({ operador }: { operador: string }) =>
      auditar({ operador, orden: "contenido-descargas", objeto: "" }, async () => done(await verDescargas())),
  };
}
