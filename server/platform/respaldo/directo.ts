import type pg from "pg";
import { RechazoDeRespaldo } from "./carpeta";

/** Number of checks: between two checks, other clients may take the same connections. */
const VECES = 8;

/**
 * Refuses a connection through a pooler in transaction mode. The settings of a dump would stay in a shared connection,
 * in which the product would then find no tables and no limits.
 */
export async function exigirSesionPropia(cliente: pg.Client, abrirOtro: () => Promise<pg.Client>) {
  if (!(await hayIntermediario(cliente))) return;
  for (let vez = 0; vez < VECES; vez++) {
    // Without such a pooler, a client keeps its connection between transactions, and no other client gets it.
    const antes = await conexionDe(cliente);
    const segundo = await abrirOtro();
    try {
      await segundo.query("begin read only");
      const conexionDelSegundo = await conexionDe(segundo);
      if (conexionDelSegundo === antes || (await conexionDe(cliente)) !== antes) throw porTransacciones();
    } finally {
      await segundo.end();
    }
  }
}

/**
 * Refuses a connection through any pooler: behind one, we cannot tell whether another client still uses the database.
 */
export async function exigirConexionDirecta(cliente: pg.Client) {
  if (await hayIntermediario(cliente)) {
    throw new RechazoDeRespaldo(
      "tras-intermediario",
      "DATABASE_URL lleva a un intermediario (PgBouncer): para restaurar dale a esta orden la dirección directa del servidor.",
    );
  }
}

/**
 * True behind a pooler: its process number for cancelling is invented, while a server gives the number of its real
 * process.
 */
async function hayIntermediario(cliente: pg.Client): Promise<boolean> {
  return (cliente as unknown as { processID: number | null }).processID !== (await conexionDe(cliente));
}

async function conexionDe(cliente: pg.Client): Promise<number> {
  const { rows } = await cliente.query<{ pid: number }>("select pg_backend_pid() as pid");
  return rows[0]!.pid;
}

const porTransacciones = () =>
  new RechazoDeRespaldo(
    "tras-intermediario",
    "DATABASE_URL lleva a un intermediario que reparte las conexiones por transacciones (PgBouncer): un respaldo por ahí rompería el producto en marcha. Dale a esta orden la dirección directa del servidor, o una entrada con pool_mode=session.",
  );
