import { sql, type Kysely } from "kysely";

const LETRAS = "BCDFGHJKMNPRSTWXZ";
const PRIMERAS_POR_CLASE = 8;
const CANDIDATOS = 4;
const FILAS_POR_VEZ = 400;

const TABLAS = [
  { tabla: "pedidos", id: "id_pedido", primera: 0 },
  { tabla: "citas", id: "id_cita", primera: PRIMERAS_POR_CLASE },
] as const;

/**
 * Frozen: a change is another migration. Orders and sessions get a short code that can be said on the phone. Rows from
 * before get theirs here. The column stays nullable, because an older program writes rows without it.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const { tabla, id, primera } of TABLAS) {
    await db.schema.alterTable(tabla).addColumn("codigo_corto", "text").execute();
    await sql`create unique index ${sql.ref(`${tabla}_por_codigo`)} on ${sql.table(tabla)} (codigo_corto)`.execute(
      db,
    );
    const dados = new Set<string>();
    let desde = "";
    for (;;) {
      const { rows } = await sql<{ id: string }>`select ${sql.ref(id)} as id from ${sql.table(tabla)}
        where ${sql.ref(id)} > ${desde} order by ${sql.ref(id)} limit ${sql.lit(FILAS_POR_VEZ)}`.execute(db);
      if (rows.length === 0) break;
      desde = rows.at(-1)!.id;
      const valores = rows.flatMap((fila) => {
        const codigo = candidatos(primera, fila.id).find((candidato) => !dados.has(candidato));
        if (codigo === undefined) return [];
        dados.add(codigo);
        return [sql`(${fila.id}, ${codigo})`];
      });
      await sql`with dados (id, codigo) as (values ${sql.join(valores)})
        update ${sql.table(tabla)} set codigo_corto = dados.codigo from dados
        where ${sql.ref(`${tabla}.${id}`)} = dados.id`.execute(db);
    }
  }
}

function mezclar(texto: string): number {
  let huella = 0x811c9dc5;
  for (let lugar = 0; lugar < texto.length; lugar++)
    huella = Math.imul(huella ^ texto.charCodeAt(lugar), 0x01000193);
  // The finalizer of MurmurHash3, so that ids that are alike get codes that are not.
  huella = Math.imul(huella ^ (huella >>> 16), 0x85ebca6b);
  huella = Math.imul(huella ^ (huella >>> 13), 0xc2b2ae35);
  return (huella ^ (huella >>> 16)) >>> 0;
}

const candidatos = (primera: number, id: string): string[] =>
  Array.from({ length: CANDIDATOS }, (_, vez) => {
    let resto = mezclar(`${primera}:${vez}:${id}`);
    let letras = LETRAS[primera + (resto % PRIMERAS_POR_CLASE)]!;
    resto = Math.floor(resto / PRIMERAS_POR_CLASE);
    for (; letras.length < 7; resto = Math.floor(resto / LETRAS.length))
      letras += LETRAS[resto % LETRAS.length]!;
    const suma = Array.from(letras).reduce(
      (total, letra, lugar) => total + (lugar + 2) * LETRAS.indexOf(letra),
      0,
    );
    return letras + LETRAS[suma % LETRAS.length]!;
  });
