import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import type { Persona } from "../../../app/domain/cuentas/personas/persona";
import { guardarSorteo } from "../../../server/consentimientos/repositories/sorteos";
import { isPostgres } from "../../../server/platform/database/client";
import { LUNES_8AM } from "../../support/constructores";
import { abrirMundo, valor } from "../../support/servicios";
import { newDatabase } from "../../support/base-de-datos";
import { sumarMinutos } from "../../../app/domain/shared/fechas";

/** What somebody who writes to the database, past the program, cannot bend. */
const mundo = await abrirMundo();
const { db } = mundo;
const EN_SQLITE = !isPostgres(await newDatabase());

let idSorteo: string;
let [rosa, martin]: Persona[] = [];
beforeEach(async () => {
  idSorteo = `sorteo-${crypto.randomUUID()}`;
  await guardarSorteo(db, {
    idSorteo,
    fuentePublica: "La lotería de la prueba",
    premio: "Un celular",
    existencias: 1,
    organizador: "Organizador",
    ruc: "20000000001",
    desde: LUNES_8AM,
    hasta: sumarMinutos(LUNES_8AM, 60),
    sorteoEn: sumarMinutos(LUNES_8AM, 120),
  });
  [rosa, martin] = [await mundo.persona(), await mundo.persona()];
  await entrar(rosa, "consentimiento");
  await entrar(martin, "formulario");
});

const entrar = async ({ idPersona }: Persona, via: "consentimiento" | "formulario") =>
  valor(await mundo.servicios.consentimientos.participarEnSorteo(idPersona, via));
const participaciones = () =>
  db
    .selectFrom("participaciones_en_sorteos")
    .selectAll()
    .where("id_sorteo", "=", idSorteo)
    .orderBy("numero")
    .execute();
const cambiar = (que: string) => sql`update participaciones_en_sorteos set ${sql.raw(que)}`.execute(db);

async function cerrado() {
  const creado_en = mundo.reloj.ahora.toISOString();
  await db
    .insertInto("ganadores_de_sorteo")
    .values({ id_sorteo: idSorteo, semilla: "s", huella_de_entradas: "h", entradas: 2, numero: 1, creado_en })
    .execute();
}

describe("a draw", () => {
  it("keeps whose a number is, before it and after it", async () => {
    const antes = await participaciones();
    for (const que of ["numero = numero + 10", "numero = null", `id_persona = ${rosa!.idPersona}`]) {
      await expect(cambiar(que), que).rejects.toThrow("append-only");
    }
    expect(await participaciones()).toEqual(antes);
  });

  it("keeps what was said of it: its source, its dates and its prize", async () => {
    for (const que of ["fuente_publica = 'otra'", "hasta = ''", "premio = 'nada'"]) {
      await expect(sql`update sorteos set ${sql.raw(que)}`.execute(db), que).rejects.toThrow("append-only");
    }
  });

  it("that has its winner takes no entry, and gives none back", async () => {
    await cerrado();
    await expect(cambiar("retirado_en = '2026-11-24T00:00:00.000Z'")).rejects.toThrow("the draw is over");
    const nueva = { id_sorteo: idSorteo, id_persona: (await mundo.persona()).idPersona, numero: 9 };
    const fila = { ...nueva, via: "formulario", creado_en: "", retirado_en: null } as const;
    await expect(db.insertInto("participaciones_en_sorteos").values(fila).execute()).rejects.toThrow(
      "the draw is over",
    );
  });

  it("says by which way somebody came in who had left: the last one", async () => {
    const { numero } = await entrar(rosa!, "consentimiento");
    valor(await mundo.servicios.consentimientos.retirarDelSorteo(rosa!.idPersona));
    expect(await entrar(rosa!, "formulario")).toMatchObject({ numero, via: "formulario", retiradoEn: null });
    expect(await entrar(rosa!, "consentimiento"), "who is in already").toMatchObject({ via: "formulario" });
  });
});

if (EN_SQLITE)
  describe("a table to which is only added", () => {
    const FIRMES = ["sorteos", "participaciones_en_sorteos"];
    /** Those that refuse a change, whoever made them so. */
    async function tablas() {
      const { rows } = await sql<{ tbl_name: string }>`
      select distinct tbl_name from sqlite_master where type = 'trigger' and sql like '%append-only%'`.execute(
        db,
      );
      return rows.map(({ tbl_name }) => tbl_name).toSorted();
    }

    it("of a draw that is open gives nobody's entry another number, nor their number to another", async () => {
      const antes = await participaciones();
      const otra = (await mundo.persona()).idPersona;
      for (const [quien, numero] of [
        [rosa!.idPersona, 99],
        [otra, antes[0]!.numero],
      ]) {
        await sql`insert or replace into participaciones_en_sorteos (id_sorteo, id_persona, numero, via, creado_en)
          values (${idSorteo}, ${quien}, ${numero}, 'formulario', '')`.execute(db);
        expect(await participaciones(), String(numero)).toEqual(antes);
      }
    });

    it("lets no row be put in the place of another, by its key or by its place", async () => {
      await cerrado();
      await db
        .insertInto("compromisos_de_sorteo")
        .values({ id_sorteo: idSorteo, huella_de_semilla: "h", creado_en: "" })
        .execute();
      valor(await mundo.operador.conciliar({ operador: "ana" }));
      await sql`insert into historial (id_pedido, asunto, id_asunto, hasta, causa, creado_en)
      values ('p', 'pedido', 'p', 'pagado', 'persona', '')`.execute(db);
      expect(await tablas()).toEqual(expect.arrayContaining([...FIRMES, "historial", "ganadores_de_sorteo"]));
      for (const tabla of await tablas()) {
        const filas = () => sql<object>`select rowid, * from ${sql.table(tabla)}`.execute(db);
        const { rows: antes } = await filas();
        expect(antes, tabla).not.toEqual([]);
        const { rows: columnas } = await sql<{ name: string; type: string; pk: number }>`
        select name, type, pk from pragma_table_info(${tabla})`.execute(db);
        const cambiada = ({ name, type, pk }: (typeof columnas)[number]) =>
          pk > 0 || type === "integer" ? sql.ref(name) : sql`coalesce(${sql.ref(name)}, '') || 'x'`;
        const otras = sql.join(columnas.map(cambiada));
        const nombres = sql.join(columnas.map(({ name }) => sql.ref(name)));
        const reemplazar = sql`insert or replace into ${sql.table(tabla)} (${nombres})
        select ${otras} from ${sql.table(tabla)}`;
        await reemplazar.execute(db).catch(() => null);
        await sql`insert or replace into ${sql.table(tabla)} (rowid, ${nombres})
        select rowid, ${otras} from ${sql.table(tabla)}`
          .execute(db)
          .catch(() => null);
        expect((await filas()).rows, tabla).toEqual(antes);
      }
    });
  });
