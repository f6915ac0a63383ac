import { beforeEach, describe, expect, it } from "vitest";
import { ROLES } from "../../../app/domain/equipo/derechos/derechos";
import type { Miembro } from "../../../app/domain/equipo/derechos/exigir";
import { guardarPaquete } from "../../../server/paquetes/repositories/compras";
import { unPaquete } from "../../support/constructores";
import { unMiembro } from "../../support/equipo";
import { notificacionDe } from "../../support/pasarelaFalsa";
import { abrirMundo, aLaVez, ORIGEN, rechazo, valor } from "../../support/servicios";

const mundo = await abrirMundo();
const { servicios, db, pasarela } = mundo;
const { atencion } = servicios;

const BARATO = unPaquete({ idPaquete: "barato", precioCentimos: 80_00 });
const CARO = unPaquete({ idPaquete: "caro", precioCentimos: 100_01 });

let ana: Miembro;
beforeEach(async () => {
  await guardarPaquete(db, BARATO);
  await guardarPaquete(db, CARO);
  ana = await unMiembro(mundo, "atencion");
});

/** A paid pack of which nothing was used. */
async function comprar({ idPaquete } = BARATO, persona?: { idPersona: number }) {
  const { idPersona } = persona ?? (await mundo.persona());
  const { idPedido } = valor(await servicios.paquetes.crearPedido({ idPersona, idPaquete }));
  const pagable = { idPersona, idPedido, origen: ORIGEN };
  const { idCobro } = valor(await servicios.paquetes.pagarConTarjeta(pagable));
  const { idPago } = pasarela.pagar(idCobro, "aprobado");
  await servicios.ventas.recibirNotificacion(notificacionDe(idPago));
  return { idPersona, idPedido };
}
const devolver = (idPedido: string, miembro = ana) =>
  atencion.devolverDinero(miembro, { idPedido, razon: "falla-nuestra", motivo: "No le llegó su paquete" });
const estadoDe = async (idPedido: string) =>
  (
    await db
      .selectFrom("pedidos")
      .select("estado")
      .where("id_pedido", "=", idPedido)
      .executeTakeFirstOrThrow()
  ).estado;

describe("a refund by the staff", () => {
  it("gives the money back, with its amount and reason in the registro, and tells the person", async () => {
    const { idPedido, idPersona } = await comprar();
    expect(valor(await atencion.verPedido(ana, idPedido)).devolucion).toEqual({
      centimos: 80_00,
      rechazo: null,
      sePide: true,
    });
    expect(valor(await devolver(idPedido)).centimos).toBe(80_00);
    expect(await estadoDe(idPedido)).toBe("devuelto");
    const linea = await db
      .selectFrom("registro_de_equipo")
      .selectAll()
      .where("accion", "=", "devolvio-dinero")
      .executeTakeFirstOrThrow();
    expect(linea).toMatchObject({ id_persona: idPersona, centimos: 80_00, objeto: idPedido });
    expect(linea.motivo).toBe("Falló algo nuestro. No le llegó su paquete");
    const accesos = await db
      .selectFrom("accesos_a_datos")
      .selectAll()
      .where("id_persona", "=", idPersona)
      .execute();
    expect(accesos.map(({ accion }) => accion)).toEqual(
      expect.arrayContaining(["pedido-visto", "pedido-devuelto"]),
    );
  });

  it("is made once, whoever presses twice or at once", async () => {
    const { idPedido } = await comprar();
    const otra = await unMiembro(mundo, "finanzas");
    const hechas = await aLaVez(3, (vez) => devolver(idPedido, vez === 2 ? otra : ana));
    expect(hechas.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await db.selectFrom("devoluciones_de_equipo").selectAll().execute()).toHaveLength(1);
  });

  it("is one of each person and month", async () => {
    const persona = await mundo.persona();
    const primero = await comprar(BARATO, persona);
    valor(await devolver(primero.idPedido));
    const segundo = await comprar(BARATO, persona);
    expect(rechazo(await devolver(segundo.idPedido))).toBe("una-por-mes");
    expect(await estadoDe(segundo.idPedido)).toBe("pagado");
    expect(valor(await atencion.verPedido(ana, segundo.idPedido)).devolucion?.rechazo).toBe("una-por-mes");
    mundo.reloj.avanzar(31 * 24 * 60);
    ana = { ...ana, probadoEn: mundo.reloj.ahora };
    expect(rechazo(await devolver(segundo.idPedido))).not.toBe("una-por-mes");
  });

  it("is refused one céntimo above the limit, and the money stays", async () => {
    const { idPedido } = await comprar(CARO);
    expect(rechazo(await devolver(idPedido))).toBe("sobre-el-limite");
    expect(await estadoDe(idPedido)).toBe("pagado");
  });

  it("needs a code of the last ten minutes", async () => {
    const { idPedido } = await comprar();
    mundo.reloj.avanzar(10);
    expect(rechazo(await devolver(idPedido))).toBe("prueba-vencida");
    expect(await estadoDe(idPedido)).toBe("pagado");
  });

  it("is made by no other role", async () => {
    const { idPedido } = await comprar();
    for (const rol of ROLES.filter((uno) => !["atencion", "coordinacion", "finanzas"].includes(uno)))
      expect(rechazo(await devolver(idPedido, await unMiembro(mundo, rol))), rol).toBe("sin-derecho");
    expect(await estadoDe(idPedido)).toBe("pagado");
  });
});
