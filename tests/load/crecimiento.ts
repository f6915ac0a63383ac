import { sql, type Kysely } from "kysely";
import path from "node:path";
import { horariosOfrecidos } from "../../app/domain/agenda/horarios/disponibilidad";
import { fechaDe, sumarDias } from "../../app/domain/shared/fechas";
import { makeCatalogoWriter } from "../../server/agenda/repositories/catalogo";
import { makeBandejaDeSalida } from "../../server/avisos/repositories/correos";
import { makeCobroRepository } from "../../server/ventas/repositories/pagos";
import { makeHorarioRepository } from "../../server/agenda/repositories/horarios";
import { seedEspecialidades } from "../../server/seed/seed";
import { unEspecialista } from "../support/constructores";
import { mediana, miles, type Seccion } from "./informe";
import { carpetaTemporal } from "./servidores";
import { abrirServicios, type Abiertos } from "./servicios";

const TAMANOS = [1_000, 1_000_000] as const;
const META = 3;
const ESPECIALISTAS = 20;
const PERSONAS = 50;
const RONDAS = 30;
const VECES_POR_RONDA = 5;

type Consulta = (services: Abiertos, vez: number) => Promise<unknown>;

/**
 * The same near future after a short and after a long past: what people look at and write today must not get
 * slower because many sessions, orders and mails lie behind.
 */
export async function medirCrecimiento(): Promise<Seccion> {
  const carpeta = carpetaTemporal();
  const abiertos: Abiertos[] = [];
  try {
    for (const filas of TAMANOS) {
      const DATA_DIR = path.join(carpeta.ruta, String(filas));
      const { services } = await abrirServicios({ DATA_DIR });
      abiertos.push(services);
      await llenar(services, filas);
    }
    const medidas: Record<string, number[][]> = {};
    for (const [nombre, consulta] of Object.entries(CONSULTAS)) {
      medidas[nombre] = await alternar(abiertos, consulta);
    }
    return {
      titulo: "Crecimiento",
      metodo: `SQLite con ${TAMANOS.map(miles).join(" y ")} filas en cada tabla que crece; mediana de ${RONDAS} rondas alternadas de ${VECES_POR_RONDA}`,
      cifras: Object.entries(medidas).map(([que, [pocas = [], muchas = []]]) => {
        const razon = mediana(muchas) / mediana(pocas);
        return {
          que,
          valor: `${mediana(pocas).toFixed(2)} → ${mediana(muchas).toFixed(2)} ms, ${razon.toFixed(2)}×`,
          meta: { texto: `≤ ${META}×`, cumple: razon <= META },
        };
      }),
      datos: medidas,
    };
  } finally {
    for (const services of abiertos) await services.close();
    carpeta.borrar();
  }
}

const idDe = (numero: number) => `esp-${String(numero).padStart(2, "0")}`;
const TODOS = Array.from({ length: ESPECIALISTAS }, (_, numero) => idDe(numero));
const personaDe = (vez: number) => 1 + (vez % PERSONAS);

const CONSULTAS: Record<string, Consulta> = {
  "horarios libres de una lista de especialistas": ({ agenda: { buscarEspecialistas } }) =>
    buscarEspecialistas({}),
  "horas ocupadas de todos (la consulta sola)": ({ db, now }) =>
    makeHorarioRepository(db).ocupados(TODOS, now()),
  "horarios libres de un especialista": ({ agenda: { verEspecialista } }, vez) =>
    verEspecialista({ idEspecialista: idDe(vez % ESPECIALISTAS) }),
  "versión de las páginas públicas": ({ publicVersion }) => publicVersion(),
  "agenda de una persona": ({ agenda: { verAgenda } }, vez) => verAgenda({ idPersona: personaDe(vez) }),
  "saldo de una persona": ({ paquetes: { verSaldo } }, vez) => verSaldo(personaDe(vez)),
  "apartar un horario y liberarlo": async (services, vez) => {
    const especialista = unEspecialista({ idEspecialista: idDe(vez % ESPECIALISTAS) });
    const dia = sumarDias(fechaDe(services.now()), 12);
    const { inicio } = horariosOfrecidos(especialista, dia, services.now())[0]!;
    const idPersona = personaDe(vez);
    const retenido = await services.agenda.retenerHorario({ ...especialista, idPersona, inicio });
    if (!retenido.ok) throw new Error(retenido.rechazo);
    await services.agenda.liberarHorario({ idPersona, idHorario: retenido.value.idHorario });
  },
  "retenciones por vencer": (services) =>
    services.jobs.find(({ nombre }) => nombre === "vencer-retenciones")!.run(),
  "cobros por revisar": ({ db, now }) => makeCobroRepository(db).porRevisar(now(), 50),
  "correos por enviar": ({ db, now }) => makeBandejaDeSalida(db).tomar(now(), () => now(), 50),
};

/** Milliseconds of one call in each round, for each database; taken in turn so that noise meets both. */
async function alternar(abiertos: readonly Abiertos[], consulta: Consulta): Promise<number[][]> {
  const medidas: number[][] = abiertos.map(() => []);
  for (let ronda = -2; ronda < RONDAS; ronda++) {
    for (const [indice, services] of abiertos.entries()) {
      const inicio = performance.now();
      for (let vez = 0; vez < VECES_POR_RONDA; vez++) {
        await consulta(services, (ronda + 2) * VECES_POR_RONDA + vez);
      }
      const ms = (performance.now() - inicio) / VECES_POR_RONDA;
      if (ronda >= 0) medidas[indice]!.push(ms);
    }
  }
  return medidas;
}

