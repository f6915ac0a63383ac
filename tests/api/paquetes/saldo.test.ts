import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { EspecialistaConAgenda } from "../../../app/domain/agenda/especialistas/especialista";
import type { Persona } from "../../../app/domain/cuentas/personas/persona";
import { sumarMinutos } from "../../../app/domain/shared/fechas";
import { makeSaldoRepository } from "../../../server/paquetes/repositories/saldos";
import { abrirApi, CLAVES_DE_API } from "../../support/api";
import { lima, MARTES, MIERCOLES } from "../../support/constructores";
import { buscarRoturas } from "../../support/invariantes";
import { ORIGEN, abrirMundo, aLaVez, NUTRICION, PSICOLOGIA, rechazo, valor } from "../../support/servicios";

const mundo = await abrirMundo();
const { servicios, reloj, db, pasarela } = mundo;

let especialista: EspecialistaConAgenda;
beforeEach(async () => {
  especialista = await mundo.especialista();
});
afterEach(async () => expect(await buscarRoturas(db, reloj.ahora)).toEqual([]));

async function pedir({ idPersona }: Persona, hora = "10:00", con = especialista) {
  const inicio = lima(MARTES, hora);
  const { idHorario } = valor(
    await servicios.agenda.retenerHorario({ idPersona, idEspecialista: con.idEspecialista, inicio }),
  );
  return {
    idPersona,
    idPedido: valor(await servicios.agenda.crearPedido({ idPersona, idHorario })).idPedido,
  };
}

/**
 * Makes any number of orders of one person. Earlier holds are removed, because a person may hold only a few times at
 * once.
 */
async function muchosPedidos({ idPersona }: Persona, cuantos: number) {
  const pedidos = [];
  for (let indice = 0; indice < cuantos; indice++) {
    const hora = `${String(9 + (indice % 9)).padStart(2, "0")}:00`;
    const { idHorario } = valor(
      await servicios.agenda.retenerHorario({
        idPersona,
        idEspecialista: especialista.idEspecialista,
        inicio: lima(indice < 9 ? MARTES : indice < 18 ? MIERCOLES : "2026-11-26", hora),
      }),
    );
    await db.deleteFrom("ocupaciones").where("recurso", "=", `retenciones:${idPersona}`).execute();
    pedidos.push({
      idPersona,
      idPedido: valor(await servicios.agenda.crearPedido({ idPersona, idHorario })).idPedido,
    });
  }
  return pedidos;
}

const cantidad = async ({ idPersona }: Persona) =>
  (await servicios.paquetes.verSaldo(idPersona)).bonos[0]?.cantidad;
const citas = () => db.selectFrom("citas").selectAll().execute();

describe("paying with saldo", () => {
  it("takes one bono, makes the session at once and announces it, in one", async () => {
    const persona = await mundo.persona({ bonos: 3 });
    const cita = valor(await servicios.agenda.pagarConSaldo(await pedir(persona)));
    expect(cita).toMatchObject({ formaDePago: "saldo", estado: "reservada", idPersona: persona.idPersona });
    expect(await cantidad(persona)).toBe(2);
    expect(
      await db.selectFrom("movimientos_de_saldo").select(["cantidad", "motivo", "id_pedido"]).execute(),
    ).toEqual(
      expect.arrayContaining([
        { cantidad: 3, motivo: "bienvenida", id_pedido: null },
        { cantidad: -1, motivo: "cita", id_pedido: cita.idPedido },
      ]),
    );
    const [correo] = await db.selectFrom("correos").selectAll().execute();
    expect(correo).toMatchObject({ para: persona.email, asunto: "Tu sesión está reservada" });
    expect(correo!.texto).toContain("martes 24 de noviembre de 2026, 10:00 (hora de Perú)");
    expect(correo!.texto).toContain("1 bono de tu saldo");
    expect(pasarela.llamadas).toEqual([]);
  });

  it("20 times at once with 3 bonos makes exactly 3 sessions, and the balance is never negative", async () => {
    const persona = await mundo.persona({ bonos: 3 });
    const pedidos = await muchosPedidos(persona, 20);
    const resultados = await Promise.all(pedidos.map((pedido) => servicios.agenda.pagarConSaldo(pedido)));
    expect(resultados.filter(({ ok }) => ok)).toHaveLength(3);
    expect(new Set(resultados.map(rechazo))).toEqual(new Set(["aceptado", "sin-saldo"]));
    expect(await cantidad(persona)).toBe(0);
    expect(await citas()).toHaveLength(3);
    // The removed holds have expired by now, so that the check of the whole data may run.
    reloj.avanzar(10);
    await mundo.job("vencer-retenciones");
  });

  it("twice, also at once, is one session and one bono: the same answer", async () => {
    const persona = await mundo.persona({ bonos: 3 });
    const pedido = await pedir(persona);
    const sesiones = (await aLaVez(10, () => servicios.agenda.pagarConSaldo(pedido))).map(valor);
    sesiones.push(valor(await servicios.agenda.pagarConSaldo(pedido)));
    expect(new Set(sesiones.map(({ idCita }) => idCita)).size).toBe(1);
    expect(await cantidad(persona)).toBe(2);
    expect(await citas()).toHaveLength(1);
  });

  it("without a bono is refused, and leaves the hold and the order as they were", async () => {
    const persona = await mundo.persona();
    const pedido = await pedir(persona);
    expect(rechazo(await servicios.agenda.pagarConSaldo(pedido))).toBe("sin-saldo");
    const visto = valor(await servicios.agenda.verPedido(pedido));
    expect([visto.pedido.estado, visto.horario.estado]).toEqual(["pendiente", "retenido"]);
    expect(await db.selectFrom("correos").selectAll().execute()).toEqual([]);
  });

  it("spends bonos of its own specialty only", async () => {
    const persona = await mundo.persona({ bonos: 2 });
    const nutricionista = await mundo.especialista({ especialidad: "nutricion" });
    const pedido = await pedir(persona, "11:00", nutricionista);
    expect(rechazo(await servicios.agenda.pagarConSaldo(pedido))).toBe("sin-saldo");
    await makeSaldoRepository(db).sumar(
      { idPersona: persona.idPersona, idEspecialidad: NUTRICION, cantidad: 1, motivo: "bienvenida" },
      reloj.ahora,
    );
    valor(await servicios.agenda.pagarConSaldo(pedido));
    expect(
      (await servicios.paquetes.verSaldo(persona.idPersona)).bonos.map((bono) => [
        bono.idEspecialidad,
        bono.cantidad,
      ]),
    ).toEqual([
      [PSICOLOGIA, 2],
      [NUTRICION, 0],
    ]);
  });

  it("never spends another person's bonos", async () => {
    const [rica, pobre] = [await mundo.persona({ bonos: 3 }), await mundo.persona()];
    const { idPedido } = await pedir(pobre);
    expect(rechazo(await servicios.agenda.pagarConSaldo({ idPersona: rica.idPersona, idPedido }))).toBe(
      "pedido-no-existe",
    );
    expect(await cantidad(rica)).toBe(3);
  });

  it("waits while the gateway is deciding a card for the same order", async () => {
    const persona = await mundo.persona({ bonos: 1 });
    const pedido = await pedir(persona);
    const { idCobro } = valor(await servicios.agenda.pagarConTarjeta({ ...pedido, origen: ORIGEN }));
    pasarela.pagar(idCobro, "pendiente");
    await servicios.ventas.conciliarPedido(pedido.idPedido);
    expect(rechazo(await servicios.agenda.pagarConSaldo(pedido))).toBe("pago-en-proceso");
    expect(await cantidad(persona)).toBe(1);
  });

  it("is possible after a rejected card", async () => {
    const persona = await mundo.persona({ bonos: 1 });
    const pedido = await pedir(persona);
    const { idCobro } = valor(await servicios.agenda.pagarConTarjeta({ ...pedido, origen: ORIGEN }));
    pasarela.pagar(idCobro, "rechazado");
    await servicios.ventas.conciliarPedido(pedido.idPedido);
    expect(valor(await servicios.agenda.pagarConSaldo(pedido)).formaDePago).toBe("saldo");
  });
});

