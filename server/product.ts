import { peticionEnCurso } from "./platform/enPeticion";
import { juntarRondas } from "../app/domain/shared/rondas/ronda";
import { declared, openRepositorios, openVendibles } from "./modules";
import { makeMedidasRepository } from "./operador/repositories/medidas";
import { makeContributed } from "./platform/contributions";
import { comprobarAlmacen, inTransaction, openDb, usoDe, type Db } from "./platform/database/client";
import { migrateAt } from "./platform/database/migrate";
import { distinct, startJobs, type Job } from "./platform/jobs";
import { makeMarcha } from "./platform/marcha";
import { makeReport } from "./platform/reports";
import { makeIdempotenciaRepository } from "./platform/repositories/idempotencia";
import { makeVersionPublica } from "./platform/repositories/versiones";
import {
  makeBase,
  type Acts,
  type Base,
  type Opened,
  type Services,
  type ServicesOptions,
} from "./platform/services";
import { openModules } from "./services";

/** The open product. Routes and endpoints receive its services only. */
export interface Product {
  services: Services;
  acts: Acts;
  jobs: readonly Job[];
  db: Db;
  idempotencia: ReturnType<typeof makeIdempotenciaRepository>;
  /** A name for the state of public pages; it changes with them. */
  publicVersion: () => Promise<string>;
  startJobs: (alrededor?: Parameters<typeof startJobs>[2]) => () => Promise<void>;
  /** Runs of the jobs of this process. */
  trabajos: Base["trabajos"];
  /** Figures about work in progress and waiting, for monitoring. */
  medidas: () => ReturnType<ReturnType<typeof makeMedidasRepository>["leer"]>;
  usoDeConexiones: () => ReturnType<typeof usoDe>;
  ready: () => Promise<true>;
  /** Lists what is missing: one line for each context that lacks a part of its contents. */
  degraded: () => string[];
  /** Reads the data that is kept in memory, before the first request. */
  warm: () => Promise<void>;
  /** Ends the requests that wait for news, because the process is about to stop. */
  release: () => void;
  close: () => Promise<void>;
}

/** Opens the database, brings it to the newest schema, and opens the modules on it. */
export async function openProduct(options: ServicesOptions): Promise<Product> {
  const { log, now = () => new Date() } = options;
  await migrateAt(options.databaseUrl);
  const db = openDb(options.databaseUrl, options.limites, options.alConsultar);
  const repositorios = openRepositorios(options.secretoDeRespuestas);
  const newId = () => crypto.randomUUID();
  const depsDe: Base["depsDe"] = (causa) => ({
    repos: repositorios(db, causa),
    transaccion: (work) => inTransaction(db, (trx) => work(repositorios(trx, causa))),
    now,
    newId,
    sitio: { nombre: options.marca.nombre, url: options.urlDelSitio, remitente: options.remitente },
  });
  const keep = depsDe("persona").repos.fallos.anotar;
  const reportarFallo = makeReport({ log, now, newId, keep, send: options.enviarFallo ?? null });
  const deLlamada = { lugar: "llamada", metodo: "", path: "", transcurridoEnMs: 0 } as const;
  const alFallar = (error: unknown) =>
    void reportarFallo(error, { ...deLlamada, soporte: peticionEnCurso()?.id ?? "" });
  const vendibles = openVendibles({ ...depsDe("persona"), secretoDeSesion: options.secretoDeSesion });
  const marcha = makeMarcha(now);
  const trabajos = () => marcha.estados(jobs);
  let contexts: readonly Opened[] | null = null;
  const contributed = makeContributed(() => contexts);
  const parts = { db, declared, now, depsDe, vendibles, trabajos, alFallar, contributed };
  const { services, acts, opened } = openModules(makeBase(options, parts), reportarFallo);
  contexts = opened;
  const jobs: readonly Job[] = distinct([
    ...opened.flatMap((context) => context.jobs ?? []),
    { nombre: "ofrecer", cadaSegundos: 5, run: juntarRondas(contributed("offers")) },
    { nombre: "recordar", cadaSegundos: 30, run: juntarRondas(contributed("reminders")) },
  ]);
  const medidas = makeMedidasRepository(db);
  const versionPublica = makeVersionPublica(
    db,
    opened.flatMap(({ publicVersion }) => publicVersion ?? []),
  );
  const release = () => opened.forEach((context) => context.release?.());
  return {
    services,
    acts,
    jobs,
    db,
    idempotencia: makeIdempotenciaRepository(db),
    publicVersion: () => versionPublica(now()),
    startJobs: (alrededor = (_, run) => run()) =>
      startJobs(jobs, reportarFallo, (nombre, run) => marcha.anotar(nombre, () => alrededor(nombre, run))),
    trabajos,
    medidas: () => medidas.leer(now()),
    usoDeConexiones: () => usoDe(db),
    ready: async () => {
      await comprobarAlmacen(db);
      return true as const;
    },
    degraded: () => opened.flatMap((context) => context.degraded?.() ?? []),
    async warm() {
      for (const context of opened) await context.warm?.();
    },
    release,
    close() {
      release();
      return db.destroy();
    },
  };
}
