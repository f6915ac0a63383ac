import { sql, type Kysely } from "kysely";
import { fechaDe } from "../../app/domain/shared/fechas";
import { makeCatalogoWriter } from "../../server/agenda/repositories/catalogo";
import { seedEspecialidades } from "../../server/seed/seed";
import { unEspecialista } from "../support/constructores";
import type { Abiertos } from "./servicios";

export const ESPECIALISTAS = 20;
/** People who request pages while the time is measured. Their past is as long in each database. */
export const PERSONAS = 50;
/** Most workshop places that were ever taken. */
export const INSCRIPCIONES = 100_000;
const DE_CADA_UNO = 20;

export const idDe = (numero: number) => `esp-${String(numero).padStart(2, "0")}`;
export const TODOS = Array.from({ length: ESPECIALISTAS }, (_, numero) => idDe(numero));

/**
 * Inserts `filas` times, orders, sessions, charges, payments, prepaid sessions and mails, and as many workshop places,
 * by bulk SQL. The last FUTURAS of them are to come, the same in both databases. Six of ten in the past became
 * sessions; the others were released or expired.
 */
export async function llenar(services: Abiertos, filas: number): Promise<void> {
  const { db } = services;
  await seedEspecialidades(db);
  await db.transaction().execute(async (trx) => {
    for (const idEspecialista of TODOS) {
      await makeCatalogoWriter(trx).guardarEspecialista(
        unEspecialista({ idEspecialista, slug: idEspecialista }),
      );
    }
  });
  // The measurement is of the queries, not of how long this disk takes to confirm.
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
  await poblarLoHecho(services, filas);
  await poblarTalleres(services, Math.min(filas, INSCRIPCIONES));
  // A database that has grown over months has statistics of itself.
  await sql`analyze`.execute(db);
}

const FUTURAS = 500;
/** Past bookings of each person: the number in the smallest database, so that a person has the same past in both. */
const PASADAS_DE_CADA_UNO = 10;

