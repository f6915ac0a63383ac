import { sql, type Kysely } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import type { EspecialistaConAgenda } from "../../../app/domain/agenda/especialistas/especialista";
import { guardarPaquete } from "../../../server/paquetes/repositories/compras";
import { up } from "../../../server/platform/migrations/20261122T0500_clase_de_pedido";
import { unPaquete } from "../../support/constructores";
import { conSesiones } from "../../support/sesiones";
import { abrirMundo, valor } from "../../support/servicios";

const mundo = await abrirMundo();
const { servicios, db } = mundo;
const enPostgres = process.env.TEST_DATABASE === "postgres";

let especialista: EspecialistaConAgenda;
beforeEach(async () => {
  especialista = await mundo.especialista();
  await guardarPaquete(db, unPaquete());
});
const { conTarjeta, conBono, mover, pedir } = conSesiones(mundo, () => especialista);

/** Restores the table as the previous release left it. */
async function deshacer() {
  if (enPostgres) {
    await sql`drop trigger pedidos_sin_clase on pedidos`.execute(db);
    await sql`drop function clase_de_pedido()`.execute(db);
  }
  await db.schema.alterTable("pedidos").dropColumn("clase").execute();
}

const clases = async () => {
  const filas = await db.selectFrom("pedidos").select(["id_pedido", "clase"]).orderBy("id_pedido").execute();
  return filas.map(({ id_pedido, clase }) => `${id_pedido} ${clase}`);
};

describe("the class of an order", () => {
  it("of what was there before is what it always was, also where a session went on to another order", async () => {
    const cita = await conTarjeta();
    const barato = await mundo.especialista({ precioCentimos: 70_00 });
    valor(await mover(cita, "11:00", { con: barato, diferencia: -20_00 }));
    await conBono({ hora: "15:00" });
    const { idPersona } = await mundo.persona();
    await servicios.paquetes.crearPedido({ idPersona, idPaquete: unPaquete().idPaquete });
    const antes = await clases();
    expect(antes.map((linea) => linea.split(" ")[1]).sort()).toEqual([
      "cambio",
      "paquete",
      "sesion",
      "sesion",
    ]);
    await deshacer();
    await up(db as unknown as Kysely<never>);
    expect(await clases()).toEqual(antes);
  });

  it.runIf(enPostgres)("is written for what the release before it still orders meanwhile", async () => {
    const { idPedido, idPersona } = await pedir({});
    const { id_horario } = await db
      .selectFrom("pedidos")
      .select("id_horario")
      .where("id_pedido", "=", idPedido)
      .executeTakeFirstOrThrow();
    const comun = {
      id_persona: idPersona,
      estado: "vencido",
      precio_centimos: 1,
      cupon: null,
      descuento_centimos: 0,
      version_de_datos: "",
      creado_en: "2026-11-23T13:00:00.000Z",
      actualizado_en: "2026-11-23T13:00:00.000Z",
    } as const;
    const { idPaquete } = unPaquete();
    await db
      .insertInto("pedidos")
      .values([
        { ...comun, id_pedido: "z1", id_paquete: idPaquete, meses: 3 },
        { ...comun, id_pedido: "z2", id_horario, id_cita: "cita", version_de_cita: 1 },
        { ...comun, id_pedido: "z3", id_horario },
      ])
      .execute();
    expect((await clases()).slice(-3)).toEqual(["z1 paquete", "z2 cambio", "z3 sesion"]);
  });
});
