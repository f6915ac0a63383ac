import { setTimeout as wait } from "node:timers/promises";
import { carpetaTemporal, levantar } from "../servidores";
import { comprobar } from "./comprobar";
import { levantarManada } from "./manada";
import { BONOS_AL_EMPEZAR, prepararMundo, type Lugar, type Mundo } from "./mundo";
import { soltarMultitud, type Cuenta } from "./multitud";
import { acabarRetenciones, acortarRetenciones } from "./vencimientos";

export interface OpcionesDeSimulacro {
  intentos: number;
  horarios: number;
  clientes: number;
  procesos: number;
  programa: string;
  /** Moment of a kill: every so many seconds, or every so many attempts. */
  matarCada: { segundos: number } | { intentos: number };
  /** Address of a database server; without it all processes share one SQLite file. */
  databaseUrl?: string;
  /** True to remove the unique index, to see that the check then fails. */
  sinIndice?: boolean;
  /** Seconds after which the simulation gives up, however many attempts are left. */
  limiteEnSegundos: number;
}

export interface ResultadoDeSimulacro extends Cuenta {
  muertes: number;
  segundos: number;
  /** Seconds that the checker took. */
  segundosDeComprobar: number;
  /** Holds that the product ended because their time was over. */
  vencidos: number;
  /** Faults that the checker found; empty when all is well. */
  roto: string[];
}

const RENOVAR_TOKENS_CADA_MS = 5 * 60_000;

/**
 * Runs several processes of the built product on one database. Many clients fight for the same times over HTTP.
 * Meanwhile one process after another is killed and started again. At the end a checker reads the database.
 */
export async function simularReservas(opciones: OpcionesDeSimulacro): Promise<ResultadoDeSimulacro> {
  const { procesos, matarCada, databaseUrl } = opciones;
  const carpeta = carpetaTemporal();
  const lugar: Lugar = { DATA_DIR: carpeta.ruta, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  const mundo = await prepararMundo(lugar, {
    horarios: opciones.horarios,
    personas: opciones.horarios * 2,
    sinIndice: opciones.sinIndice ?? false,
  });
  const manada = await levantarManada({
    procesos,
    arrancar: () => levantar(opciones.programa, { ...lugar, LOG_LEVEL: "warn" }),
  });
  const fin = new AbortController();
  const abandonados: string[] = [];
  const mientras = Promise.all([
    acortarRetenciones(mundo.services, abandonados, fin.signal),
    renovarTokens(mundo, fin.signal),
  ]);
  // The rejection is awaited further down, when the clients are done.
  mientras.catch(() => {});
  try {
    const inicio = performance.now();
    if ("segundos" in matarCada) void manada.matarCada(matarCada.segundos);
    const { cuenta, cuaderno } = await soltarMultitud({
      mundo,
      clientes: opciones.clientes,
      intentos: opciones.intentos,
      limiteEnMs: opciones.limiteEnSegundos * 1000,
      puertos: manada.puertos,
      alAbandonar: (idHorario) => abandonados.push(idHorario),
      alEmpezarIntento(numero) {
        if ("intentos" in matarCada && numero > 0 && numero % matarCada.intentos === 0) manada.matarDespues();
      },
    });
    const segundos = (performance.now() - inicio) / 1000;
    fin.abort();
    await mientras;
    await manada.detener();

    const alComprobar = performance.now();
    const vencidos = await vencerLoQueQueda(mundo);
    const roto = await comprobar({ ...mundo, cuaderno, bonosAlEmpezar: BONOS_AL_EMPEZAR });
    const segundosDeComprobar = (performance.now() - alComprobar) / 1000;
    return { ...cuenta, muertes: manada.muertes(), segundos, segundosDeComprobar, vencidos, roto };
  } finally {
    fin.abort();
    await Promise.allSettled([mientras]);
    await manada.detener();
    await mundo.services.close();
    carpeta.borrar();
  }
}

async function renovarTokens(mundo: Mundo, fin: AbortSignal): Promise<void> {
  for (;;) {
    await wait(RENOVAR_TOKENS_CADA_MS, undefined, { signal: fin }).catch(() => {});
    if (fin.aborted) return;
    await mundo.renovarTokens();
  }
}

/** Lets time pass and runs the product's own job. Gives the number of holds that expired in all. */
async function vencerLoQueQueda({ services }: Mundo): Promise<number> {
  await acabarRetenciones(services, services.now());
  for (const { nombre, run } of services.jobs) if (nombre === "vencer-retenciones") await run();
  const { cuantos } = await services.db
    .selectFrom("horarios")
    .select((eb) => eb.fn.countAll<number | string>().as("cuantos"))
    .where("estado", "=", "vencido")
    .executeTakeFirstOrThrow();
  return Number(cuantos);
}
