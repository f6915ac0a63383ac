import { sql } from "kysely";
import { Agent } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { Db } from "../../../server/platform/database/client";
import { postgresDeDebian } from "../../support/postgresDeDebian";
import { porLaTuberia, tuberiaHacia } from "../../support/tuberia";
import { makeAzar } from "../azar";
import { Mensajero } from "../pagos/avisos";
import { comprobarPagos, quedaPendiente } from "../pagos/comprobar";
import { prepararPagos, type HorarioLibre, type Mundo } from "../pagos/mundo";
import { PasarelaDeFuera } from "../pagos/pasarelaDeFuera";
import { carpetaTemporal, levantar, pedir, PRODUCTO } from "../servidores";
import { VERSION_DE_DATOS } from "../../support/politicas";

/** Facts that people were told, and those of them that the replica has once it is the only server. */
export interface Replicado {
  sincrona: boolean;
  /** Orders that people saw as paid: before the replica was cut off, while it was, and after it took over. */
  pagados: Record<Momento, number>;
  /** Answers to changes while the replica was cut off, by status. */
  mientras: Record<string, number>;
  perdidos: { retenciones: number; pedidos: number; pagados: number };
  /** Times that one person saw as paid, and that another could take afterwards. */
  dobles: number;
  /** Differences between the database and the gateway's own books, in words. */
  roto: string[];
  vivos: boolean;
  recuperadoEnMs: number | null;
}

type Momento = "antes" | "mientras" | "despues";

const COMPRADORES = 8;
const TOKEN = "TEST-simulacro-de-replica";
const SECRETO = "secreto-del-simulacro-de-replica-0123456789";
const RESPIRO_EN_MS = 100;
const OTRA_VEZ = [0, 408, 502, 503];
const RECUPERACION_MAXIMA_EN_MS = 60_000;
const CONVERGENCIA_MAXIMA_EN_MS = 60_000;
const SIN_CAMBIO_EN_MS = 15_000;

/**
 * People book and pay. The replica is cut off, the primary server ends, and the replica takes its place under the same
 * address, with synchronous replication or without. Null without PostgreSQL and its tools.
 */
