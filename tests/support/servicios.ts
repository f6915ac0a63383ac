import { pino } from "pino";
import { afterAll, beforeEach } from "vitest";
import type { EspecialistaConAgenda } from "../../app/domain/agenda/especialistas/especialista";
import type { Persona } from "../../app/domain/cuentas/personas/persona";
import { sumarMinutos } from "../../app/domain/shared/fechas";
import type { Result } from "../../app/domain/shared/result";
import type { Db } from "../../server/platform/database/client";
import { makeCatalogoWriter } from "../../server/agenda/repositories/catalogo";
import { guardarPersona } from "../../server/cuentas/repositories/personas";
import { makeSaldoRepository } from "../../server/paquetes/repositories/saldos";
import { ponerTextoDeGuardia, seedPoliticas } from "../../server/seed/consentimientos";
import { consentirSalud } from "./consentimientoDeSalud";
import { seedEspecialidades } from "../../server/seed/seed";
import { declared } from "../../server/modules";
import { openProduct, type Product } from "../../server/product";
import { marcarCambio, SORTEOS } from "../../server/platform/repositories/versiones";
import { type Acts, type Services, type ServicesOptions } from "../../server/platform/services";
import { newDatabase, SIN_PRISA, sinEsperarAlDisco, vaciar } from "./baseDeDatos";
import { LUNES_8AM, unaPersona, unEspecialista } from "./constructores";
import { deLaPrueba, exigirIndices, vigilarPlanes } from "./planes";
import { PasarelaFalsa } from "./pasarelaFalsa";

/** Tables that do not grow with use and that tests fill. */
const TAMBIEN = [
  ...(["cupones", "sorteos", "contadores", "revision_de_logros", "pausas_de_monedas"] as const),
  "totales_de_causas" as const,
  ...(["campanias", "premios_de_ruleta", "rondas_de_ruleta"] as const),
  ...(["calendarios_de_especialista", "cierres_de_agenda"] as const),
  ...(["cuentas_de_anfitrion"] as const),
  ...(["cuentas_de_especialista", "roles_de_equipo", "respaldos_de_equipo", "cuentas_de_equipo"] as const),
];

/** No program may delete lines of these tables. */
const QUEDAN: readonly string[] = [
  ...["historial", "registro_de_equipo"],
  ...["solicitudes_de_datos", "pasos_de_solicitud", "brechas", "avances_de_brecha"],
];

/** Tables of what people do, whose rows are deleted before each test. */
const TABLAS_DE_HECHOS = [
  ...TAMBIEN,
  ...(Object.keys(declared.tables) as (keyof typeof declared.tables)[]).filter(
    (tabla) => declared.tables[tabla].grows && !QUEDAN.includes(tabla),
  ),
];

export interface Mundo {
  producto: Product;
  servicios: Services;
  /** Acts that an operator does by hand, for a test. */
  operador: Acts["operador"] & Acts["ventas"] & Acts["paquetes"] & Acts["agenda"];
  /** Database of the product, for what a test itself looks up and changes: it may read whole tables. */
  db: Db;
  pasarela: PasarelaFalsa;
  /** Clock of the server, which stands still until a test moves it. */
  reloj: { ahora: Date; avanzar: (minutos: number) => void };
  /**
   * Creates a person with the consent that sessions need, unless told not to, and with prepaid sessions of psychology
   * when asked to. Their password is never verified.
   */
  persona: (
    cambios?: Partial<Persona> & { bonos?: number; claveHash?: string; consiente?: boolean },
  ) => Promise<Persona>;
  especialista: (cambios?: Partial<EspecialistaConAgenda>) => Promise<EspecialistaConAgenda>;
  /** Opens the services of a second process on the same database, with the same clock. */
  otroProceso: (cambios?: Partial<ServicesOptions>) => Promise<Product>;
  /** Deletes people's data and resets the clock; done before each test. */
  empezarDeNuevo: () => Promise<void>;
  /** Runs a job of the product once, by its name. */
  job: (nombre: string) => Promise<void>;
  /** Lets the gateway decide every payment, then every notice be heard, every hold expire and every refund be made. */
  asentar: () => Promise<void>;
}

/** Origin of the site in the tests. */
export const ORIGEN = "http://localhost:3000";
export const REMITENTE = "avisos@correo.bienestar.example";

const MARCA = {
  nombre: "Bienestar",
  aseguradora: "",
  producto: "bienestar",
  whatsapp: null,
  redes: [],
  privacidadUrl: null,
  urlDeApp: null,
  correoDeSoporte: null,
};

export const PSICOLOGIA = 1;
export const NUTRICION = 2;

/**
 * Opens the services of the product on an empty database of the engine under test, with a clock and a payment gateway
 * that the test controls. People's data is deleted between tests; the catalogue stays.
 */
