import { sql } from "kysely";
import { createHash } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import type { Persona } from "../../../app/domain/cuentas/personas/persona";
import { guardarSorteo } from "../../../server/consentimientos/repositories/sorteos";
import { isPostgres } from "../../../server/platform/database/direccion";
import { LUNES_8AM } from "../../support/constructores";
import { conReclamos } from "../../support/reclamos";
import { abrirMundo, valor } from "../../support/servicios";
import { newDatabase } from "../../support/baseDeDatos";
import { sumarMinutos } from "../../../app/domain/shared/fechas";
import { makeSorteoRepository } from "../../../server/consentimientos/repositories/sorteos";
import { entradaAlSorteo } from "../../support/politicas";

/** Services of these tests, about guarantees that hold even against a person who writes to the database directly. */
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

const entrar = async ({ idPersona }: Persona, via: "consentimiento" | "formulario") => {
  if (via === "formulario") {
    return valor(await mundo.servicios.consentimientos.participarEnSorteo(entradaAlSorteo(idPersona)));
  }
  const sorteos = makeSorteoRepository(db);
  await sorteos.participar({ idSorteo, idPersona, via, nonce: crypto.randomUUID() }, mundo.reloj.ahora);
  return (await sorteos.deUnaPersona(idSorteo, idPersona))!;
};
const participaciones = () =>
  db
    .selectFrom("participaciones_en_sorteos")
    .selectAll()
    .where("id_sorteo", "=", idSorteo)
    .orderBy("numero")
    .execute();
const digest = (texto: string) => createHash("sha256").update(texto).digest("hex");
const cerrar = async () => {
  mundo.reloj.avanzar(60);
  await mundo.job("fijar-listas-de-sorteo");
};
const ver = async (persona: Persona | null) =>
  (await mundo.servicios.consentimientos.verSorteo(persona?.idPersona ?? null))!;
