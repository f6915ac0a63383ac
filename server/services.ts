import type { Logger } from "pino";
import { makeVerAgenda } from "../app/domain/agenda/verAgenda";
import { makeEnviarCorreos } from "../app/domain/correo/enviarCorreos";
import {
  makeBuscarEspecialistas,
  makeVerEspecialista,
} from "../app/domain/especialistas/buscarEspecialistas";
import {
  makeAmpliarHorario,
  makeLiberarHorario,
  makeVencerRetenciones,
} from "../app/domain/horarios/cambiarRetencion";
import { makeRetenerHorario } from "../app/domain/horarios/retenerHorario";
import { makeConciliarCobros, makeConciliarPedido, makeDevolverPagos } from "../app/domain/pagos/conciliar";
import { makePagarConTarjeta } from "../app/domain/pagos/pagarConTarjeta";
import type { Pasarela } from "../app/domain/pagos/pasarela";
import { makeRecibirNotificacion } from "../app/domain/pagos/recibirNotificacion";
import { makeRegistrarPago } from "../app/domain/pagos/registrarPago";
import { makeCrearPedido } from "../app/domain/pedidos/crearPedido";
import { makePagarConSaldo } from "../app/domain/pedidos/pagarConSaldo";
import { makeVerPedido, makeVerReserva } from "../app/domain/pedidos/verPedido";
import { makeVerSaldo } from "../app/domain/saldo/verSaldo";
import {
  makeEnlaceDeEspecialista,
  makeVaciarSalas,
  makeVerSala,
} from "../app/domain/videollamada/participar";
import {
  makeEntrarALaSala,
  makeEnviarALaSala,
  makeEscucharLaSala,
  makeSalirDeLaSala,
} from "../app/domain/videollamada/usarSala";
import type { Deps } from "../app/domain/puertos";
import type { Marca } from "../app/domain/marca";
import { inTransaction, openDb, type Db } from "./db/client";
import { migrate } from "./db/migrate";
import { makeRepositorios } from "./db/repositories";
import { CatalogoEnMemoria } from "./db/repositories/catalogo";
import { makeBandejaDeSalida } from "./db/repositories/correos";
import { makeIdempotenciaRepository } from "./db/repositories/idempotencia";
import { makeVersionRepository } from "./db/repositories/versiones";
import { makeCartero } from "./integrations/correo/cartero";
import { makeIdentidad } from "./integrations/identidad/identidad";
import { makeAvisosDeSala } from "./integrations/videollamada/avisos";
import { makeServidoresIce, type OpcionesDeIce } from "./integrations/videollamada/ice";
import { makeLlaves } from "./integrations/videollamada/llaves";
import { startJobs, type Job } from "./jobs/jobs";

export interface ServicesOptions {
  databaseUrl: string;
  /** Where the payment gateway notifies us. */
  urlDeNotificacion: string;
  secretoDeSesion: string;
  smtp: { url: string; remitente: string } | null;
  marca: Marca;
  buzonDeDesarrollo: boolean;
  videollamada: {
    ice: OpcionesDeIce;
    /** Where somebody calls who cannot get into the room; as it is read, `+51 1 234 5678`. */
    telefono: string | null;
  };
  makePasarela: (db: Db) => Pasarela;
  log: Logger;
  now?: () => Date;
}

/** The only place that wires ports to implementations. Opens the database and brings it to the newest schema. */
export async function openServices(options: ServicesOptions) {
  const { log, now = () => new Date() } = options;
  const db = openDb(options.databaseUrl);
  await migrate(db);

  const catalogo = new CatalogoEnMemoria();
  const repos = makeRepositorios(db, catalogo);
  const deps: Deps = {
    repos,
    transaccion: (work) => inTransaction(db, (trx) => work(makeRepositorios(trx, catalogo))),
    now,
    newId: () => crypto.randomUUID(),
  };
  const alFallar = (error: unknown) => log.error({ err: error }, "call failed");
  const pasarela = options.makePasarela(db);
  const registrarPago = makeRegistrarPago(deps);
  const depsDePago = {
    ...deps,
    pasarela,
    registrarPago,
    alFallar,
    urlDeNotificacion: options.urlDeNotificacion,
  };
  const bandeja = makeBandejaDeSalida(db);
  const devolverPagos = makeDevolverPagos(depsDePago);
  const conciliarCobros = makeConciliarCobros(depsDePago);

  const avisosDeSala = makeAvisosDeSala({ ultimosNumeros: repos.salas.ultimosNumeros, alFallar });
  const depsDeSala = {
    ...deps,
    llaves: makeLlaves(options.secretoDeSesion),
    avisos: avisosDeSala,
    servidoresIce: makeServidoresIce(options.videollamada.ice),
  };

  const jobs: Job[] = [
    { nombre: "vencer-retenciones", cadaSegundos: 5, run: makeVencerRetenciones(deps) },
    { nombre: "conciliar-cobros", cadaSegundos: 5, run: conciliarCobros },
    { nombre: "devolver-pagos", cadaSegundos: 5, run: devolverPagos },
    {
      nombre: "enviar-correos",
      cadaSegundos: 5,
      run: makeEnviarCorreos({ bandeja, cartero: makeCartero(options.smtp), now, alFallar }),
    },
    { nombre: "vaciar-salas", cadaSegundos: 30, run: makeVaciarSalas(deps) },
  ];

  const versiones = makeVersionRepository(db);
  return {
    marca: options.marca,
    now,
    identidad: makeIdentidad(deps, options.secretoDeSesion),
    especialidades: repos.especialidades.todas,
    buscarEspecialistas: makeBuscarEspecialistas(deps),
    verEspecialista: makeVerEspecialista(deps),
    retenerHorario: makeRetenerHorario(deps),
    liberarHorario: makeLiberarHorario(deps),
    ampliarHorario: makeAmpliarHorario(deps),
    verReserva: makeVerReserva(deps),
    crearPedido: makeCrearPedido(deps),
    verPedido: makeVerPedido(deps),
    pagarConSaldo: makePagarConSaldo(deps),
    pagarConTarjeta: makePagarConTarjeta(depsDePago),
    conciliarPedido: makeConciliarPedido(depsDePago),
    recibirNotificacion: makeRecibirNotificacion(depsDePago),
    configuracionDePasarela: () => pasarela.configuracionPublica(),
    verAgenda: makeVerAgenda(deps),
    verSaldo: makeVerSaldo(deps, alFallar),
    verSala: makeVerSala(depsDeSala),
    entrarALaSala: makeEntrarALaSala(depsDeSala),
    escucharLaSala: makeEscucharLaSala(depsDeSala),
    enviarALaSala: makeEnviarALaSala(depsDeSala),
    salirDeLaSala: makeSalirDeLaSala(depsDeSala),
    soltarEsperas: avisosDeSala.soltar,
    enlaceDeEspecialista: makeEnlaceDeEspecialista(depsDeSala),
    telefonoDeAtencion: options.videollamada.telefono,
    buzonDeDesarrollo: options.buzonDeDesarrollo ? bandeja.ultimos : null,
    idempotencia: makeIdempotenciaRepository(db),
    versionPublica: () => versiones.publica(now()),
    jobs,
    startJobs: () => startJobs(jobs, log),
    ready: async () => {
      await repos.especialidades.todas();
      return true;
    },
    close: () => {
      avisosDeSala.soltar();
      return db.destroy();
    },
    db,
  };
}

export type Services = Awaited<ReturnType<typeof openServices>>;