async function poblar(db: Kysely<never>, filas: number, now: Date): Promise<void> {
  const hoy = fechaDe(now);
  const personas = Math.max(PERSONAS, (filas - FUTURAS) / PASADAS_DE_CADA_UNO);
  await sql`
    insert into personas (id_persona, id_usuario, digital_id, nombre, ape_paterno, ape_materno, email, telefono, prefijo,
      datos_confirmados, usuario_login, numero_documento, id_tipo_documento, es_asegurada)
    with recursive serie(value) as (select 1 union all select value + 1 from serie where value < ${sql.lit(personas)})
    select value, 'u' || value, 'd' || value, 'Ana', 'Prueba', 'Prueba', 'p' || value || '@prueba.example',
      '987654321', '+51', 1, 'p' || value, cast(10000000 + value as text), 2, 0
    from serie`.execute(db);
  // Each row has its own time: the future from the end of today, nine a day; the past backwards from yesterday.
  await sql`
    insert into pasado
    with recursive serie(value) as (select 0 union all select value + 1 from serie where value < ${sql.lit(filas - 1)}),
    lugares as (
      select value as n, value % ${sql.lit(ESPECIALISTAS)} as e, value / ${sql.lit(ESPECIALISTAS)} as puesto, value < ${sql.lit(FUTURAS)} as futura
      from serie
    ), horas as (
      select *, datetime(${`${hoy} 14:00:00`},
        case when futura then '+' || (1 + puesto / 9) else '-' || (1 + puesto / 9) end || ' days',
        '+' || (puesto % 9) || ' hours') as i
      from lugares
    )
    select n, printf('esp-%02d', e), 1 + n % case when futura then ${sql.lit(PERSONAS)} else ${sql.lit(personas)} end,
      strftime('%Y-%m-%dT%H:%M:%S.000Z', i), strftime('%Y-%m-%dT%H:%M:%S.000Z', i, '+50 minutes'),
      strftime('%Y-%m-%dT%H:%M:%S.000Z', i, '+60 minutes'),
      case when futura or n % 10 < 6 then 'reservado' when n % 10 < 8 then 'liberado' else 'vencido' end
    from horas`.execute(db);
  const id = (letra: string) => sql.raw(`printf('${letra}-%032d', n)`);
  await sql`insert into horarios select ${id("h")}, especialista, persona, inicio, fin, hasta, estado, inicio, 0, inicio from pasado`.execute(
    db,
  );
  await sql`insert into ocupaciones (recurso, tramo, id_horario) select 'especialista:' || especialista, unixepoch(inicio) / 300, ${id("h")} from pasado`.execute(
    db,
  );
  await sql`
    insert into pedidos (id_pedido, id_persona, id_horario, estado, precio_centimos, version_de_datos, creado_en, actualizado_en)
    select ${id("p")}, persona, ${id("h")}, case estado when 'reservado' then 'pagado' when 'liberado' then 'anulado' else 'vencido' end,
      9000, '2026-11', inicio, inicio from pasado`.execute(db);
  await sql`insert into citas (id_cita, id_pedido, id_horario, id_persona, forma_de_pago, estado, creada_en) select ${id("c")}, ${id("p")}, ${id("h")}, persona, 'tarjeta', 'reservada', inicio from pasado where estado = 'reservado'`.execute(
    db,
  );
  await sql`insert into cobros (id_cobro, id_pedido, pasarela, monto_centimos, referencia, url_de_pago, estado, creado_en, vence_en, revisar_en) select ${id("k")}, ${id("p")}, 'sandbox', 9000, null, null, 'cerrado', inicio, fin, fin from pasado`.execute(
    db,
  );
  await sql`insert into pagos (pasarela, id_pago, id_cobro, monto_centimos, estado, creado_en, actualizado_en) select 'sandbox', ${id("g")}, ${id("k")}, 9000, 'pagado', inicio, inicio from pasado where estado = 'reservado'`.execute(
    db,
  );
  await sql`insert into movimientos_de_saldo (id_movimiento, id_persona, id_especialidad, cantidad, motivo, id_pedido, creado_en) select ${id("m")}, persona, 1, 1, 'bienvenida', null, inicio from pasado`.execute(
    db,
  );
  await sql`insert into saldos (id_persona, id_especialidad, cantidad) select persona, 1, count(*) from pasado group by persona`.execute(
    db,
  );
  await sql`insert into correos (id_correo, para, asunto, texto, creado_en, enviado_en, intentos, siguiente_en) select ${id("e")}, 'p@prueba.example', 'Tu sesión está reservada', 'Te esperamos.', inicio, inicio, 1, inicio from pasado`.execute(
    db,
  );
}

/** SQL for the first `cuantos` numbers, from 0 on. */
const serie = (cuantos: number) => sql`
  with recursive serie(n) as (select 0 union all select n + 1 from serie where n < ${sql.lit(cuantos - 1)})`;
const haceDias = (now: Date, dias: string) =>
  sql`strftime('%Y-%m-%dT%H:%M:%S.000Z', ${now.toISOString()}, '-' || (${sql.raw(dias)}) || ' days')`;

/**
 * Inserts what people watched, did on their routes and noted: twenty notes, five videos and one route a person. The
 * number of people with a recent note is the same in every size.
 */
async function poblarLoHecho({ db, rutas, now }: Abiertos, filas: number): Promise<void> {
  const personas = Math.max(PERSONAS, filas / DE_CADA_UNO);
  const ahora = now();
  const { uid, pasos } = (await rutas.publicadas())[0]!;
  const pasosHechos = pasos.slice(0, 3).map(({ id }) => id);
  const diasAtras = `(case when n < ${PERSONAS} then 0 else 1 + n / ${personas} end)`;
  await db.transaction().execute(async (trx) => {
    await sql`
      insert into acciones_propias (id_persona, dia, que, anotada_en) ${serie(filas)}
      select 1 + n % ${sql.lit(personas)}, date(${ahora.toISOString()}, '-' || ${sql.raw(diasAtras)} || ' days'), 'respire',
        ${haceDias(ahora, diasAtras)} from serie`.execute(trx);
    await sql`
      insert into avances (id_persona, uid, posicion, rangos, comenzado_en, movido_en, visto_en) ${serie(personas * 5)}
      select 1 + n % ${sql.lit(personas)}, 'video-' || (n / ${sql.lit(personas)}), 60, '[[0,60]]', ${haceDias(ahora, "9")},
        ${haceDias(ahora, "9")}, ${haceDias(ahora, "9")} from serie`.execute(trx);
    await sql`insert into dias_vistos (id_persona, uid, dia, visto_en) select id_persona, uid, substr(visto_en, 1, 10), visto_en from avances`.execute(
      trx,
    );
    await sql`
      insert into recorridos (id_persona, uid, id_recorrido, ritmo, empezado_en) ${serie(personas)}
      select 1 + n, ${uid}, printf('r-%032d', n), 'libre', ${haceDias(ahora, "9")} from serie`.execute(trx);
    for (const paso of pasosHechos) {
      await sql`
        insert into pasos_hechos (id_persona, uid, paso, titulo, hecho_en, como) ${serie(personas)}
        select 1 + n, ${uid}, ${paso}, 'Un paso', ${haceDias(ahora, "8")}, 'dicho' from serie`.execute(trx);
    }
  });
}