const lista = () => mundo.servicios.consentimientos.leerListaDeSorteo();
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
    const cambios = ["numero = numero + 10", "numero = null", "id_sorteo = 'otro'"];
    for (const que of [...cambios, `id_persona = ${rosa!.idPersona}`]) {
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

describe("the list of a draw", () => {
  it("is fixed at the close and not before, with its digest for everybody", async () => {
    mundo.reloj.avanzar(59);
    await mundo.job("fijar-listas-de-sorteo");
    expect(await lista()).toBeNull();
    expect((await ver(null)).lista).toBeNull();
    mundo.reloj.avanzar(1);
    await mundo.job("fijar-listas-de-sorteo");
    const { lista: fijada, ganador } = await ver(null);
    expect(ganador, "it is out before anything is drawn").toBeNull();
    const texto = (await lista())!;
    expect(fijada).toEqual({ huella: digest(texto), entradas: 2, fijadaEn: mundo.reloj.ahora });
    expect(texto).toMatch(/^1:[0-9a-f]{64}\n2:[0-9a-f]{64}$/);
  });

  it("lets each find themselves by their number and their nonce, and nobody else", async () => {
    await cerrar();
    const lineas = (await lista())!.split("\n");
    const participaciones = await Promise.all(
      [rosa!, martin!].map(async (persona) => (await ver(persona)).propia!),
    );
    for (const [indice, persona] of [rosa!, martin!].entries()) {
      const { numero, nonce, linea } = participaciones[indice]!;
      const aMano = `${numero}:${digest(`${nonce}${persona.idPersona}`)}`;
      expect(lineas[indice]).toBe(aMano);
      expect(linea).toBe(aMano);
    }
    const nonces = participaciones.map(({ nonce }) => nonce!);
    expect(new Set(nonces).size).toBe(2);
    expect(new Set(nonces.map(({ length }) => length)), "of one length").toEqual(new Set([36]));
    // Number and person do not find an entry without its secret number.
    for (const { idPersona } of [rosa!, martin!]) {
      expect(lineas.join()).not.toContain(digest(String(idPersona)));
      expect(lineas.join()).not.toContain(digest(`${nonces[0]}${martin!.idPersona}`));
    }
  });

  it("leaves out who left, and takes in who came with a program that gave no nonce", async () => {
    const otra = await mundo.persona();
    await entrar(otra, "formulario");
    await sql`insert into participaciones_en_sorteos (id_sorteo, id_persona, numero, via, creado_en)
      values (${idSorteo}, ${(await mundo.persona()).idPersona}, 9, 'formulario', '')`.execute(db);
    valor(await mundo.servicios.consentimientos.retirarDelSorteo(rosa!.idPersona));
    await cerrar();
    expect((await lista())!.split("\n").map((linea) => linea.split(":")[0])).toEqual(["2", "3", "9"]);
    const nueve = (await participaciones()).find(({ numero }) => numero === 9)!;
    expect(await lista()).toContain(`9:${digest(`${nueve.nonce}${nueve.id_persona}`)}`);
    expect((await ver(rosa!)).propia).toMatchObject({ numero: 1, retiradoEn: expect.any(Date) as Date });
  });

  it("cannot be changed once it is fixed, nor who is in it", async () => {
    await cerrar();
    const antes = await lista();
    for (const que of ["lista = 'x'", "huella = 'x'", "entradas = 9"]) {
      await expect(sql`update listas_de_sorteo set ${sql.raw(que)}`.execute(db), que).rejects.toThrow(
        "append-only",
      );
    }
    await expect(sql`delete from listas_de_sorteo`.execute(db)).rejects.toThrow("append-only");
    await expect(cambiar("retirado_en = '2026-11-24T00:00:00.000Z'")).rejects.toThrow("the list is fixed");
    const nueva = { id_sorteo: idSorteo, id_persona: (await mundo.persona()).idPersona, numero: 9 };
    const fila = { ...nueva, via: "formulario", creado_en: "", retirado_en: null } as const;
    await expect(db.insertInto("participaciones_en_sorteos").values(fila).execute()).rejects.toThrow(
      "the list is fixed",
    );
    await mundo.job("fijar-listas-de-sorteo");
    expect(await lista()).toBe(antes);
  });

  it("keeps the nonce that somebody was given, also while the draw is open", async () => {
    await expect(cambiar("nonce = 'x'")).rejects.toThrow("append-only");
  });

  it("is the same whichever process fixes it, and holds everybody who was let in", async () => {
    const personas = await Promise.all(Array.from({ length: 6 }, () => mundo.persona()));
    mundo.reloj.avanzar(60);
    // A process whose clock is behind still takes entries while the others close the draw.
    const cierre = mundo.reloj.ahora.getTime();
    const atrasado = await mundo.otroProceso({ now: () => new Date(cierre - 1) });
    const otro = await mundo.otroProceso();
    const entradas = personas.map(({ idPersona }) =>
      atrasado.services.consentimientos.participarEnSorteo(entradaAlSorteo(idPersona)).then(
        ({ ok }) => ok,
        (error: unknown) => {
          expect(String(error)).toContain("the list is fixed");
          return false;
        },
      ),
    );
    const salidas = atrasado.services.consentimientos.retirarDelSorteo(rosa!.idPersona).then(
      ({ ok }) => ok,
      () => false,
    );
    const job = otro.jobs.find(({ nombre }) => nombre === "fijar-listas-de-sorteo")!;
    await Promise.all([mundo.job("fijar-listas-de-sorteo"), job.run()]);
    const dentro = (await Promise.all(entradas)).filter(Boolean).length;
    const lineas = (await lista())!.split("\n");
    const seFue = await salidas;
    expect(lineas).toHaveLength(2 + dentro - Number(seFue));
    expect((await participaciones()).filter(({ retirado_en }) => retirado_en === null)).toHaveLength(
      lineas.length,
    );
  });
});

if (EN_SQLITE)
  describe("a table to which is only added", () => {
    const FIRMES = ["sorteos", "participaciones_en_sorteos"];
    /** Names of the tables with a trigger that refuses changes. */
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
      for (const [idPersona, numero] of [
        [rosa!.idPersona, 99],
        [otra, antes[0]!.numero],
      ]) {
        await sql`insert or replace into participaciones_en_sorteos (id_sorteo, id_persona, numero, via, creado_en)
          values (${idSorteo}, ${idPersona}, ${numero}, 'formulario', '')`.execute(db);
        expect(await participaciones(), String(numero)).toEqual(antes);
      }
    });

    it("lets no row be put in the place of another, by its key or by its place", async () => {
      await cerrado();
      await db
        .insertInto("listas_de_sorteo")
        .values({ id_sorteo: idSorteo, lista: "1:x", huella: "h", entradas: 1, creado_en: "" })
        .execute();
      await db
        .insertInto("compromisos_de_sorteo")
        .values({ id_sorteo: idSorteo, huella_de_semilla: "h", creado_en: "" })
        .execute();
      valor(await mundo.operador.conciliar({ operador: "ana" }));
      await sql`insert into aceptaciones_publicas (id_aceptacion, flujo, codigo, version, huella_del_texto, valor,
        canal, id_solicitud, creado_en) values ('a', 'PUBLICO', 'TYC', '1', 'h', '1', 'web', 's', '')`.execute(
        db,
      );
      await sql`insert into historial (id_pedido, asunto, id_asunto, hasta, causa, creado_en)
      values ('p', 'pedido', 'p', 'pagado', 'persona', '')`.execute(db);
      await sql`insert into registro_de_equipo (id_linea, creada_en, actor, roles, de_sesiones, accion, objeto)
      values ('l', '', 'ana', '', 0, 'entro', '')`.execute(db);
      await sql`insert into brechas values ('b', '', 'Un archivo', 1, 'ana', '')`.execute(db);
      await sql`insert into avances_de_brecha values ('v', 'b', 'nota', 'x', null, 'ana', '')`.execute(db);
      await sql`insert into solicitudes_de_datos values ('s', 'acceso', 'titular', null, 'carta', 'x', '', 20, '1',
        '', 'ana', null)`.execute(db);
      await sql`insert into pasos_de_solicitud values ('p', 's', 'atendida', null, 'x', 'ana', null, '')`.execute(
        db,
      );
      await sql`insert into rondas_de_ruleta values ('r', '{}', '{}', 'c', 's', null, '', '', 1, 1, 'u')`.execute(
        db,
      );
      await sql`insert into participantes_de_ruleta values ('p', 'r', ${rosa!.idPersona}, 1, '', 1)`.execute(
        db,
      );
      await sql`insert into jugadas_de_ruleta
        values ('j', 'r', 1, 'p', 1, 'h', null, 1, '2026-11-02', 'e', '')`.execute(db);
      const { idPersona } = rosa!;
      await sql`insert into reversiones_de_monedas values ('r', ${idPersona}, null, 5, 5, 'correccion', '')`.execute(
        db,
      );
      await sql`insert into donaciones_de_monedas values ('d', ${idPersona}, 'c', 'Una causa', 5, '')`.execute(
        db,
      );
      const { conFeriados, presentar, acts } = conReclamos(mundo);
      await conFeriados();
      const { numero, anio } = await presentar();
      valor(
        await acts.respuestasDeReclamo.responder({
          operador: "ana",
          numero,
          anio,
          texto: "Te lo devolvimos.",
        }),
      );
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