/**
 * `filas` times, orders, sessions, charges, payments, bonos and mails, and as many places taken, by bulk SQL. The
 * last FUTURAS of them are to come, the same in both databases; of the past, six of ten became sessions, and the
 * rest was released or ran out.
 */
async function llenar(services: Abiertos, filas: number): Promise<void> {
  const { db } = services;
  await seedEspecialidades(db);
  await db.transaction().execute(async (trx) => {
    for (const idEspecialista of TODOS) {
      await makeCatalogoWriter(trx).guardarEspecialista(
        unEspecialista({ idEspecialista, slug: idEspecialista }),
      );
    }
  });
  // What is measured is the work of the queries, not how long this disk takes to confirm.
  await sql`pragma synchronous = off`.execute(db);
  await sql`pragma cache_size = -400000`.execute(db);
  await db.transaction().execute(async (trx) => {
    await trx.schema
      .createTable("pasado")
      .temporary()
      .addColumn("n", "integer", (columna) => columna.primaryKey())
      .addColumn("especialista", "text")
      .addColumn("persona", "integer")
      .addColumn("inicio", "text")
      .addColumn("fin", "text")
      .addColumn("hasta", "text")
      .addColumn("estado", "text")
      .execute();
    await poblar(trx as unknown as Kysely<never>, filas, services.now());
    await trx.schema.dropTable("pasado").execute();
  });
}

const FUTURAS = 500;

async function poblar(db: Kysely<never>, filas: number, now: Date): Promise<void> {
  const hoy = fechaDe(now);
  const personas = Math.max(PERSONAS, filas / 20);
  await sql`
    insert into personas
    with recursive serie(value) as (select 1 union all select value + 1 from serie where value < ${personas})
    select value, 'u' || value, 'd' || value, 'Ana', 'Prueba', 'Prueba', 'p' || value || '@prueba.example',
      '987654321', '+51', 1, 'p' || value, cast(10000000 + value as text), 2, 0
    from serie`.execute(db);
  // One place in the clock for each row: the future from today's end on, nine a day; the past backwards from yesterday.
  await sql`
    insert into pasado
    with recursive serie(value) as (select 0 union all select value + 1 from serie where value < ${filas - 1}),
    lugares as (
      select value as n, value % ${ESPECIALISTAS} as e, value / ${ESPECIALISTAS} as puesto, value < ${FUTURAS} as futura
      from serie
    ), horas as (
      select *, datetime(${`${hoy} 14:00:00`},
        case when futura then '+' || (1 + puesto / 9) else '-' || (1 + puesto / 9) end || ' days',
        '+' || (puesto % 9) || ' hours') as i
      from lugares
    )
    select n, printf('esp-%02d', e), 1 + n % case when futura then ${PERSONAS} else ${personas} end,
      strftime('%Y-%m-%dT%H:%M:%S.000Z', i), strftime('%Y-%m-%dT%H:%M:%S.000Z', i, '+50 minutes'),
      strftime('%Y-%m-%dT%H:%M:%S.000Z', i, '+60 minutes'),
      case when futura or n % 10 < 6 then 'reservado' when n % 10 < 8 then 'liberado' else 'vencido' end
    from horas`.execute(db);
  const id = (letra: string) => sql.raw(`printf('${letra}-%032d', n)`);
  await sql`insert into horarios select ${id("h")}, especialista, persona, inicio, fin, hasta, estado, inicio, 0, inicio from pasado`.execute(
    db,
  );
  await sql`insert into ocupaciones select 'especialista:' || especialista, unixepoch(inicio) / 300, ${id("h")} from pasado`.execute(
    db,
  );
  await sql`
    insert into pedidos select ${id("p")}, persona, ${id("h")}, case estado when 'reservado' then 'pagado' when 'liberado' then 'anulado' else 'vencido' end,
      9000, '2026-11', inicio, inicio from pasado`.execute(db);
  await sql`insert into citas select ${id("c")}, ${id("p")}, ${id("h")}, persona, 'tarjeta', 'reservada', inicio from pasado where estado = 'reservado'`.execute(
    db,
  );
  await sql`insert into cobros select ${id("k")}, ${id("p")}, 'sandbox', 9000, null, null, 'cerrado', inicio, fin, fin from pasado`.execute(
    db,
  );
  await sql`insert into pagos select 'sandbox', ${id("g")}, ${id("k")}, 9000, 'pagado', inicio, inicio from pasado where estado = 'reservado'`.execute(
    db,
  );
  await sql`insert into movimientos_de_saldo select ${id("m")}, persona, 1, 1, 'bienvenida', null, inicio from pasado`.execute(
    db,
  );
  await sql`insert into saldos select persona, 1, count(*) from pasado group by persona`.execute(db);
  await sql`insert into correos select ${id("e")}, 'p@prueba.example', 'Tu sesión está reservada', 'Te esperamos.', inicio, inicio, 1, inicio from pasado`.execute(
    db,
  );
}