export async function simularReplica({
  sincrona,
  horarios,
  calladaEnMs,
}: {
  sincrona: boolean;
  horarios: number;
  /** Milliseconds for which the replica hears nothing before the primary server ends. */
  calladaEnMs: number;
}): Promise<Replicado | null> {
  const servidores = postgresDeDebian();
  if (!servidores) return null;
  const carpeta = carpetaTemporal();
  const azar = makeAzar(20261122);
  const alCerrar: (() => unknown)[] = [servidores.parar, carpeta.borrar];
  try {
    const primario = await servidores.crear();
    const entreLosDos = await tuberiaHacia(primario.puerto);
    const nombre = await tuberiaHacia(primario.puerto);
    alCerrar.unshift(entreLosDos.cerrar, nombre.cerrar);
    const lugar = { DATA_DIR: carpeta.ruta, DATABASE_URL: porLaTuberia(primario.url, nombre) };
    const mundo = await prepararPagos(lugar, { horarios, azar });
    alCerrar.unshift(mundo.services.close);
    const replica = await servidores.replicar(entreLosDos.puerto);
    if (sincrona) await exigirReplica(mundo.services.db);

    const puertos = () => procesos.filter((proceso) => proceso.vivo()).map(({ puerto }) => puerto);
    const mensajero = new Mensajero({ secreto: SECRETO, azar, puertos, retrasoMaximoEnMs: 500 });
    const fuera = new PasarelaDeFuera({
      token: TOKEN,
      azar,
      alCambiar: ({ idPago }, url) => mensajero.avisar(idPago, url),
    });
    const enRed = await fuera.servir();
    alCerrar.unshift(enRed.parar);
    const arrancar = () =>
      levantar(PRODUCTO, {
        ...lugar,
        APP_URL: "http://bienestar.test",
        LOG_LEVEL: "fatal",
        PASARELA: "mercado-pago",
        MERCADO_PAGO_URL: enRed.url,
        MERCADO_PAGO_ACCESS_TOKEN: TOKEN,
        PASARELA_WEBHOOK_SECRET: SECRETO,
      });
    const procesos = [await arrancar(), await arrancar()];
    alCerrar.unshift(...procesos.map(({ matar }) => matar));

    const gente = await makeGente(mundo, { fuera, puertos, cuantos: Math.floor(horarios * 1.2) });
    alCerrar.unshift(gente.cerrar);
    const compras = gente.comprarSinParar();
    await hasta(() => gente.pagados.antes.length >= horarios / 6, RECUPERACION_MAXIMA_EN_MS);
    gente.pasarA("mientras");
    entreLosDos.callar();
    await wait(calladaEnMs);
    primario.matar();
    // No server that is still there confirms the work under way.
    nombre.negar();
    replica.promover();
    nombre.llevar(replica.puerto);
    gente.pasarA("despues");
    nombre.sanar();
    const alPromover = performance.now();
    const vuelve = await hasta(() => gente.pagados.despues.length > 0, RECUPERACION_MAXIMA_EN_MS);
    const recuperadoEnMs = vuelve ? performance.now() - alPromover : null;
    await hasta(() => gente.pagados.despues.length >= horarios / 6, RECUPERACION_MAXIMA_EN_MS);
    gente.parar();
    await compras;
    await mensajero.terminar();

    const { db, now } = mundo.services;
    await mundo.quePaseElTiempo();
    await converger(db, fuera);
    const pagados = Object.values(gente.pagados).flat();
    const perdidos = await contarPerdidos(db, gente.prometidos, pagados);
    const confirmados = pagados.map(({ idPedido }) => ({ idPedido }));
    const roto = await comprobarPagos(db, fuera.libro, confirmados, now());
    const dobles = await gente.cuantosSeDanOtraVez();
    const { antes, mientras, despues } = gente.pagados;
    return {
      sincrona,
      pagados: { antes: antes.length, mientras: mientras.length, despues: despues.length },
      mientras: gente.respuestas,
      perdidos,
      dobles,
      roto,
      vivos: puertos().length === procesos.length,
      recuperadoEnMs,
    };
  } finally {
    for (const cerrar of alCerrar) await cerrar();
  }
}

async function exigirReplica(db: Db) {
  for (const sentencia of [
    "alter system set synchronous_standby_names = 'replica'",
    "select pg_reload_conf()",
  ]) {
    await sql.raw(sentencia).execute(db);
  }
}

async function hasta(cumple: () => boolean, limiteEnMs: number): Promise<boolean> {
  const fin = performance.now() + limiteEnMs;
  while (!cumple() && performance.now() < fin) await wait(20);
  return cumple();
}

/** Waits until nothing is left to do, or nothing changes any more. */
async function converger(db: Db, { libro }: PasarelaDeFuera) {
  const fin = performance.now() + CONVERGENCIA_MAXIMA_EN_MS;
  let queda = Infinity;
  let desde = performance.now();
  while (queda > 0 && performance.now() < fin && performance.now() - desde < SIN_CAMBIO_EN_MS) {
    const ahora = await quedaPendiente(db, libro);
    if (ahora !== queda) desde = performance.now();
    queda = ahora;
    await wait(500);
  }
}

async function contarPerdidos(
  db: Db,
  prometidos: Prometidos,
  vistos: readonly Pagado[],
): Promise<Replicado["perdidos"]> {
  const pedidos = await db.selectFrom("pedidos").select(["id_pedido", "estado"]).execute();
  const horarios = await db.selectFrom("horarios").select("id_horario").execute();
  const estados = new Map(pedidos.map(({ id_pedido, estado }) => [id_pedido, estado as string]));
  const hay = new Set(horarios.map(({ id_horario }) => id_horario));
  return {
    retenciones: prometidos.retenciones.filter((id) => !hay.has(id)).length,
    pedidos: prometidos.pedidos.filter((id) => !estados.has(id)).length,
    pagados: vistos.filter(({ idPedido }) => estados.get(idPedido) !== "pagado").length,
  };
}

interface Pagado {
  idPedido: string;
  horario: HorarioLibre;
}

interface Prometidos {
  retenciones: string[];
  pedidos: string[];
}

