import { setTimeout as wait } from "node:timers/promises";
import { carpetaTemporal, levantar, PRODUCTO, type Servidor } from "../servidores";
import { comprobar } from "./comprobar";
import { prepararMundo, type Lugar } from "./mundo";
import { soltarMultitud, type Cuenta } from "./multitud";

export interface OpcionesDeSimulacro {
  intentos: number;
  horarios: number;
  clientes: number;
  procesos: number;
  /** When a process is killed: every so many seconds, or every so many attempts. */
  matarCada: { segundos: number } | { intentos: number };
  /** A database server; without it all processes share one SQLite file. */
  databaseUrl?: string;
  /** Takes the unique index away, to see that the check then fails. */
  sinIndice?: boolean;
  limiteEnSegundos?: number;
}

export interface ResultadoDeSimulacro extends Cuenta {
  muertes: number;
  segundos: number;
  /** What the checker found; empty when all is well. */
  roto: string[];
}

/**
 * Several processes of the built product on one database, a crowd that fights for the same times over HTTP, and
 * one process after another killed and started again meanwhile. At the end a checker reads the database.
 */
export async function simularContencion(opciones: OpcionesDeSimulacro): Promise<ResultadoDeSimulacro> {
  const { procesos, matarCada, databaseUrl } = opciones;
  const carpeta = carpetaTemporal();
  const lugar: Lugar = { DATA_DIR: carpeta.ruta, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  const mundo = await prepararMundo(lugar, {
    horarios: opciones.horarios,
    personas: opciones.horarios * 2,
    sinIndice: opciones.sinIndice ?? false,
  });
  const arrancar = () => levantar(PRODUCTO, { ...lugar, LOG_LEVEL: "warn" });
  const servidores: Servidor[] = await Promise.all(Array.from({ length: procesos }, arrancar));
  const vivos = () => servidores.filter((servidor) => servidor.vivo());

  let muertes = 0;
  const matarUno = async () => {
    // In turn, and never the last one that listens.
    if (vivos().length < 2) return;
    let elegido = muertes % procesos;
    while (!servidores[elegido]!.vivo()) elegido = (elegido + 1) % procesos;
    muertes++;
    await servidores[elegido]!.matar();
    servidores[elegido] = await arrancar();
  };
  const renacimientos: Promise<void>[] = [];
  const fin = new AbortController();
  const verdugo = async (segundos: number) => {
    for (;;) {
      await wait(segundos * 1000, undefined, { signal: fin.signal }).catch(() => {});
      if (fin.signal.aborted) return;
      const renacimiento = matarUno();
      // It is looked at when the crowd is done.
      renacimiento.catch(() => {});
      renacimientos.push(renacimiento);
    }
  };
  let cola = Promise.resolve();
  const alEmpezarIntento = (numero: number) => {
    // One after the other: the next one dies when the one before it is back.
    if ("intentos" in matarCada && numero > 0 && numero % matarCada.intentos === 0)
      cola = cola.then(matarUno);
  };

  const inicio = performance.now();
  const matando = "segundos" in matarCada ? verdugo(matarCada.segundos) : undefined;
  try {
    const { cuenta, confirmados } = await soltarMultitud({
      mundo,
      clientes: opciones.clientes,
      intentos: opciones.intentos,
      limiteEnMs: (opciones.limiteEnSegundos ?? 300) * 1000,
      puertos: () => vivos().map(({ puerto }) => puerto),
      alEmpezarIntento,
    });
    const segundos = (performance.now() - inicio) / 1000;
    fin.abort();
    await Promise.all([matando, cola, ...renacimientos]);
    await Promise.all(servidores.map((servidor) => servidor.detener()));
    const { db, now } = mundo.services;
    return { ...cuenta, muertes, segundos, roto: await comprobar(db, confirmados, now()) };
  } finally {
    fin.abort();
    await Promise.allSettled([matando, cola, ...renacimientos]);
    await Promise.all(vivos().map((servidor) => servidor.detener()));
    await mundo.services.close();
    carpeta.borrar();
  }
}
