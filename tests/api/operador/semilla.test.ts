import { describe, expect, it } from "vitest";
import { migrate } from "../../../server/platform/database/migrate";
import { dropEverything, seedDemostracion, seedEspecialidades } from "../../../server/seed/seed";
import { seedPoliticas } from "../../../server/seed/consentimientos";
import { EQUIPO_DE_DEMOSTRACION } from "../../../server/seed/contenido/equipo";
import { seedEquipo } from "../../../server/seed/equipo";
import { openNewDatabase } from "../../support/baseDeDatos";

const HOY = new Date("2026-11-23T13:00:00Z");

describe("the demo", () => {
  it("is written once, however often the server starts", async () => {
    const { db } = await openNewDatabase();
    const contar = async () => ({
      personas: (await db.selectFrom("personas").select("id_persona").execute()).length,
      politicas: (await db.selectFrom("politicas").select("codigo").execute()).length,
      consentimientos: (await db.selectFrom("consentimientos").select("codigo").execute()).length,
      participaciones: (await db.selectFrom("participaciones_en_sorteos").select("numero").execute()).length,
      especialistas: (await db.selectFrom("especialistas").select("id_especialista").execute()).length,
      saldos: await db
        .selectFrom("saldos")
        .selectAll()
        .orderBy("id_persona")
        .orderBy("id_especialidad")
        .execute(),
    });
    await seedEspecialidades(db);
    await seedPoliticas(db);
    await seedDemostracion(db, HOY);
    const primera = await contar();
    await seedEspecialidades(db);
    await seedPoliticas(db);
    await seedDemostracion(db, HOY);
    expect(await contar()).toEqual(primera);
    expect(primera).toMatchObject({ personas: 3, especialistas: 16, participaciones: 1 });
  });

  it("is written once by three processes that start at the same time", async () => {
    const { db } = await openNewDatabase();
    const sembrar = async () => {
      await seedEspecialidades(db);
      await seedPoliticas(db);
      await seedDemostracion(db, HOY);
    };
    await Promise.all([sembrar(), sembrar(), sembrar()]);
    expect(await db.selectFrom("personas").select("id_persona").execute()).toHaveLength(3);
  });

  it("has the coupons that the README names: three of them once for each person", async () => {
    const { db } = await openNewDatabase();
    await seedEspecialidades(db);
    await seedPoliticas(db);
    await seedDemostracion(db, HOY);
    const cupones = await db.selectFrom("cupones").select(["codigo", "maximo_por_persona"]).execute();
    expect(Object.fromEntries(cupones.map((cupon) => [cupon.codigo, cupon.maximo_por_persona]))).toEqual({
      BIENESTAR20: 1,
      NUTRICION15: 1,
      REGALO: 1,
      PREMIUM30: null,
      PAQUETE10: null,
    });
  });

  it("has an account of each role of the staff, also where an earlier release wrote fewer", async () => {
    const { db } = await openNewDatabase();
    const equipo = { now: HOY, secretoDeSesion: "secreto-de-prueba", idEspecialista: undefined };
    const correos = async () =>
      (await db.selectFrom("cuentas_de_equipo").select("correo").orderBy("correo").execute()).map(
        ({ correo }) => correo,
      );
    await seedEquipo(db, equipo);
    const todos = await correos();
    expect(todos).toHaveLength(EQUIPO_DE_DEMOSTRACION.length);
    const { id_cuenta } = await db
      .selectFrom("cuentas_de_equipo")
      .select("id_cuenta")
      .where("correo", "=", todos[0]!)
      .executeTakeFirstOrThrow();
    await db.deleteFrom("cuentas_de_anfitrion").where("id_cuenta", "=", id_cuenta).execute();
    await db.deleteFrom("roles_de_equipo").where("id_cuenta", "=", id_cuenta).execute();
    await db.deleteFrom("cuentas_de_equipo").where("id_cuenta", "=", id_cuenta).execute();
    await seedEquipo(db, equipo);
    expect(await correos()).toEqual(todos);
  });

  it("goes back to its first state", async () => {
    const { db } = await openNewDatabase();
    await seedEspecialidades(db);
    await seedPoliticas(db);
    await seedDemostracion(db, HOY);
    await db.updateTable("saldos").set({ cantidad: 0 }).execute();
    await dropEverything(db);
    expect(await db.introspection.getTables({ withInternalKyselyTables: true })).toEqual([]);
    await migrate(db);
    await seedEspecialidades(db);
    await seedPoliticas(db);
    await seedDemostracion(db, HOY);
    const saldos = await db.selectFrom("saldos").select("cantidad").orderBy("cantidad", "desc").execute();
    expect(saldos[0]?.cantidad).toBe(3);
  });
});
