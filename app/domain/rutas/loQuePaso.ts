import { seTuvo } from "../agenda/citas/cita";
import { fechaDe } from "../shared/fechas";
import type { Repos } from "../shared/puertos";
import { asistio, cuandoFueElFin } from "../talleres/inscripciones/inscripcion";
import type { PasoHecho, Recorrido } from "./recorrido";
import type { ClaseDePaso, Paso } from "./ruta";

export type LoDeLoQuePaso = "avances" | "citas" | "cuestionarios" | "inscripciones";

/** The kinds of which the other contexts know something: a reading and a question leave nothing behind. */
const CLASES_QUE_SE_SABEN: readonly ClaseDePaso[] = ["video", "herramienta", "taller", "sesion", "test"];
/** Those that a page knows already which shows somebody's videos. */
export const CLASES_DE_PIEZA: readonly ClaseDePaso[] = ["video", "herramienta"];

/** A way through a route, and what is left of it. */
interface PorHacer {
  recorrido: Pick<Recorrido, "empezadoEn">;
  pendientes: readonly Paso[];
}

/** When a step was done that is left of a way which was begun at some instant; nothing for not yet. */
type Cuando = (uid: string, desde: Date) => Date | null | undefined;

const elUltimo = (uno: Date, otro: Date) => (uno > otro ? uno : otro);

/**
 * Which steps of these routes somebody has done since they began each, by what the other contexts know: nobody has to
 * say it. Each context is asked once, for however many routes, and only where a step of its kind is left.
 */
export async function loQuePaso(
  repos: Repos<LoDeLoQuePaso>,
  idPersona: number,
  caminos: readonly PorHacer[],
  now: Date,
  clases: readonly ClaseDePaso[] = CLASES_QUE_SE_SABEN,
): Promise<PasoHecho[][]> {
  const quedan = (...algunas: ClaseDePaso[]) =>
    caminos.filter(({ pendientes }) =>
      pendientes.some(({ clase, de }) => de !== null && algunas.includes(clase) && clases.includes(clase)),
    );
  /** Answers nothing where no step is left of these kinds. */
  const preguntar = async (
    algunas: ClaseDePaso[],
    leer: (desde: Date) => Promise<Partial<Record<ClaseDePaso, Cuando>>>,
  ) => {
    const suyos = quedan(...algunas).map(({ recorrido }) => recorrido.empezadoEn.getTime());
    return suyos.length === 0 ? {} : leer(new Date(Math.min(...suyos)));
  };
  const respuestas = await Promise.all([
    preguntar(["video", "herramienta"], () => dePiezas(repos, idPersona)),
    preguntar(["taller"], (desde) => deTalleres(repos, idPersona, desde, now)),
    preguntar(["sesion"], (desde) => deSesiones(repos, idPersona, desde, now)),
    preguntar(["test"], () => deTests(repos, idPersona, caminos)),
  ]);
  const cuando = respuestas.reduce<Partial<Record<ClaseDePaso, Cuando>>>(
    (todas, una) => ({ ...todas, ...una }),
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
  const { avances, vistos, descargas } = await repo.loHecho(idPersona);
  const enOrden = descargas.toSorted((una, otra) => una.descargadaEn.getTime() - otra.descargadaEn.getTime());
  const video: Cuando = (uid, desde) => {
    // Of a day the first time is kept, and of all of them the last.
    const veces = [
      ...vistos.filter((uno) => uno.uid === uid).map(({ vistoEn }) => vistoEn),
      ...avances.filter((uno) => uno.uid === uid).map(({ ultimaVezEn }) => ultimaVezEn),
    ];
    return veces.find((vez) => vez !== null && vez >= desde);
  };
  const herramienta: Cuando = (uid, desde) => {
    const suya = enOrden.find((una) => una.uid === uid && una.dia >= fechaDe(desde));
    // One a day is kept: it may have been had in the morning, and again after the route was begun.
    return suya && elUltimo(suya.descargadaEn, desde);
  };
  return { video, herramienta };
}

async function deTalleres(repos: Repos<"inscripciones">, idPersona: number, desde: Date, hasta: Date) {
  const lugares = await repos.inscripciones.deLaPersona(idPersona, { desde, hasta });
  const taller: Cuando = (uid, desdeSuComienzo) => {
    const suyo = lugares.find(
      (lugar) => lugar.inscripcion.uid === uid && lugar.fecha.fin > desdeSuComienzo && asistio(lugar, hasta),
    );
    return suyo && cuandoFueElFin(suyo.fecha);
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

async function deTests(repos: Repos<"cuestionarios">, idPersona: number, caminos: readonly PorHacer[]) {
  const pasos = caminos.flatMap(({ pendientes }) => pendientes);
  // There is one test.
  const idform = pasos.find(({ clase }) => clase === "test")?.de ?? "";
  const [ultimo] = await repos.cuestionarios.terminados(idPersona, idform, 1);
  const terminado = ultimo?.terminadoEn ?? null;
  const test: Cuando = (_, desde) => (terminado && terminado >= desde ? terminado : null);
  return { test };
}