describe("the ledger", () => {
  it("adds up bonos and names them by specialty", async () => {
    const { idPersona } = await mundo.persona({ bonos: 2 });
    await makeSaldoRepository(db).sumar(
      { idPersona, idEspecialidad: PSICOLOGIA, cantidad: 3, motivo: "bienvenida" },
      reloj.ahora,
    );
    expect(await servicios.paquetes.verSaldo(idPersona)).toMatchObject({
      estado: "success",
      bonos: [{ idEspecialidad: PSICOLOGIA, especialidad: "Psicología", cantidad: 5 }],
    });
  });

  it("cannot be brought below zero by anybody: the database refuses", async () => {
    const { idPersona } = await mundo.persona({ bonos: 1 });
    const aMenosUno = db
      .updateTable("saldos")
      .set({ cantidad: -1 })
      .where("id_persona", "=", idPersona)
      .execute();
    await expect(aMenosUno).rejects.toThrow(/check/i);
  });

  it("that cannot be read is no zero by /v2: it says so beside its bonos and its sessions", async () => {
    const { idPersona } = await mundo.persona({ bonos: 1 });
    const verSaldo = () => Promise.resolve({ estado: "error" as const, bonos: [], lotes: [], monedas: 0 });
    const { services } = mundo.producto;
    const paquetes = { ...services.paquetes, verSaldo };
    const roto = { ...mundo, producto: { ...mundo.producto, services: { ...services, paquetes } } };
    const { llamar, abrirSesion } = abrirApi(roto);
    const { token } = await abrirSesion(idPersona);
    for (const ruta of [`/saldos/bonos/personas/${idPersona}`, "/saldos/citas"]) {
      const { cuerpo } = await llamar("GET", ruta, { clave: CLAVES_DE_API.personas, token });
      expect(cuerpo.data, ruta).toMatchObject({ estado: "error" });
    }
  });

  it("of somebody without any is empty", async () => {
    expect(await servicios.paquetes.verSaldo((await mundo.persona()).idPersona)).toEqual({
      estado: "success",
      bonos: [],
      lotes: [],
      monedas: 0,
    });
  });
});

describe("the movements of a balance", () => {
  it("are one's own, the newest first, each with its reason", async () => {
    const persona = await mundo.persona({ bonos: 2 });
    await mundo.persona({ bonos: 1 });
    reloj.avanzar(1);
    valor(await servicios.agenda.pagarConSaldo(await pedir(persona)));
    const movimientos = await servicios.paquetes.verMovimientosDeSaldo(persona.idPersona);
    expect(movimientos.map(({ cantidad, motivo, creadoEn }) => [cantidad, motivo, creadoEn])).toEqual([
      [-1, "cita", reloj.ahora],
      [2, "bienvenida", sumarMinutos(reloj.ahora, -1)],
    ]);
    expect(movimientos[0]!.especialidad).toBe("Psicología");
  });
});
