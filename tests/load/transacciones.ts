import path from "node:path";
import { horariosOfrecidos, diasOfrecidos } from "../../app/domain/agenda/horarios/disponibilidad";
import { sumarMinutos } from "../../app/domain/shared/fechas";
import { makeAccesoRepository } from "../../server/cuentas/repositories/accesos";
import { makeCatalogoWriter } from "../../server/agenda/repositories/catalogo";
import { guardarPersona } from "../../server/cuentas/repositories/personas";
import { makeSaldoRepository } from "../../server/paquetes/repositories/saldos";
import { seedPoliticas } from "../../server/seed/consentimientos";
import { consentirSalud } from "../support/consentimientoDeSalud";
import { seedEspecialidades } from "../../server/seed/seed";
import { unaPersona, unEspecialista } from "../support/constructores";
import { startPostgres } from "../support/postgres";
import { abrirTransaccionesCrudas } from "./contendientes/transaccionesCrudas";
import { mediana, miles, type Cifra, type Seccion } from "./informe";
import { reservarPorHttp, type Turno } from "./reservasPorHttp";
import { abrirServicios, type Abiertos } from "./servicios";
import { carpetaTemporal, levantar, PRODUCTO } from "./servidores";

const A_LA_VEZ = 16;
const RONDAS = 5;
const SEGUNDOS_POR_RONDA = 2;
const META = 0.25;
const PSICOLOGIA = 1;
/** Pairs of persons and specialists, which offer more times than the rounds can book. */
const PAREJAS = 160;
/** Lowest id of people made here: the started process has made people of its own, with lower ids. */
const PRIMERA_PERSONA = 1_000_000;

type Reservar = () => Promise<void>;
const CONTENDIENTES = ["casos de uso", "HTTP", "crudas"] as const;
type Contendiente = (typeof CONTENDIENTES)[number];

interface Ronda {
  porSegundo: number;
  duracionesEnMs: number[];
}
type Rondas = Record<Contendiente, Ronda[]>;

/** Measures bookings without a pause, as many at once as clients, against the same rows written by hand. */
export async function medirTransacciones(): Promise<Seccion> {
  const carpeta = carpetaTemporal();
  const postgres = await startPostgres();
  try {
    const DATA_DIR = path.join(carpeta.ruta, "data");
    const enSqlite = await medirEn({ DATA_DIR });
    const enPostgres = await medirEn({ DATA_DIR, DATABASE_URL: postgres.url });
    return {
      titulo: "Reservas contra transacciones crudas",
      metodo: `apartar, pedir y pagar con un bono, ${A_LA_VEZ} a la vez, sin disputas: los casos de uso en un proceso, y la /v2 de otro, contra las mismas filas escritas a mano en las mismas tres transacciones sin leer nada; la misma base, ${RONDAS} rondas alternadas de ${SEGUNDOS_POR_RONDA} s, mediana; PostgreSQL sin fsync`,
      cifras: [...cifrasDe("SQLite", enSqlite), ...cifrasDe("PostgreSQL", enPostgres)],
      datos: { enSqlite, enPostgres },
    };
  } finally {
    await postgres.stop();
    carpeta.borrar();
  }
}

async function medirEn(lugar: { DATA_DIR: string; DATABASE_URL?: string }): Promise<Rondas> {
  const { config, services } = await abrirServicios(lugar);
  const servidor = await levantar(PRODUCTO, { ...lugar, LOG_LEVEL: "warn", RUN_JOBS: "false" });
  const turnos = await prepararTurnos(services);
  const tomarTurno = () => {
    const turno = turnos.pop();
    if (!turno) throw new Error("no times are left to book");
    return turno;
  };
  const porCasosDeUso = async () => {
    const { idPersona, idEspecialista, inicio } = tomarTurno();
    const horario = exigir(await services.agenda.retenerHorario({ idPersona, idEspecialista, inicio }));
    const pedido = exigir(await services.agenda.crearPedido({ idPersona, idHorario: horario.idHorario }));
    return exigir(await services.agenda.pagarConSaldo({ idPersona, idPedido: pedido.idPedido }));
  };
  const { idCita } = await porCasosDeUso();
  const crudas = await abrirTransaccionesCrudas(config.databaseUrl, services.db, idCita);
  const http = reservarPorHttp(servidor.puerto, config.apiKeys.private[0]!);
  const contendientes: Record<Contendiente, Reservar> = {
    "casos de uso": async () => {
      await porCasosDeUso();
    },
    HTTP: () => http.reservar(tomarTurno()),
    crudas: crudas.reservar,
  };
  try {
    return await competir(contendientes);
  } finally {
    http.cerrar();
    await crudas.cerrar();
    await servidor.detener();
    await services.close();
  }
}

