import { sql, type Kysely, type RawBuilder } from "kysely";
import { ACCIONES_DE_EQUIPO, type AccionDeEquipo } from "../../app/domain/equipo/registro/registro";
import { candidatosDeCodigo } from "../../app/domain/shared/codigoCorto";

export const PERSONAS = 1_000_000;
export const LINEAS = 10_000_000;
export const CUENTAS = 400;
const SEGUNDOS_ENTRE_LINEAS = 15;
const CON_CODIGO = 500;
const USOS_DE_CUPON = 100_000;
/** Persons with a number that nobody has, as a form gets it. */
const CON_EL_MISMO_TELEFONO = 10_000;

/** Acts of which nine of ten lines tell; each other act has a part of the tenth. */
const FRECUENTES: readonly AccionDeEquipo[] = ["vio-persona", "busco", "vio-pedido", "leyo-nota"];
const CON_DINERO: readonly AccionDeEquipo[] = ["devolvio-dinero", "aprobo", "pidio-aprobacion"];
export const ACCIONES = Object.keys(ACCIONES_DE_EQUIPO) as AccionDeEquipo[];

export const cuentaDe = (numero: number) => `00000000-0000-4000-8000-${String(numero).padStart(12, "0")}`;
export const instanteDe = (now: Date, linea: number) =>
  new Date(now.getTime() - linea * SEGUNDOS_ENTRE_LINEAS * 1000);
const ids = Array.from({ length: CON_CODIGO }, (_, numero) => `pedido-${numero + 1}`);
/** Short codes of the first orders. */
export const CODIGOS = [...new Set(ids.map((id) => candidatosDeCodigo("pedido", id)[0]!))];

/** Rows of the numbers from 1 to `cuantos`. */
const serie = (cuantos: number) => sql`
  with recursive serie(n) as (select 1 union all select n + 1 from serie where n < ${sql.lit(cuantos)})`;

const uno = (valores: readonly string[], n: RawBuilder<unknown>) =>
  sql`case ${n} % ${sql.lit(valores.length)} ${sql.join(
    valores.map((valor, indice) => sql`when ${sql.lit(indice)} then ${sql.lit(valor)}`),
    sql` `,
  )} end`;

/** Inserts a million people, each with an order, and ten million lines of the registro, by bulk SQL. */
export async function poblarEquipo(dada: unknown, now: Date, enPostgres: boolean): Promise<void> {
  const db = dada as Kysely<never>;
  if (!enPostgres) {
    // The measurement is of the reads, not of how long this disk takes to confirm.
    await sql`pragma synchronous = off`.execute(db);
    await sql`pragma cache_size = -4000000`.execute(db);
  }
  const instante = (atras: RawBuilder<unknown>) => {
    const segundos = sql`((${atras}) * ${sql.lit(SEGUNDOS_ENTRE_LINEAS)})`;
    return enPostgres
      ? sql`to_char(cast(${now.toISOString()} as timestamptz) at time zone 'UTC' - ${segundos} * interval '1 second', 'YYYY-MM-DD"T"HH24:MI:SS".000Z"')`
      : sql`strftime('%Y-%m-%dT%H:%M:%S.000Z', ${now.toISOString()}, '-' || ${segundos} || ' seconds')`;
  };
  await db.transaction().execute(async (trx) => {
    await poblarPersonas(trx, instante);
    await poblarRegistro(trx, instante);
    await sql`analyze`.execute(trx);
  });
  // A product commits small steps, so its journal never holds gigabytes through which every read would have to look.
  if (!enPostgres) await sql`pragma wal_checkpoint(truncate)`.execute(db);
}

type Instante = (atras: RawBuilder<unknown>) => RawBuilder<unknown>;

async function poblarPersonas(db: Kysely<never>, instante: Instante): Promise<void> {
  const texto = (n: string) => sql.raw(`cast(${n} as text)`);
  const personas = serie(PERSONAS);
  await sql`
    insert into personas (id_persona, id_usuario, digital_id, nombre, ape_paterno, ape_materno, email, telefono, prefijo,
      datos_confirmados, usuario_login, numero_documento, id_tipo_documento, es_asegurada)
    ${personas} select n, 'u' || n, 'd' || n, 'Ana', 'Prueba', 'Prueba', 'p' || n || '@prueba.example',
      case when n <= ${sql.lit(CON_EL_MISMO_TELEFONO)} then '999999999' else ${texto("900000000 + n / 2")} end, '+51', 1,
      'p' || n, ${texto("10000000 + n")}, 2, 0 from serie`.execute(db);
  await sql`insert into cuentas (id_persona, correo, clave_hash)
    ${personas} select n, 'p' || n || '@prueba.example', 'x' from serie`.execute(db);
  await sql`insert into pedidos (id_pedido, id_persona, estado, precio_centimos, version_de_datos, creado_en,
      actualizado_en, codigo_corto)
    ${personas} select 'pedido-' || n, n, 'vencido', 9000, '2026-11', ${instante(sql`n`)}, ${instante(sql`n`)}, 'x' || n
    from serie`.execute(db);
  for (const id of ids)
    await sql`update pedidos set codigo_corto = ${candidatosDeCodigo("pedido", id)[0]} where id_pedido = ${id}`.execute(
      db,
    );
  await sql`insert into cupones (codigo, tipo, valor, desde, hasta)
    values ('CUPON-10', 'porcentaje', 10, '2026-01-01', '2027-01-01')`.execute(db);
  await sql`insert into usos_de_cupon (id_uso, codigo, id_persona, id_pedido, creado_en)
    ${serie(USOS_DE_CUPON)} select 'uso-' || n, 'CUPON-10', n, 'pedido-' || n, ${instante(sql`n`)} from serie`.execute(
    db,
  );
}

/** A fifth of the lines is of jobs, without an account; two of three name a person; one in thirty tells of money. */
async function poblarRegistro(db: Kysely<never>, instante: Instante): Promise<void> {
  await sql`
    insert into registro_de_equipo (id_linea, creada_en, id_cuenta, actor, roles, de_sesiones, accion, id_persona, objeto,
      motivo, centimos, pedido_por, red)
    ${serie(LINEAS)}, lineas as (
      select n, case when n % 10 > 0 then ${uno(FRECUENTES, sql`n`)} else ${uno(ACCIONES, sql`(n / 10)`)} end as accion
      from serie
    )
    select 'linea-' || n, ${instante(sql`n`)},
      case when n % 5 > 0 then '00000000-0000-4000-8000-' || substr('000000000000' || (n % ${sql.lit(CUENTAS)}), length('000000000000' || (n % ${sql.lit(CUENTAS)})) - 11) end,
      'Colega', 'atencion', case when n % 7 = 0 then 1 else 0 end, accion,
      case when n % 3 > 0 then 1 + n % ${sql.lit(PERSONAS)} end, 'objeto', null,
      case when accion in (${sql.join(CON_DINERO.map((una) => sql.lit(una)))}) then 9000 end, null, '127.0.0.1'
    from lineas`.execute(db);
}
