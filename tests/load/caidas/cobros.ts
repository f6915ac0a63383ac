import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { startPostgres } from "../../support/postgres";
import { makeAzar } from "../azar";
import { exigir } from "../exigir";
import { prepararPagos, type Mundo } from "../pagos/mundo";
import { carpetaTemporal, levantar, PRODUCTO } from "../servidores";

/** Questions that a slow gateway got from several processes that ask about the same open payments. */
export interface Preguntado {
  cobros: number;
  /** Number of payments about which the gateway was asked at all. */
  preguntados: number;
  /** Times that the gateway was asked about a payment before it had answered an earlier question about it. */
  aLaVez: number;
}

const TOKEN = "TEST-cobros";
const SECRETO_DE_AVISOS = "secreto-del-simulacro-de-cobros-0123456789";
const SITIO = "http://bienestar.test";
const PAUSA_EN_MS = 200;

/** Opens a fake gateway that takes its time over each question, and knows of no payment. */
async function abrirPasarela(demoraEnMs: number) {
  const enCurso = new Map<string, number>();
  const preguntados = new Set<string>();
  let aLaVez = 0;
  const servidor = createServer((pedido, respuesta) => {
    const url = new URL(pedido.url ?? "/", SITIO);
    const cobro = url.searchParams.get("external_reference");
    const responder = (cuerpo: object) => {
      respuesta.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(cuerpo));
    };
    if (cobro === null) {
      responder({ id: "una", init_point: SITIO });
      return;
    }
    const antes = enCurso.get(cobro) ?? 0;
    if (antes > 0) aLaVez++;
    enCurso.set(cobro, antes + 1);
    preguntados.add(cobro);
    void wait(demoraEnMs).then(() => {
      enCurso.set(cobro, enCurso.get(cobro)! - 1);
      responder({ paging: { total: 0, limit: 30, offset: 0 }, results: [] });
    });
  });
  await new Promise<void>((resolve) => servidor.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(servidor.address() as AddressInfo).port}`,
    visto: () => ({ preguntados: preguntados.size, aLaVez }),
    cerrar: () =>
      new Promise<void>((cerrada) => {
        servidor.close(() => cerrada());
        servidor.closeAllConnections();
      }),
  };
}

/** Opens a payment for a person who is at the gateway's page. */
async function abrirCobro({ services, otroCliente, otroHorario }: Mundo) {
  const { idPersona } = otroCliente();
  const { idHorario } = exigir(await services.agenda.retenerHorario({ idPersona, ...otroHorario()! }));
  const { idPedido } = exigir(await services.agenda.crearPedido({ idPersona, idHorario }));
  exigir(await services.agenda.pagarConTarjeta({ idPersona, idPedido, origen: SITIO }));
}

/**
 * Lets several processes ask a slow gateway about open payments. `sinArriendo` puts in a fault: a payment that one
 * process took is free for the other at once.
 */
export async function simularCobros({
  cobros,
  demoraEnMs,
  segundos,
  sinArriendo = false,
}: {
  cobros: number;
  demoraEnMs: number;
  segundos: number;
  sinArriendo?: boolean;
}): Promise<Preguntado> {
  const carpeta = carpetaTemporal();
  const postgres = await startPostgres();
  const pasarela = await abrirPasarela(demoraEnMs);
  const lugar = { DATA_DIR: carpeta.ruta, DATABASE_URL: postgres.url };
  try {
    const mundo = await prepararPagos(lugar, { horarios: cobros, azar: makeAzar(1) });
    const { db, now } = mundo.services;
    const queToque = () => db.updateTable("cobros").set({ revisar_en: now().toISOString() }).execute();
    for (let numero = 0; numero < cobros; numero++) await abrirCobro(mundo);
    await queToque();
    const env = {
      ...lugar,
      LOG_LEVEL: "warn",
      PASARELA: "mercado-pago",
      MERCADO_PAGO_URL: pasarela.url,
      MERCADO_PAGO_ACCESS_TOKEN: TOKEN,
      PASARELA_WEBHOOK_SECRET: SECRETO_DE_AVISOS,
      APP_URL: SITIO,
    };
    const procesos = await Promise.all([levantar(PRODUCTO, env), levantar(PRODUCTO, env)]);
    const fin = performance.now() + segundos * 1000;
    while (performance.now() < fin) {
      await wait(PAUSA_EN_MS);
      if (sinArriendo) await queToque();
    }
    await Promise.all(procesos.map((proceso) => proceso.matar()));
    await mundo.services.close();
    return { cobros, ...pasarela.visto() };
  } finally {
    await pasarela.cerrar();
    await postgres.stop();
    carpeta.borrar();
  }
}
