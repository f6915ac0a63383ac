import { makeAvances } from "../../app/domain/contenido/avances/avances";
import { makeFuentesDeContenido } from "../../app/domain/contenido/busqueda";
import { makeDescargar, makeVerDescargas } from "../../app/domain/contenido/descargas/descargas";
import { makeFavoritos } from "../../app/domain/contenido/favoritos/favoritos";
import { makeParaVolver } from "../../app/domain/contenido/avances/paraTi";
import type { FuenteEnVivo } from "../../app/domain/contenido/enVivo";
import { makeHerramientas } from "../../app/domain/contenido/herramientas";
import type { Base } from "../platform/services";
import { fuenteDeArchivos } from "./archivos";
import { makeContenidos } from "./contenidos";
import { sinDemostraciones } from "./demostraciones";
import { makeEdicion, type Ademas, type Advertir, type CosaPublicada } from "./edicion";
import { makeLecturaEnComun, type Fuente } from "./fuente";
import { makePublicado, type Lectura, type Publicado } from "./publicado";
import { diasDeRegla } from "./recurrencia";
import { makePublicacionesRepository } from "./repositories/publicaciones";
import { makeMedios } from "./servirMedios";

/**
 * Reads the files of a context below the folder of the content. `direcciones` holds all existing things, valid or not:
 * pieces as `tipo/url`, workshops as `taller/url`, themes as `tema/url`. It is null when a content system has the
 * pieces.
 */
type LeerArchivos<T> = (carpeta: string, direcciones: ReadonlySet<string> | null) => Promise<Lectura<T>>;

/** Content files of another context: their reading in this process, and their check for an editor. */
interface Publicacion extends Pick<Publicado<unknown>, "alDia" | "conErrores"> {
  revisar: Ademas;
}

/** Path of the content files, below the folder in which every process is started. */
const CARPETA_DE_CONTENIDO = "app/content";

export function openContenido({ options, db, deps, now, alFallar, auditar, contributed }: Base) {
  const publicaciones = makePublicacionesRepository(db);
  const escrito = options.contenido ?? fuenteDeArchivos(CARPETA_DE_CONTENIDO);
  const fuente = options.sinDemostraciones ? sinDemostraciones(escrito) : escrito;
  const dePublicado = { numeroPublicado: publicaciones.numero, now, alFallar };
  const { leer, mientras } = makeLecturaEnComun(fuente);
  const { conErrores, ...contenidos } = makeContenidos({ fuente: { leer }, ...dePublicado });
  const enMemoria = () => [{ alDia: contenidos.coleccion, conErrores }, ...contributed("publicados")];
  const avances = makeAvances({ ...deps, contenidos });
  return {
    services: {
      ...contenidos,
      favoritos: makeFavoritos({ ...deps, contenidos }),
      herramientas: {
        ...makeHerramientas({ contenidos }),
        descargar: makeDescargar({ ...deps, contenidos }),
      },
      avances,
      proximoEnVivo: async (temas: readonly string[]) => {
        const [proximo] = await Promise.all(contributed("enVivo").map((buscar) => buscar(temas)));
        return proximo ?? null;
      },
      paraVolver: makeParaVolver({ ...deps, contenidos, avances }),
      ...makeMedios({
        contenidos,
        carpeta: fuente.carpeta ?? null,
        cdn: options.cdn ?? null,
        now,
      }),
    },
    contenidos,
    diasDeRegla,
    contributes: { searchable: makeFuentesDeContenido({ contenidos, now }) },
    acts: {
      edicion: makeEdicion({
        auditar,
        fuente,
        now,
        subirNumero: publicaciones.subir,
        verDescargas: makeVerDescargas({ ...deps, contenidos }),
        ademas: () => contributed("publicados").map(({ revisar }) => revisar),
        advertir: () => contributed("advertencias"),
      }),
    },
    /**
     * Reads content files of another context, which contributes the returned reading to `publicados`: it is then
     * checked and published with the pieces.
     */
    publicar<T>(
      nombre: string,
      leerArchivos: LeerArchivos<T>,
      cosasDe: (valor: T) => readonly CosaPublicada[],
    ): Publicado<T> & Publicacion {
      // With a content system these files stay local, and the targets of their links are unknown here.
      const sonArchivos = fuente.carpeta !== undefined;
      const carpeta = fuente.carpeta ?? CARPETA_DE_CONTENIDO;
      const publicado = makePublicado(
        async (numero) => leerArchivos(carpeta, sonArchivos ? (await leer(numero)).direcciones : null),
        dePublicado,
      );
      return {
        ...publicado,
        revisar: async (direcciones) => {
          const { valor, problemas } = await leerArchivos(carpeta, sonArchivos ? direcciones : null);
          return { nombre, cosas: cosasDe(valor), problemas };
        },
      };
    },
    /** Reports the number of content files with errors: they are not shown, and the process goes on answering. */
    degraded() {
      const cuantos = enMemoria().reduce((suma, { conErrores: de }) => suma + de(), 0);
      return cuantos === 0 ? null : `archivos de contenido con errores: ${cuantos}`;
    },
    /** Reads all content at the start of the process. A failed reading is repeated by the first request for it. */
    warm: () => mientras(() => Promise.all(enMemoria().map(({ alDia }) => alDia().catch(alFallar)))),
  };
}

declare module "../platform/contributions" {
  interface Contributions {
    publicados: Publicacion;
    /** Warnings that an editor reads beside the problems, when checking or publishing. */
    advertencias: Advertir;
    /** Sources of the next live event. */
    enVivo: FuenteEnVivo;
  }
}

declare module "../platform/services" {
  interface ServicesOptions {
    /** Source of the content: the local files, unless a content system is configured. */
    contenido?: Fuente | null;
    /** True to refuse workshops whose room only shows a sample film. */
    sinDemostraciones?: boolean;
  }
  interface Acts {
    edicion: ReturnType<typeof makeEdicion>;
  }
}