const POR_FECHA = 30;
const FECHAS_POR_VENIR = 2;
const EN_CADA_UNA = 15;

/**
 * Inserts `cuantas` places in past dates, thirty asked for in each: six of ten were taken, and the others were given
 * up or waited for in vain. The next dates are filled through the product, the same in each database.
 */
async function poblarTalleres({ db, talleres, now }: Abiertos, cuantas: number): Promise<void> {
  const ahora = now();
  const personas = Math.max(PERSONAS, cuantas / DE_CADA_UNO);
  const todos = await talleres.todos();
  await db.transaction().execute(async (trx) => {
    for (const [indice, { uid, url, titulo }] of todos.entries()) {
      const serieDeLugares = sql`${serie(cuantas)}, suyas as (
        select n, date(${ahora.toISOString()}, '-' || (2 + n / ${sql.lit(POR_FECHA * todos.length)}) || ' days') as dia,
          printf('i-%032d', n) as id, n % ${sql.lit(POR_FECHA)} as puesto, n % 10 as cual
        from serie where n / ${sql.lit(POR_FECHA)} % ${sql.lit(todos.length)} = ${sql.lit(indice)}
      )`;
      await sql`
        insert into fechas_de_taller (uid, fecha, titulo, url, inicio, fin, cupos, precio_centimos, creada_en) ${serieDeLugares}
        select distinct ${uid}, dia, ${titulo}, ${url}, dia || 'T20:00:00.000Z', dia || 'T21:00:00.000Z', ${sql.lit(POR_FECHA)}, 0,
          dia || 'T08:00:00.000Z' from suyas`.execute(trx);
      await sql`
        insert into inscripciones (id_inscripcion, id_persona, uid, fecha, estado, numero, fin, creada_en, terminada_en,
          asistio_en) ${serieDeLugares}
        select id, 1 + n % ${sql.lit(personas)}, ${uid}, dia, case when cual < 6 then 'inscrita' else 'terminada' end,
          case when cual > 7 then puesto + 1 end,
          case when cual > 7 then 'pasada' when cual > 5 then 'salida' end, dia || 'T08:00:00.000Z',
          case when cual > 5 then dia || 'T20:00:00.000Z' end, case when cual < 6 then dia || 'T20:10:00.000Z' end
        from suyas`.execute(trx);
      await sql`
        insert into ocupaciones (recurso, tramo, id_inscripcion) ${serieDeLugares}
        select 'taller:' || ${uid} || ':' || dia, puesto + 1, id from suyas where cual < 6`.execute(trx);
    }
  });
  for (const [indice, { url }] of todos.entries()) {
    const { fechas = [] } = (await talleres.uno(url, null)) ?? {};
    for (const [vez, { fecha }] of fechas.slice(0, FECHAS_POR_VENIR).entries()) {
      for (let lugar = 0; lugar < EN_CADA_UNA; lugar++) {
        const idPersona = 1 + (((indice * FECHAS_POR_VENIR + vez) * EN_CADA_UNA + lugar) % PERSONAS);
        await talleres.inscribirse({ idPersona, url, fecha });
      }
    }
  }
}