/** Gives each person a specialist of their own, so that no booking blocks another; neighbours are different people. */
async function prepararTurnos(services: Abiertos): Promise<Turno[]> {
  const { db } = services;
  const now = services.now();
  await seedEspecialidades(db);
  await seedPoliticas(db);
  const parejas = Array.from({ length: PAREJAS }, (_, indice) => ({
    persona: unaPersona({ idPersona: PRIMERA_PERSONA + indice }),
    especialista: unEspecialista(),
    acceso: {
      idAcceso: crypto.randomUUID(),
      creadoEn: now,
      expiraEn: sumarMinutos(now, 60),
      cerradoEn: null,
    },
  }));
  const listas: Turno[][] = [];
  for (const { persona, especialista, acceso } of parejas) {
    const [, ...dias] = diasOfrecidos(especialista, now);
    const horarios = dias.flatMap((dia) => horariosOfrecidos(especialista, dia, now));
    const { idPersona } = persona;
    await db.transaction().execute(async (trx) => {
      await makeCatalogoWriter(trx).guardarEspecialista(especialista);
      await guardarPersona(trx, persona, "nobody signs in with a password");
      await consentirSalud(trx, persona.idPersona, now);
      const saldos = makeSaldoRepository(trx);
      await saldos.sumar(
        { idPersona, idEspecialidad: PSICOLOGIA, cantidad: horarios.length, motivo: "bienvenida" },
        now,
      );
      await makeAccesoRepository(trx).abrir({ ...acceso, idPersona });
    });
    const { accessToken: token } = await services.cuentas.identidad.juegoDeTokens({ ...acceso, idPersona });
    const { idEspecialista } = especialista;
    listas.push(horarios.map(({ inicio }) => ({ idPersona, token, idEspecialista, inicio })));
  }
  return listas[0]!.flatMap((_, vez) => listas.map((lista) => lista[vez]!));
}

async function competir(contendientes: Record<Contendiente, Reservar>): Promise<Rondas> {
  const rondas: Rondas = { "casos de uso": [], HTTP: [], crudas: [] };
  const nombres = [...CONTENDIENTES];
  // The first round only warms up.
  for (let ronda = 0; ronda <= RONDAS; ronda++) {
    for (const nombre of nombres) {
      const medida = await correr(contendientes[nombre]);
      if (ronda > 0) rondas[nombre].push(medida);
    }
    nombres.reverse();
  }
  return rondas;
}

async function correr(reservar: Reservar): Promise<Ronda> {
  const duracionesEnMs: number[] = [];
  const comienzo = performance.now();
  const fin = comienzo + SEGUNDOS_POR_RONDA * 1000;
  const cliente = async () => {
    while (performance.now() < fin) {
      const inicio = performance.now();
      await reservar();
      duracionesEnMs.push(performance.now() - inicio);
      // A client that never waits for a connection must let the others of this process have their turn.
      await new Promise(setImmediate);
    }
  };
  await Promise.all(Array.from({ length: A_LA_VEZ }, cliente));
  return {
    porSegundo: (duracionesEnMs.length * 1000) / (performance.now() - comienzo),
    duracionesEnMs: duracionesEnMs.sort((a, b) => a - b),
  };
}

function cifrasDe(motor: string, rondas: Rondas): Cifra[] {
  const contraCrudas = (contendiente: Contendiente) =>
    mediana(
      rondas[contendiente].map(({ porSegundo }, ronda) => porSegundo / rondas.crudas[ronda]!.porSegundo),
    );
  const razon = contraCrudas("casos de uso");
  const percentil = (contendiente: Contendiente, parte: number) =>
    mediana(
      rondas[contendiente].map(
        ({ duracionesEnMs }) => duracionesEnMs[Math.floor(duracionesEnMs.length * parte)] ?? NaN,
      ),
    );
  return [
    {
      que: `${motor}: reservas/s de los casos de uso contra crudas`,
      valor: `${razon.toFixed(2)}×`,
      meta: { texto: `≥ ${META}×`, cumple: razon >= META },
    },
    { que: `${motor}: reservas/s por HTTP contra crudas`, valor: `${contraCrudas("HTTP").toFixed(2)}×` },
    ...CONTENDIENTES.map((contendiente) => ({
      que: `${motor}: ${contendiente}, reservas/s · p50 · p99`,
      valor: `${miles(mediana(rondas[contendiente].map(({ porSegundo }) => porSegundo)))} · ${percentil(contendiente, 0.5).toFixed(1)} ms · ${percentil(contendiente, 0.99).toFixed(1)} ms`,
    })),
  ];
}

function exigir<T>(resultado: { ok: true; value: T } | { ok: false; rechazo: string }): T {
  if (!resultado.ok) throw new Error(`refused: ${resultado.rechazo}`);
  return resultado.value;
}
