import type pg from "pg";
import { RechazoDeRespaldo } from "./carpeta";

/** The more often, the surer: in between, others may take and leave the same connections. */
const VECES = 8;

/**
 * Refuses a pooler that gives a connection of the server's to whoever has a transaction: what a dump sets for its
 * session would stay in it, and the next statement of the product's would find no tables and no limits.
 */
export async function exigirSesionPropia(cliente: pg.Client, abrirOtro: () => Promise<pg.Client>) {
  if (!(await hayIntermediario(cliente))) return;
  for (let vez = 0; vez < VECES; vez++) {
    // A session keeps its connection from one transaction to the next, and nobody else is given it meanwhile.
    const antes = await conexionDe(cliente);
    const otro = await abrirOtro();
    try {
      await otro.query("begin read only");
      const suya = await conexionDe(otro);
      if (suya === antes || (await conexionDe(cliente)) !== antes) throw porTransacciones();
    } finally {
      await otro.end();
    }
  }
}

/** Behind any pooler, who else uses the database cannot be told from who has just left. */
export async function exigirConexionDirecta(cliente: pg.Client) {
  if (await hayIntermediario(cliente)) {
    throw new RechazoDeRespaldo(
      "tras-intermediario",
      "DATABASE_URL lleva a un intermediario (PgBouncer): para restaurar dale a esta orden la dirección directa del servidor.",
    );
  }
}

/** A pooler makes up the number by which a client may cancel; the server's own is that of its process. */
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