export async function abrirMundo(
  puertos: Partial<
    Pick<
      ServicesOptions,
      | "alConsultar"
      | "aseguradora"
      | "beneficios"
      | "contenido"
      | "emisor"
      | "guardia"
      | "log"
      | "makePasarela"
      | "monedas"
      | "organizadorDeSorteos"
      | "pantallaDeGuardia"
      | "proveedorDeEquipo"
      | "reclamos"
      | "timbre"
    >
  > = {},
): Promise<Mundo> {
  const pasarela = new PasarelaFalsa();
  const reloj = {
    ahora: LUNES_8AM,
    avanzar(minutos: number) {
      reloj.ahora = sumarMinutos(reloj.ahora, minutos);
    },
  };
  const opciones: ServicesOptions = {
    databaseUrl: await newDatabase(),
    limites: SIN_PRISA,
    urlDeNotificacion: "http://localhost:3000/v2/pasarela/notificaciones",
    secretoDeSesion: "secreto-de-prueba",
    secretoDeRespuestas: "respuestas-de-prueba",
    cartero: async () => {},
    marca: MARCA,
    buzonDeDesarrollo: true,
    origenes: { aseguradora: "aseguradora", producto: "producto" },
    idCliente: "cliente",
    urlDelSitio: ORIGEN,
    remitente: REMITENTE,
    empresa: { razonSocial: "Empresa de Prueba S.A.C.", ruc: "20100047218", direccion: "Lima" },
    videollamada: { ice: { abiertos: [], turn: null }, telefono: null },
    monedas: true,
    makePasarela: () => pasarela,
    log: pino({ level: "silent" }),
    now: () => reloj.ahora,
    ...puertos,
  };
  const otroProceso = async (cambios: Partial<ServicesOptions> = {}) => {
    const todas = { ...opciones, ...cambios };
    const abiertos = await openProduct({ ...todas, alConsultar: vigilarPlanes(todas.alConsultar) });
    afterAll(() => exigirIndices(abiertos.db, todas.databaseUrl).finally(() => abiertos.close()));
    await sinEsperarAlDisco(abiertos.db);
    return { ...abiertos, db: deLaPrueba(abiertos.db) };
  };
  const producto = await otroProceso();
  const { services: servicios, acts, db } = producto;
  await seedEspecialidades(db);
  const conGuardia = Boolean(puertos.guardia);
  await seedPoliticas(db, { conGuardia });
  await ponerTextoDeGuardia(db, { conGuardia });
  const empezarDeNuevo = async () => {
    pasarela.vaciar();
    reloj.ahora = LUNES_8AM;
    await vaciar(db, TABLAS_DE_HECHOS);
    await marcarCambio(db, SORTEOS);
  };
  beforeEach(empezarDeNuevo);

  const job = async (nombre: string) => {
    const encontrado = producto.jobs.find((trabajo) => trabajo.nombre === nombre);
    if (!encontrado) throw new Error(`no job ${nombre}`);
    await encontrado.run();
  };

  return {
    producto,
    servicios,
    /** Acts of the operator on sales and gifts, from every context. */
    operador: { ...acts.operador, ...acts.ventas, ...acts.paquetes, ...acts.agenda },
    db,
    pasarela,
    reloj,
    empezarDeNuevo,
    otroProceso,
    async persona({ bonos = 0, claveHash = "sin-clave", consiente = true, ...cambios } = {}) {
      const persona = unaPersona(cambios);
      await db.transaction().execute(async (trx) => {
        await guardarPersona(trx, persona, claveHash);
        if (consiente) await consentirSalud(trx, persona.idPersona, reloj.ahora);
        if (bonos > 0) {
          await makeSaldoRepository(trx).sumar(
            {
              idPersona: persona.idPersona,
              idEspecialidad: PSICOLOGIA,
              cantidad: bonos,
              motivo: "bienvenida",
            },
            reloj.ahora,
          );
        }
      });
      return persona;
    },
    async especialista(cambios) {
      const especialista = unEspecialista(cambios);
      await db.transaction().execute((trx) => makeCatalogoWriter(trx).guardarEspecialista(especialista));
      return especialista;
    },
    job,
    async asentar() {
      for (const { idPago, estado } of pasarela.pagos.values()) {
        if (estado === "pendiente") pasarela.decidir(idPago, "rechazado");
      }
      // Each round is an hour later: an expired offer goes to the next person of the waiting list, and expires there.
      for (const minutos of [1, 60, 60, 60]) {
        reloj.avanzar(minutos);
        for (const nombre of [
          "conciliar-cobros",
          "devolver-pagos",
          "vencer-retenciones",
          "vencer-compras",
          "ofrecer",
        ])
          await job(nombre);
      }
    },
  };
}

/** Gives the value of a use case's result; throws when the use case refused. */
export function valor<T>(resultado: { ok: true; value: T } | { ok: false; rechazo: string }): T {
  if (!resultado.ok) throw new Error(`refused: ${resultado.rechazo}`);
  return resultado.value;
}

/** Gives the name of a result's refusal, or "aceptado". */
export function rechazo(resultado: Result<unknown, string, unknown>): string {
  return resultado.ok ? "aceptado" : resultado.rechazo;
}

/** Makes `veces` calls at once. Gives their results in order. */
export function aLaVez<T>(veces: number, hacer: (indice: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: veces }, (_, indice) => hacer(indice)));
}
