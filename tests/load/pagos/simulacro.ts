import { setTimeout as wait } from "node:timers/promises";
import { createMercadoPago } from "../../../server/ventas/pago/mercadoPago";
import { makeAzar, type Azar } from "../azar";
import { carpetaTemporal, levantar, PRODUCTO, type Servidor } from "../servidores";
import { Mensajero, type CuentaDeAvisos } from "./avisos";
import { morirEnCadaEspera } from "./cadaEspera";
import { comprobarPagos, quedaPendiente } from "./comprobar";
import { soltarCompradores, type CuentaDeCompras } from "./compradores";
import { prepararPagos, type Lugar } from "./mundo";
import { PasarelaDeFuera } from "./pasarelaDeFuera";

export interface OpcionesDePagos {
  /** Payments that the gateway sees in all. */
  pagos: number;
  compradores: number;
  procesos: number;
  /** Moment of a kill: after a random number of seconds, or after so many purchases. */
  matarCada: { segundosDe: number; segundosA: number } | { compras: number };
  /**
   * Step between the calls of a payment at which the process inside this one dies: 1 for every call, n for every nth.
   */
  salto: number;
  decisionEnMs: number;
  /** Program that is started and killed. Default: the built product. */
  programa?: string;
  databaseUrl?: string;
  limiteEnSegundos: number;
  /** Seconds that everything may take to settle after the last restart. */
  limiteDeConvergenciaEnSegundos: number;
}

export interface ResultadoDePagos extends CuentaDeCompras {
  pagos: number;
  cargadoCentimos: number;
  devueltoCentimos: number;
  avisos: CuentaDeAvisos;
  /** Processes of the built product that were killed, and calls of a payment at which one died. */
  muertes: number;
  muertesEnEsperas: number;
  segundos: number;
  segundosHastaConverger: number;
  /** Things that had not settled when the time was up. */
  pendientes: number;
  /** Faults that the checker found; empty when all is well. */
  roto: string[];
}

const SEMILLA = 20261121;
const TOKEN = "TEST-simulacro-de-pagos";
const SECRETO_DE_AVISOS = "secreto-del-simulacro-de-pagos-0123456789";
const FALLOS_DE_LA_PASARELA = 0.02;
/** Additional times for processes that die at every call, and for purchases that never reach a payment. */
const HORARIOS_DE_SOBRA = 700;
/** Address of all processes. The gateway sends its notices to any that is alive, as a load balancer would. */
const APP_URL = "http://bienestar.test";

/**
 * Runs the built product in processes that are killed, beside a gateway with its own books. A postman loses, repeats
 * and mixes up the gateway's notices, and buyers come with all kinds of cards. Then all processes are killed once
 * more, started again and left alone. At the end a checker compares the database with the gateway's books.
 */