/** Makes people who book and pay, and who note the answers. */
async function makeGente(
  mundo: Mundo,
  { fuera, puertos, cuantos }: { fuera: PasarelaDeFuera; puertos: () => number[]; cuantos: number },
) {
  const agente = new Agent({ keepAlive: true });
  const fin = new AbortController();
  const pagados: Record<Momento, Pagado[]> = { antes: [], mientras: [], despues: [] };
  const prometidos: Prometidos = { retenciones: [], pedidos: [] };
  const respuestas: Record<string, number> = {};
  let momento: Momento = "antes";
  let vuelta = 0;

  const pedirUna = async (token: string, metodo: string, ruta: string, cuerpo?: object) => {
    const empezo = momento;
    const cabeceras = {
      "x-api-key": mundo.claveDeApi,
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
    };
    const donde = puertos()[vuelta++ % puertos().length]!;
    const pregunta = { metodo, cabeceras, agente, ...(cuerpo && { cuerpo: JSON.stringify(cuerpo) }) };
    const respuesta = await pedir(donde, ruta, pregunta).catch(() => undefined);
    const estado = respuesta?.estado ?? 0;
    if (metodo === "POST" && empezo === "mientras" && momento === "mientras") {
      respuestas[estado] = (respuestas[estado] ?? 0) + 1;
    }
    const texto = respuesta?.cuerpo.toString() ?? "";
    const data = estado < 300 && texto ? (JSON.parse(texto) as { data: Record<string, string> }).data : {};
    return { estado, data };
  };

  /** Repeats a request as long as that may help; undefined when it was refused. */
  const insistir = async (...pregunta: Parameters<typeof pedirUna>) => {
    while (!fin.signal.aborted) {
      const { estado, data } = await pedirUna(...pregunta);
      if (estado === 200 || estado === 201) return data;
      if (!OTRA_VEZ.includes(estado)) return undefined;
      await wait(RESPIRO_EN_MS);
    }
    return undefined;
  };

  const retener = (token: string, { idEspecialista, inicio }: HorarioLibre) =>
    insistir(token, "POST", "/v2/horarios", { idEspecialista, inicio: inicio.toISOString() });

  async function comprar(token: string, horario: HorarioLibre) {
    const retenido = await retener(token, horario);
    if (!retenido) return;
    const { idHorario } = retenido;
    prometidos.retenciones.push(idHorario!);
    const pedido = await insistir(token, "POST", "/v2/pedidos", {
      idHorario,
      versionDeDatos: VERSION_DE_DATOS,
    });
    if (!pedido) return;
    const idPedido = pedido.idPedido!;
    prometidos.pedidos.push(idPedido);
    const venta = await insistir(token, "POST", "/v2/ventas", { idPedido });
    if (!venta) return;
    fuera.pagar(new URL(venta.urlDePago!).searchParams.get("pref_id")!, "approved");
    for (let vez = 0; vez < 20; vez++) {
      const visto = await insistir(token, "GET", `/v2/pedidos/${idPedido}`);
      if (visto?.estado === "pagado") return void pagados[momento].push({ idPedido, horario });
      await wait(RESPIRO_EN_MS);
    }
  }

  // People sign in before anything goes wrong, because signing in is not tested here.
  const tokens: string[] = [];
  while (tokens.length < cuantos) tokens.push(await mundo.otroCliente().token());

  return {
    pagados,
    prometidos,
    respuestas,
    pasarA: (siguiente: Momento) => (momento = siguiente),
    parar: () => fin.abort(),
    cerrar: () => agente.destroy(),
    async comprarSinParar() {
      const comprador = async () => {
        for (let horario = mundo.otroHorario(); horario; horario = mundo.otroHorario()) {
          if (fin.signal.aborted) return;
          await comprar(tokens.shift()!, horario);
          await wait(RESPIRO_EN_MS);
        }
      };
      await Promise.all(Array.from({ length: COMPRADORES }, comprador));
    },
    async cuantosSeDanOtraVez() {
      let dobles = 0;
      for (const { horario } of Object.values(pagados).flat()) {
        const { estado } = await pedirUna(tokens.shift()!, "POST", "/v2/horarios", {
          idEspecialista: horario.idEspecialista,
          inicio: horario.inicio.toISOString(),
        });
        if (estado === 201) dobles++;
      }
      return dobles;
    },
  };
}
