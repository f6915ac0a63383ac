import { Kysely, PostgresDialect } from "kysely";
import path from "node:path";
import { Pool } from "pg";
import type { Miembro } from "../../app/domain/equipo/derechos/exigir";
import type { Rol } from "../../app/domain/equipo/derechos/derechos";
import { startPostgres } from "../support/postgres";
import { exigir } from "./exigir";
import { miles, type Cifra, type Seccion } from "./informe";
import {
  ACCIONES,
  CODIGOS,
  CUENTAS,
  cuentaDe,
  instanteDe,
  LINEAS,
  PERSONAS,
  poblarEquipo,
} from "./poblarEquipo";
import { abrirServicios, type Abiertos } from "./servicios";
import { carpetaTemporal } from "./servidores";

const BUSQUEDAS = 2_000;
const LECTURAS_POR_ALCANCE = 500;
const META_EN_MS = 50;

/** One role for each reach of the registro. */
const LECTORES: readonly Rol[] = ["datos", "finanzas", "sistemas", "coordinacion", "atencion"];

/**
 * Measures the search of the staff among a million people, and every filter of the registro over ten million lines. On
 * SQLite it is CPU of the process; PostgreSQL works in another process, so there it is the time of the clock.
 */
export async function medirEquipo(): Promise<Seccion> {
  const carpeta = carpetaTemporal();
  const postgres = await startPostgres();
  try {
    const DATA_DIR = path.join(carpeta.ruta, "data");
    const enPostgres = await medirEn({ DATA_DIR, DATABASE_URL: postgres.url });
    const enSqlite = await medirEn({ DATA_DIR });
    return {
      titulo: "Equipo",
      metodo: `${miles(PERSONAS)} personas y pedidos, ${miles(LINEAS)} líneas del registro; p99 de ${miles(BUSQUEDAS)} búsquedas, y de ${LECTURAS_POR_ALCANCE} páginas por rol con cada filtro; CPU en SQLite, reloj en PostgreSQL`,
      cifras: [...cifrasDe("SQLite", enSqlite, false), ...cifrasDe("PostgreSQL", enPostgres, true)],
      datos: { enSqlite, enPostgres },
    };
  } finally {
    await postgres.stop();
    carpeta.borrar();
  }
}

type Medidas = Record<string, number[]>;

function cifrasDe(motor: string, medidas: Medidas, delReloj: boolean): Cifra[] {
  return Object.entries(medidas).map(([que, tiempos]) => {
    const enOrden = tiempos.toSorted((a, b) => a - b);
    const percentil = (parte: number) => enOrden[Math.floor(parte * (enOrden.length - 1))]!;
    return {
      que: `${que} (${motor})`,
      valor: `p50 ${percentil(0.5).toFixed(2)}, p99 ${percentil(0.99).toFixed(2)}, peor ${percentil(1).toFixed(2)} ms`,
      meta: { texto: `p99 ≤ ${META_EN_MS} ms`, cumple: percentil(0.99) <= META_EN_MS },
      delReloj,
    };
  });
}

async function medirEn(lugar: { DATA_DIR: string; DATABASE_URL?: string }): Promise<Medidas> {
  const { services } = await abrirServicios(lugar);
  const enPostgres = lugar.DATABASE_URL !== undefined;
  const medir = async (veces: number, hacer: (vez: number) => Promise<unknown>) => {
    const tiempos: number[] = [];
    for (let vez = 0; vez < veces; vez++) {
      const [reloj, cpu] = [performance.now(), process.cpuUsage()];
      await hacer(vez);
      const { user, system } = process.cpuUsage(cpu);
      tiempos.push(enPostgres ? performance.now() - reloj : (user + system) / 1000);
    }
    return tiempos;
  };
  try {
    await llenar(services, lugar.DATABASE_URL);
    const medidas: Medidas = { buscar: await medir(BUSQUEDAS, (vez) => buscar(services, vez)) };
    for (const rol of LECTORES) {
      medidas[`registro de ${rol}`] = await medir(LECTURAS_POR_ALCANCE, (vez) => leer(services, rol, vez));
    }
    return medidas;
  } finally {
    await services.close();
  }
}

/** Fills the database; PostgreSQL by a connection without the product's limits, which are for statements of a page. */
async function llenar({ db, now }: Abiertos, urlDePostgres: string | undefined) {
  if (urlDePostgres === undefined) return poblarEquipo(db, now(), false);
  const sinLimites = new Kysely<never>({
    dialect: new PostgresDialect({ pool: new Pool({ connectionString: urlDePostgres, max: 1 }) }),
  });
  await poblarEquipo(sinLimites, now(), true);
  return sinLimites.destroy();
}

/** The staff member of the tests: a role, a recent code, and an account that has lines. */
const unMiembro = (rol: Rol, now: Date): Miembro => ({
  ...{ idCuenta: cuentaDe(1), nombre: "Prueba", correo: "prueba@bienestar.example", red: "127.0.0.1" },
  ...{ roles: [rol], probadoEn: now },
});

/** A mail, a document, a telephone of one or of many, a code, a coupon with many uses, or a text that nobody has. */
const TEXTOS: readonly ((vez: number) => string)[] = [
  (vez) => `p${1 + ((vez * 7919) % PERSONAS)}@prueba.example`,
  (vez) => String(10_000_000 + 1 + ((vez * 7919) % PERSONAS)),
  (vez) => String(900_000_000 + ((vez * 7919) % (PERSONAS / 2))),
  () => "999999999",
  (vez) => CODIGOS[vez % CODIGOS.length]!,
  () => "CUPON-10",
  (vez) => `nadie${vez}@prueba.example`,
];

function buscar({ atencion, now }: Abiertos, vez: number) {
  const texto = TEXTOS[vez % TEXTOS.length]!(vez);
  return atencion.buscar(unMiembro("atencion", now()), { texto, motivo: "medición" }).then(exigir);
}

/** A page of the registro by every filter in turn: an act, an account, both or none, from any place in time. */
function leer({ equipo, now }: Abiertos, rol: Rol, vez: number) {
  const accion = vez % 4 < 2 ? ACCIONES[Math.floor(vez / 4) % ACCIONES.length] : undefined;
  const cuenta = vez % 2 === 0 ? cuentaDe((vez * 31) % CUENTAS) : undefined;
  const antes = vez % 3 === 0 ? `${instanteDe(now(), (vez * 7919) % LINEAS).toISOString()}_z` : undefined;
  return equipo.verRegistro(unMiembro(rol, now()), { accion, cuenta, antes }).then(exigir);
}
