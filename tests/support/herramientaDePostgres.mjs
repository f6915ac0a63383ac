// Stands for `pg_dump` and `pg_restore` where PostgreSQL's tools are not installed. It keeps their promises: the dump
// shows the snapshot that it was given, and its text has their shape. It puts tables back without their indexes.
import { readFileSync, writeFileSync } from "node:fs";
import pg from "pg";

const [programa, ...argumentos] = process.argv.slice(2);
const dado = (nombre) =>
  argumentos.find((argumento) => argumento.startsWith(`--${nombre}=`))?.slice(nombre.length + 3);
const nombre = (texto) => `"${texto}"`;
const FIN = "\\.";

if (programa === "pg_dump") await conBase(respaldar);
else if (dado("file") === "-") process.stdout.write(readFileSync(argumentos.at(-1)));
else await conBase(restaurar);

async function conBase(hacer) {
  const url = new URL(dado("dbname"));
  url.password = process.env.PGPASSWORD;
  const cliente = new pg.Client({ connectionString: url.href });
  await cliente.connect();
  try {
    await hacer(cliente, dado("schema").replaceAll('"', ""));
  } finally {
    await cliente.end();
  }
}

async function respaldar(cliente, esquema) {
  await cliente.query("begin transaction isolation level repeatable read read only");
  if (dado("snapshot")) await cliente.query(`set transaction snapshot '${dado("snapshot")}'`);
  const { rows: tablas } = await cliente.query(
    `select relname as tabla, string_agg(quote_ident(attname) || ' ' || format_type(atttypid, atttypmod), ', ') as columnas
     from pg_attribute join pg_class on pg_class.oid = attrelid
     where relkind = 'r' and attnum > 0 and not attisdropped and relnamespace = $1::regnamespace group by relname`,
    [esquema],
  );
  const renglones = [];
  for (const { tabla, columnas } of tablas) {
    const { rows } = await cliente.query(
      `select to_json(t)::text as fila from ${nombre(esquema)}.${nombre(tabla)} t`,
    );
    renglones.push(`-- ${tabla} (${columnas})`, `COPY ${esquema}.${tabla} (x) FROM stdin;`);
    renglones.push(...rows.map(({ fila }) => fila), FIN);
  }
  writeFileSync(dado("file"), `${renglones.join("\n")}\n`);
}

async function restaurar(cliente, esquema) {
  let tabla;
  if (argumentos.includes("--single-transaction")) await cliente.query("begin");
  for (const renglon of readFileSync(argumentos.at(-1), "utf8").split("\n")) {
    const [, creada, columnas] = /^-- (\w+) \((.*)\)$/.exec(renglon) ?? [];
    if (creada) {
      tabla = `${nombre(esquema)}.${nombre(creada)}`;
      await cliente.query(`create table ${tabla} (${columnas})`);
    } else if (renglon.startsWith("{")) {
      await cliente.query(`insert into ${tabla} select * from json_populate_record(null::${tabla}, $1)`, [
        renglon,
      ]);
    }
  }
  if (argumentos.includes("--single-transaction")) await cliente.query("commit");
}
