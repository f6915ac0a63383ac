import { setTimeout as wait } from "node:timers/promises";
import { startPostgres } from "../../support/postgres";
import { levantar, PRODUCTO } from "../servidores";
import { abrirBuzon } from "../../support/buzon";
import { esDeBandeja, llenarBandeja, porEnviar } from "./bandeja";

/** Mails that a slow server got from several processes with one outbox. */
export interface Repartido {
  correos: number;
  distintos: number;
  repetidos: number;
  sinNombre: number;
  porEnviar: number;
}

const PAUSA_EN_MS = 500;

export async function simularReparto({
  correos,
  demoraEnMs,
  limiteEnMs,
}: {
  correos: number;
  demoraEnMs: number;
  limiteEnMs: number;
}): Promise<Repartido> {
  const postgres = await startPostgres();
  const buzon = await abrirBuzon(demoraEnMs);
  try {
    await llenarBandeja(postgres.url, correos);
    const env = { LOG_LEVEL: "warn", DATABASE_URL: postgres.url, SMTP_URL: buzon.url };
    const procesos = await Promise.all([levantar(PRODUCTO, env), levantar(PRODUCTO, env)]);
    const fin = performance.now() + limiteEnMs;
    while ((await porEnviar(postgres.url)) > 0 && performance.now() < fin) await wait(PAUSA_EN_MS);
    await Promise.all(procesos.map((proceso) => proceso.detener()));
    const recibidos = (await buzon.leidos()).filter(esDeBandeja);
    const distintos = new Set(recibidos.map(({ para }) => para)).size;
    return {
      correos,
      distintos,
      repetidos: recibidos.length - distintos,
      sinNombre: buzon.recibidos.filter((nombre) => nombre === "").length,
      porEnviar: await porEnviar(postgres.url),
    };
  } finally {
    await buzon.cerrar();
    await postgres.stop();
  }
}
