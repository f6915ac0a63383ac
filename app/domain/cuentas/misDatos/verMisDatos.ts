import type { Deps } from "../../shared/puertos";
import { anotarAcceso, type Canal } from "../accesosADatos/accesoADatos";
import type { SeccionDeDatos } from "./copia";

/**
 * The copy of everything that is kept about a person, for whoever has proven that it is theirs (`makeProbarAhora`).
 * Reading it is noted in their access log.
 */
export function makeVerMisDatos({
  repos,
  now,
  newId,
  abrir,
}: Deps<"accesosADatos" | "misDatos" | "nombresDelCatalogo" | "sorteos"> & {
  /** What is encrypted, as its owner reads it. */
  abrir: (seccion: SeccionDeDatos, idPersona: number) => Promise<SeccionDeDatos>;
}) {
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
    const [secciones, nombres] = await Promise.all([
      repos.misDatos.copiar(idPersona),
      repos.nombresDelCatalogo.todos(),
    ]);
    const abiertas = await Promise.all(secciones.map((una) => abrir(una, idPersona)));
    const id_sorteo = await premiosDe(secciones);
    return { generadaEn: now(), secciones: abiertas, nombres: { ...nombres, id_sorteo } };
  };

  /** By their draws: what a page calls a draw is what can be won in it. */
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
