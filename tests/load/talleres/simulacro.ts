import { sql } from "kysely";
import { Agent } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { ClaveDeFecha } from "../../../app/domain/talleres/inscripciones/inscripcion";
import { makeAzar } from "../azar";
import { Inesperado, makeEnviar } from "../reservas/cliente";
import { levantarManada } from "../reservas/manada";
import { prepararMundo, type Lugar, type Mundo, type PersonaEnJuego } from "../reservas/mundo";
import { carpetaTemporal, levantar, SinRespuesta } from "../servidores";
import { comprobarFecha, comprobarLinea, type Dicho } from "./comprobar";

export const PERSONAS = 100;
export const CUPOS = 30;
/** Number of answers of a date after which a process dies, while the other requests wait for theirs. */
const MUERE_TRAS = 10;

export interface OpcionesDeTalleres {
  fechas: number;
  procesos: number;
  programa: string;
  /** Address of a database server; without it all processes share one SQLite file. */
  databaseUrl?: string;
  /**
   * True to forget each place as soon as it is taken, to see that the check then fails; no process is killed. Only in
   * SQLite.
   */
  sinGuarda?: boolean;
  limiteEnSegundos: number;
}

export interface ResultadoDeTalleres {
  dentro: number;
  esperando: number;
  muertes: number;
  /** Requests repeated at another server after their answer was lost. */
  repetidos: number;
  /** Answers that no client should ever get, and requests without one. */
  inesperados: Record<string, number>;
  segundos: number;
  /** Faults that the checker found; empty when all is well. */
  roto: string[];
}

/**
 * Runs several processes of the built product on one database. For one date after another of a workshop many people
 * ask for places at once, and a process is killed while they wait. At the end a checker reads the database, and some
 * people leave, to see who comes after them.
 */
export async function simularTalleres(opciones: OpcionesDeTalleres): Promise<ResultadoDeTalleres> {
  const { procesos, databaseUrl } = opciones;
  const carpeta = carpetaTemporal();
  const lugar: Lugar = { DATA_DIR: carpeta.ruta, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  const mundo = await prepararMundo(lugar, { horarios: 1, personas: PERSONAS, sinIndice: false });
  const { db } = mundo.services;
  if (opciones.sinGuarda) await olvidarLoTomado.execute(db);
  const manada = await levantarManada({
    procesos,
    arrancar: () => levantar(opciones.programa, { ...lugar, LOG_LEVEL: "warn" }),
  });
  const inicio = performance.now();
  const fin = Date.now() + opciones.limiteEnSegundos * 1000;
  const cuenta = { repetidos: 0, inesperados: {} as Record<string, number> };
  const agente = new Agent({ keepAlive: true, maxSockets: Infinity });
  const enviar = makeEnviar({
    mundo,
    agente,
    azar: makeAzar(20261122),
    puertos: manada.puertos,
    fin,
    alRepetir: () => cuenta.repetidos++,
  });

  async function todosA({ uid, fecha }: ClaveDeFecha): Promise<Dicho[]> {
    const lugaresDichos: Dicho[] = [];
    const pedir = async (persona: PersonaEnJuego) => {
      try {
        const { estado, data, codigo } = await enviar({
          persona,
          metodo: "POST",
          ruta: `/talleres/${uid}/inscripciones/${fecha}`,
        });
        if (estado !== 201) throw new Inesperado(`${estado} ${codigo}`);
        lugaresDichos.push({ idPersona: persona.idPersona, ...(data as Omit<Dicho, "idPersona">) });
        if (lugaresDichos.length === MUERE_TRAS && !opciones.sinGuarda) manada.matarDespues();
      } catch (error) {
        if (!(error instanceof Inesperado || error instanceof SinRespuesta)) throw error;
        cuenta.inesperados[error.message] = (cuenta.inesperados[error.message] ?? 0) + 1;
      }
    };
    await Promise.all(mundo.personas.map(pedir));
    return lugaresDichos;
  }

  try {
    const lugaresDichosDe = new Map<ClaveDeFecha, Dicho[]>();
    for (const clave of await fechasDeTreinta(mundo, opciones.fechas)) {
      // The killed process is back before the next one dies in the midst of its work.
      while (manada.puertos().length < procesos && Date.now() < fin) await wait(50);
      lugaresDichosDe.set(clave, await todosA(clave));
    }
    await manada.detener();
    const roto: string[] = [];
    for (const [clave, lugaresDichos] of lugaresDichosDe)
      roto.push(...(await comprobarFecha(db, clave, lugaresDichos, CUPOS)));
    for (const clave of lugaresDichosDe.keys()) roto.push(...(await comprobarLinea(mundo.services, clave)));
    const estados = [...lugaresDichosDe.values()].flat().map(({ estado }) => estado);
    return {
      ...cuenta,
      dentro: estados.filter((estado) => estado === "inscrita").length,
      esperando: estados.filter((estado) => estado === "esperando").length,
      muertes: manada.muertes(),
      segundos: (performance.now() - inicio) / 1000,
      roto,
    };
  } finally {
    agente.destroy();
    await manada.detener();
    await mundo.services.close();
    carpeta.borrar();
  }
}

const olvidarLoTomado = sql`create trigger olvidar after insert on ocupaciones when new.recurso like 'taller:%'
  begin delete from ocupaciones where rowid = new.rowid; end`;

/** Future dates of a free workshop with CUPOS places, far enough ahead for offers to the waiting list. */
async function fechasDeTreinta({ services }: Mundo, cuantas: number): Promise<ClaveDeFecha[]> {
  const desde = services.now().getTime() + 48 * 60 * 60_000;
  for (const { url } of await services.talleres.todos()) {
    const { fechas = [] } = (await services.talleres.uno(url, null)) ?? {};
    const sirven = fechas.filter(
      ({ cupos, precioCentimos, cancelada, inicio }) =>
        cupos === CUPOS && precioCentimos === 0 && cancelada === null && inicio.getTime() > desde,
    );
    if (sirven.length >= cuantas) return sirven.slice(0, cuantas).map(({ uid, fecha }) => ({ uid, fecha }));
  }
  throw new Error(`no free workshop has ${cuantas} dates with ${CUPOS} places`);
}
