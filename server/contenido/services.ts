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
import type { Fuente } from "./fuente";
import { makePublicado, type Lectura, type Publicado } from "./publicado";
import { diasDeRegla } from "./recurrencia";
import { makePublicacionesRepository } from "./repositories/publicaciones";
import { makeMedios } from "./servirMedios";

/** Below the folder that every process of ours is started in. */
export const CARPETA_DE_CONTENIDO = "app/content";

export function openContenido({ options, db, deps, now, alFallar, auditar }: Base) {
  const publicaciones = makePublicacionesRepository(db);
  const escrito = options.contenido ?? fuenteDeArchivos(CARPETA_DE_CONTENIDO);
  const fuente = options.sinDemostraciones ? sinDemostraciones(escrito) : escrito;
  const dePublicado = { numeroPublicado: publicaciones.numero, now, alFallar };
  const { conErrores, ...contenidos } = makeContenidos({ fuente, ...dePublicado });
  const ademas: Ademas[] = [];
  const advertir: Advertir[] = [];
  const publicados: Pick<Publicado<unknown>, "alDia" | "conErrores">[] = [
    { alDia: contenidos.coleccion, conErrores },
  ];
  let enVivo: FuenteEnVivo = () => Promise.resolve(null);
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
      proximoEnVivo: (temas: readonly string[]) => enVivo(temas),
      paraVolver: makeParaVolver({ ...deps, contenidos, avances }),
      ...makeMedios({
        contenidos,
        carpeta: fuente.carpeta ?? null,
        cdn: options.cdn ?? null,
        now,
      }),
    },
    /** Workshops stand above: which is next, they say. */
    ofrecerEnVivo: (fuente: FuenteEnVivo) => void (enVivo = fuente),
    contenidos,
    diasDeRegla,
    searchable: makeFuentesDeContenido({ contenidos, now }),
    acts: {
      edicion: makeEdicion({
        auditar,
        fuente,
        now,
        subirNumero: publicaciones.subir,
        verDescargas: makeVerDescargas({ ...deps, contenidos }),
        ademas: () => ademas,
        advertir: () => advertir,
      }),
    },
    /** What an editor is told of when they check or publish, besides what is wrong with it. */
    advertirAlPublicar: (mirar: Advertir) => void advertir.push(mirar),
    /** Where editors write files; null where a content system has the pieces. */
    carpeta: fuente.carpeta ?? null,
    /** Of all that there is, right or not: pieces as `tipo/url`, workshops as `taller/url`, themes as `tema/url`. */
    direcciones: async (): Promise<ReadonlySet<string>> => (await fuente.leer()).direcciones,
    /** What editors write for a higher context: read, checked and published as the pieces are. */
    publicarTambien<T>(
      nombre: string,
      leer: () => Promise<Lectura<T>>,
      cosasDe: (valor: T) => readonly CosaPublicada[],
    ): Publicado<T> {
      ademas.push(async () => {
        const { valor, problemas } = await leer();
        return { nombre, cosas: cosasDe(valor), problemas };
      });
      const publicado = makePublicado(leer, dePublicado);
      publicados.push(publicado);
      return publicado;
    },
    /** Whatever is wrong is not shown, and the rest is: the process goes on answering. */
    degraded() {
      const cuantos = publicados.reduce((suma, { conErrores: de }) => suma + de(), 0);
      return cuantos === 0 ? null : `archivos de contenido con errores: ${cuantos}`;
    },
    /** What cannot be read now is read by whoever asks for it first. */
    async warm() {
      await Promise.all(publicados.map(({ alDia }) => alDia().catch(alFallar)));
    },
  };
}

declare module "../platform/services" {
  interface ServicesOptions {
    /** Where editors write; our own files unless a content system is configured. */
    contenido?: Fuente | null;
    /** Rooms that only show a film of ours are refused. */
    sinDemostraciones?: boolean;
  }
  interface Services {
    contenido: ReturnType<typeof openContenido>["services"];
  }
  interface Acts {
    edicion: ReturnType<typeof makeEdicion>;
  }
}
