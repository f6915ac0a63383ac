import { beforeEach, describe, expect, it } from "vitest";
import type { EspecialistaConAgenda } from "../../../app/domain/agenda/especialistas/especialista";
import { candidatosDeCodigo } from "../../../app/domain/shared/codigoCorto";
import { conSesiones } from "../../support/sesiones";
import { abrirMundo } from "../../support/servicios";

const mundo = await abrirMundo();
const { db } = mundo;

let especialista: EspecialistaConAgenda;
beforeEach(async () => {
  especialista = await mundo.especialista();
});
const { conTarjeta } = conSesiones(mundo, () => especialista);

const codigos = async () => ({
  pedidos: await db.selectFrom("pedidos").select(["id_pedido as id", "codigo_corto"]).execute(),
  citas: await db.selectFrom("citas").select(["id_cita as id", "codigo_corto"]).execute(),
});

describe("the short code of an order and of its session", () => {
  it("is the first candidate of its id", async () => {
    await conTarjeta();
    const { pedidos, citas } = await codigos();
    expect(pedidos.length).toBeGreaterThan(0);
    expect(citas).toHaveLength(1);
    for (const { id, codigo_corto } of pedidos)
      expect(codigo_corto).toBe(candidatosDeCodigo("pedido", id)[0]);
    for (const { id, codigo_corto } of citas) expect(codigo_corto).toBe(candidatosDeCodigo("cita", id)[0]);
  });

  it("is given once by the database", async () => {
    await conTarjeta();
    await conTarjeta({ hora: "15:00" });
    const { citas } = await codigos();
    const repetir = db.updateTable("citas").set({ codigo_corto: citas[0]!.codigo_corto });
    await expect(repetir.execute()).rejects.toThrow();
  });
});
