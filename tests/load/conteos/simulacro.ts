import { Agent } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { levantarManada } from "../reservas/manada";
import { abrirServicios } from "../servicios";
import { carpetaTemporal, levantar, pedir, SinRespuesta, type Servidor } from "../servidores";
import { comprobar, type Proceso } from "./comprobar";

/** Page that is counted. A client that has it gets 304, which is a view too. */
const PAGINA = "/ayuda";

export interface OpcionesDeConteos {
  vistas: number;
  clientes: number;
  procesos: number;
  programa: string;
  /** Views after which the next process is killed. */
  matarCada: number;
  /** Seconds between two storings of a process. */
  guardarCadaEnSegundos: number;
  /** Address of a database server; without it all processes share one SQLite file. */
  databaseUrl?: string;
  limiteEnSegundos: number;
}

export interface ResultadoDeConteos {
  /** Views that were answered, and those in the counts. */
  vistas: number;
  contadas: number;
  muertes: number;
  /** Views that the killed processes had not stored, of which the counts may miss all. */
  alMorir: number;
  segundos: number;
  roto: string[];
}

/**
 * Several processes of the built product count views of one page, and one after another is killed. In the end the
 * others stop as an operator stops them, and a checker compares the counts with the answers.
 */
export async function simularConteos(opciones: OpcionesDeConteos): Promise<ResultadoDeConteos> {
  const { procesos, databaseUrl, guardarCadaEnSegundos, clientes } = opciones;
  const carpeta = carpetaTemporal();
  const lugar = { DATA_DIR: carpeta.ruta, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  const { services } = await abrirServicios({ ...lugar });
  const env = {
    ...lugar,
    ...{ LOG_LEVEL: "warn", RUN_JOBS: "false" },
    CONTEOS_EN_SEGUNDOS: String(guardarCadaEnSegundos),
  };
  /** Every process that ever ran, by its port: a new one listens on another. */
  const deCadaPuerto = new Map<number, Proceso>();
  const arrancar = async (): Promise<Servidor> => {
    const servidor = await levantar(opciones.programa, env);
    const proceso: Proceso = { respuestas: [], perdidas: 0, murioEn: null };
    deCadaPuerto.set(servidor.puerto, proceso);
    const matar = async () => {
      proceso.murioEn = performance.now();
      await servidor.matar();
    };
    return { ...servidor, matar };
  };
  const manada = await levantarManada({ procesos, arrancar });
  const agente = new Agent({ keepAlive: true, maxSockets: clientes });
  const fin = performance.now() + opciones.limiteEnSegundos * 1000;
  const inicio = performance.now();
  let empezadas = 0;
  let etag: string | undefined;

  async function ver(puerto: number) {
    const proceso = deCadaPuerto.get(puerto)!;
    try {
      const { estado, cabeceras } = await pedir(puerto, PAGINA, {
        agente,
        ...(etag && { cabeceras: { "if-none-match": etag } }),
      });
      if (estado !== 200 && estado !== 304) throw new Error(`${PAGINA} answers ${estado}`);
      etag ??= cabeceras.etag;
      proceso.respuestas.push(performance.now());
      return true;
    } catch (error) {
      if (!(error instanceof SinRespuesta)) throw error;
      if (error.llego) proceso.perdidas += 1;
      return false;
    }
  }

  async function cliente(numero: number) {
    while (empezadas < opciones.vistas && performance.now() < fin) {
      const puertos = manada.puertos();
      const puerto = puertos[(empezadas + numero) % puertos.length];
      if (puerto === undefined || !(await ver(puerto))) {
        await wait(20);
        continue;
      }
      empezadas += 1;
      if (empezadas % opciones.matarCada === 0) manada.matarDespues();
    }
  }

  try {
    await Promise.all(Array.from({ length: clientes }, (_, numero) => cliente(numero)));
    const segundos = (performance.now() - inicio) / 1000;
    await manada.detener();
    const contadas = await contadasEn(services.db);
    const corridos = [...deCadaPuerto.values()];
    return {
      ...comprobar({ procesos: corridos, contadas, guardarCadaEnSegundos }),
      contadas,
      muertes: manada.muertes(),
      segundos,
    };
  } finally {
    agente.destroy();
    await manada.detener();
    await services.close();
    carpeta.borrar();
  }
}

async function contadasEn(db: Awaited<ReturnType<typeof abrirServicios>>["services"]["db"]): Promise<number> {
  const { suma } = await db
    .selectFrom("conteos")
    .select((eb) => eb.fn.sum<number | string | null>("cuantos").as("suma"))
    .where("evento", "=", "virtual-page-view")
    .where("pagina", "=", PAGINA)
    .executeTakeFirstOrThrow();
  return Number(suma ?? 0);
}
