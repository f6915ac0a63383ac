import { seTuvo } from "../agenda/citas/cita";
import { fechaDe } from "../shared/fechas";
import type { Repos, ReposSinCandado } from "../shared/puertos";
import { asistio, cuandoFueElFin } from "../talleres/inscripciones/inscripcion";
import type { PasoHecho, Recorrido } from "./recorrido";
import type { ClaseDePaso, Paso } from "./ruta";

export type RepositoriosDePasos = "avances" | "citas" | "cuestionarios" | "inscripciones";

/** Kinds of steps that other contexts can tell to be done. A reading and a question leave no trace elsewhere. */
const CLASES_QUE_SE_SABEN: readonly ClaseDePaso[] = ["video", "herramienta", "taller", "sesion", "test"];
/** Kinds of steps that a page which has already read the person's videos can tell to be done. */
export const CLASES_DE_PIEZA: readonly ClaseDePaso[] = ["video", "herramienta"];

/** A route that a person began, and the steps that they have not done yet. */
interface PorHacer {
  recorrido: Pick<Recorrido, "empezadoEn">;
  pendientes: readonly Paso[];
}

interface Busqueda {
  idPersona: number;
  caminos: readonly PorHacer[];
  /** Kinds of steps to look for. Default: all kinds that other contexts can tell to be done. */
  clases?: readonly ClaseDePaso[] | undefined;
}

/** Finds the instant at which a step was done after `desde`; null or undefined when it is not done yet. */
type Cuando = (uid: string, desde: Date) => Date | null | undefined;

const elUltimo = (a: Date, b: Date) => (a > b ? a : b);

/**
 * Finds the steps that a person has done since they began each route, by what the other contexts know. The person does
 * not have to report them. Each context is asked once for all routes, and only when a step of its kind is left.
 */
export async function buscarPasosHechos(
  repos: ReposSinCandado<RepositoriosDePasos>,
  { idPersona, caminos, clases = CLASES_QUE_SE_SABEN }: Busqueda,
  now: Date,
): Promise<PasoHecho[][]> {
  const quedan = (...algunas: ClaseDePaso[]) =>
    caminos.filter(({ pendientes }) =>
      pendientes.some(({ clase, de }) => de !== null && algunas.includes(clase) && clases.includes(clase)),
    );
  /** Asks a context about done steps, unless no step of its kinds is left. */
  const preguntar = async (
    algunas: ClaseDePaso[],
    leer: (desde: Date) => Promise<Partial<Record<ClaseDePaso, Cuando>>>,
  ) => {
    const comienzos = quedan(...algunas).map(({ recorrido }) => recorrido.empezadoEn.getTime());
    return comienzos.length === 0 ? {} : leer(new Date(Math.min(...comienzos)));
  };
  const respuestas = await Promise.all([
    preguntar(["video", "herramienta"], () => dePiezas(repos, idPersona)),
    preguntar(["taller"], (desde) => deTalleres(repos, idPersona, desde, now)),
    preguntar(["sesion"], (desde) => deSesiones(repos, idPersona, desde, now)),
    preguntar(["test"], () => deTests(repos, idPersona, caminos)),
  ]);
  const cuando = respuestas.reduce<Partial<Record<ClaseDePaso, Cuando>>>(
    (todas, respuesta) => ({ ...todas, ...respuesta }),
    {},
  );
  return caminos.map(({ recorrido, pendientes }) =>
    pendientes.flatMap(({ id, titulo, clase, de }): PasoHecho[] => {
      const hechoEn = de === null ? null : cuando[clase]?.(de, recorrido.empezadoEn);
      return hechoEn ? [{ paso: id, titulo, hechoEn, como: "hecho" }] : [];
    }),
  );
}

async function dePiezas({ avances: repo }: Repos<"avances">, idPersona: number) {
  const { avances, vistos, descargas } = await repo.actividad(idPersona);
  const enOrden = descargas.toSorted((a, b) => a.descargadaEn.getTime() - b.descargadaEn.getTime());
  const video: Cuando = (uid, desde) => {
    // The days of viewing keep the first viewing of a day, and the total keeps the last one.
    const veces = [
      ...vistos.filter((visto) => visto.uid === uid).map(({ vistoEn }) => vistoEn),
      ...avances.filter((avance) => avance.uid === uid).map(({ ultimaVezEn }) => ultimaVezEn),
    ];
    return veces.find((vez) => vez !== null && vez >= desde);
  };
  const herramienta: Cuando = (uid, desde) => {
    const descarga = enOrden.find((candidata) => candidata.uid === uid && candidata.dia >= fechaDe(desde));
    // One download a day is stored. A sheet downloaded in the morning may have been downloaded again after the route
    // was begun.
    return descarga && elUltimo(descarga.descargadaEn, desde);
  };
  return { video, herramienta };
}

async function deTalleres(repos: Repos<"inscripciones">, idPersona: number, desde: Date, hasta: Date) {
  const lugares = await repos.inscripciones.deLaPersona(idPersona, { desde, hasta });
  const taller: Cuando = (uid, desdeSuComienzo) => {
    const lugarAsistido = lugares.find(
      (lugar) => lugar.inscripcion.uid === uid && lugar.fecha.fin > desdeSuComienzo && asistio(lugar, hasta),
    );
    return lugarAsistido && cuandoFueElFin(lugarAsistido.fecha);
  };
  return { taller };
}

async function deSesiones(repos: Repos<"citas">, idPersona: number, desde: Date, hasta: Date) {
  const citas = await repos.citas.deLaPersona(idPersona, desde, hasta);
  const sesion: Cuando = (slug, desdeSuComienzo) =>
    citas.find(
      (cita) => cita.slugDeEspecialidad === slug && cita.inicio >= desdeSuComienzo && seTuvo(cita, hasta),
    )?.fin;
  return { sesion };
}

async function deTests(
  repos: ReposSinCandado<"cuestionarios">,
  idPersona: number,
  caminos: readonly PorHacer[],
) {
  const pasos = caminos.flatMap(({ pendientes }) => pendientes);
  // The content has only one test, so each step of that kind means the same one.
  const idform = pasos.find(({ clase }) => clase === "test")?.de ?? "";
  const [ultimo] = await repos.cuestionarios.terminados(idPersona, idform, 1);
  const terminado = ultimo?.terminadoEn ?? null;
  const test: Cuando = (_, desde) => (terminado && terminado >= desde ? terminado : null);
  return { test };
}