export async function simularPagos(opciones: OpcionesDePagos): Promise<ResultadoDePagos> {
  const azar = makeAzar(SEMILLA);
  const carpeta = carpetaTemporal();
  const lugar: Lugar = {
    DATA_DIR: carpeta.ruta,
    ...(opciones.databaseUrl && { DATABASE_URL: opciones.databaseUrl }),
  };
  const mundo = await prepararPagos(lugar, { horarios: opciones.pagos + HORARIOS_DE_SOBRA, azar });
  let servidores: Servidor[] = [];
  const vivos = () => servidores.filter((servidor) => servidor.vivo());
  const puertos = () => vivos().map(({ puerto }) => puerto);
  const mensajero = new Mensajero({
    secreto: SECRETO_DE_AVISOS,
    azar,
    puertos,
    retrasoMaximoEnMs: opciones.decisionEnMs * 2,
  });
  let seAvisa = false;
  const fuera = new PasarelaDeFuera({
    token: TOKEN,
    azar,
    // A notice needs a server to which it can be sent.
    alCambiar: ({ idPago }, url) => seAvisa && mensajero.avisar(idPago, url),
  });
  const enRed = await fuera.servir();
  const arrancar = () =>
    levantar(opciones.programa ?? PRODUCTO, {
      ...lugar,
      APP_URL,
      LOG_LEVEL: "fatal",
      PASARELA: "mercado-pago",
      MERCADO_PAGO_URL: enRed.url,
      MERCADO_PAGO_ACCESS_TOKEN: TOKEN,
      PASARELA_WEBHOOK_SECRET: SECRETO_DE_AVISOS,
    });
  const arrancarTodos = () => Promise.all(Array.from({ length: opciones.procesos }, arrancar));

  let muertes = 0;
  const matarUno = async () => {
    // The last process that listens is never killed.
    if (vivos().length < 2) return;
    const elegido = servidores.indexOf(vivos()[muertes % vivos().length]!);
    muertes++;
    await servidores[elegido]!.matar();
    servidores[elegido] = await arrancar();
  };

  const inicio = performance.now();
  try {
    const muertesEnEsperas = await morirEnCadaEspera({
      mundo,
      fuera,
      pasarela: createMercadoPago({
        accessToken: TOKEN,
        secretoDeAvisos: SECRETO_DE_AVISOS,
        fetch: (peticion) => fuera.app.fetch(peticion),
      }),
      secretoDeAvisos: SECRETO_DE_AVISOS,
      salto: opciones.salto,
    });

    servidores = await arrancarTodos();
    seAvisa = true;
    fuera.fallos = FALLOS_DE_LA_PASARELA;
    const verdugo = makeVerdugo(opciones.matarCada, azar, matarUno);
    const { cuenta, confirmados } = await soltarCompradores({
      ...opciones,
      mundo,
      pasarela: fuera,
      azar,
      puertos,
      limiteEnMs: opciones.limiteEnSegundos * 1000,
      alEmpezarCompra: verdugo.alEmpezarCompra,
    }).finally(verdugo.parar);
    await mensajero.terminar();
    const segundos = (performance.now() - inicio) / 1000;

    muertes += vivos().length;
    await Promise.all(vivos().map((servidor) => servidor.matar()));
    await mundo.quePaseElTiempo();
    const reinicio = performance.now();
    servidores = await arrancarTodos();
    const { db, now } = mundo.services;
    const limite = Date.now() + opciones.limiteDeConvergenciaEnSegundos * 1000;
    let pendientes = await quedaPendiente(db, fuera.libro);
    while (pendientes > 0 && Date.now() < limite) {
      await wait(1000);
      pendientes = await quedaPendiente(db, fuera.libro);
    }
    const segundosHastaConverger = (performance.now() - reinicio) / 1000;
    await Promise.all(vivos().map((servidor) => servidor.detener()));

    const suma = (apuntes: typeof fuera.libro.cargos) =>
      apuntes.reduce((total, { centimos }) => total + centimos, 0);
    return {
      ...cuenta,
      pagos: fuera.libro.pagos.length,
      cargadoCentimos: suma(fuera.libro.cargos),
      devueltoCentimos: suma(fuera.libro.devoluciones),
      avisos: mensajero.cuenta,
      muertes,
      muertesEnEsperas,
      segundos,
      segundosHastaConverger,
      pendientes,
      roto: await comprobarPagos(db, fuera.libro, confirmados, now()),
    };
  } finally {
    await Promise.all(vivos().map((servidor) => servidor.detener()));
    await enRed.parar();
    await mundo.services.close();
    carpeta.borrar();
  }
}

/**
 * Kills processes by the clock or by the count of purchases, one after the other; `parar` waits until the last is
 * back.
 */
function makeVerdugo(matarCada: OpcionesDePagos["matarCada"], azar: Azar, matarUno: () => Promise<void>) {
  const fin = new AbortController();
  let cola = Promise.resolve();
  const reloj = async (de: number, a: number) => {
    for (;;) {
      await wait((de + azar() * (a - de)) * 1000, undefined, { signal: fin.signal }).catch(() => {});
      if (fin.signal.aborted) return;
      await matarUno();
    }
  };
  if ("segundosDe" in matarCada) {
    cola = reloj(matarCada.segundosDe, matarCada.segundosA);
    // The rejection is awaited when the buyers are done.
    cola.catch(() => {});
  }
  return {
    alEmpezarCompra(numero: number) {
      if ("compras" in matarCada && numero > 0 && numero % matarCada.compras === 0)
        cola = cola.then(matarUno);
    },
    async parar() {
      fin.abort();
      await cola;
    },
  };
}
