import type { Deps } from "../../shared/puertos";
import { anotarAcceso, type Canal } from "../accesosADatos/accesoADatos";
import type { NombresDelCatalogo, SeccionDeDatos } from "./copia";

/** Reads the names that stand for the ids of a context. */
export type FuenteDeNombres = () => Promise<NombresDelCatalogo>;

interface DepsDeCopia extends Pick<Deps<"misDatos" | "sorteos">, "repos" | "now"> {
  /** Names for stored ids, from the contexts that have them. */
  nombres: () => readonly FuenteDeNombres[];
  /** Decrypts a section of the copy for its owner. */
  abrir: (seccion: SeccionDeDatos, idPersona: number) => Promise<SeccionDeDatos>;
}

/**
 * Copy of all data stored about a person (Ley 29733, art. 19), after a proof of identity (`makeProbarAhora`). The read
 * is noted in the person's list of accesses.
 */
export function makeVerMisDatos(deps: DepsDeCopia & Pick<Deps<"accesosADatos">, "repos" | "newId">) {
  const { repos, now, newId } = deps;
  const copiar = makeCopiarDatos(deps);
  return async ({
    idPersona,
    canal,
    accion,
  }: {
    idPersona: number;
    canal: Canal;
    accion: "copia" | "descarga";
  }) => {
    await anotarAcceso({ repos, newId }, { idPersona, accion, canal, creadoEn: now() });
    return copiar(idPersona);
  };
}

/** Copy of all data stored about a person, for a caller that notes the access itself. */
export function makeCopiarDatos({ repos, now, abrir, nombres }: DepsDeCopia) {
  return async (idPersona: number) => {
    const [secciones, deCatalogos] = await Promise.all([
      repos.misDatos.copiar(idPersona),
      Promise.all(nombres().map((leer) => leer())),
    ]);
    const abiertas = await Promise.all(secciones.map((seccion) => abrir(seccion, idPersona)));
    const id_sorteo = await premiosDe(secciones);
    const todos = deCatalogos.reduce((antes, de) => ({ ...antes, ...de }), { id_sorteo });
    return { generadaEn: now(), secciones: abiertas, nombres: todos };
  };

  /** Prizes of the draws in the copy: pages call a draw by its prize. */
  async function premiosDe(secciones: readonly SeccionDeDatos[]) {
    const ids = new Set(secciones.flatMap(({ filas }) => filas.map((fila) => fila.id_sorteo)));
    const premios = new Map<string, string>();
    for (const id of ids) {
      const sorteo = typeof id === "string" && (await repos.sorteos.porId(id));
      if (sorteo) premios.set(sorteo.idSorteo, sorteo.premio);
    }
    return premios;
  }
}
