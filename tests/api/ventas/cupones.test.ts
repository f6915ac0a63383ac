import { beforeEach, describe, expect, it } from "vitest";
import { idDeVenta } from "../../../app/domain/ventas/comprobantes/comprobante";
import { CUPONES_EQUIVOCADOS_POR_PERSONA, type Cupon } from "../../../app/domain/ventas/cupones/cupon";
import type { EspecialistaConAgenda } from "../../../app/domain/agenda/especialistas/especialista";
import type { Persona } from "../../../app/domain/cuentas/personas/persona";
import { guardarCupon } from "../../../server/ventas/repositories/cupones";
import { makePerfilRepository } from "../../../server/cuentas/repositories/perfiles";
import { alTerminarCuadra } from "../../support/alTerminar";
import { lima, MARTES, MIERCOLES, unCupon } from "../../support/constructores";
import { notificacionDe } from "../../support/pasarelaFalsa";
import { ORIGEN, abrirMundo, aLaVez, rechazo, valor } from "../../support/servicios";

const mundo = await abrirMundo();
const { servicios, reloj, db, pasarela } = mundo;

let especialista: EspecialistaConAgenda;
beforeEach(async () => {
  especialista = await mundo.especialista();
});
alTerminarCuadra(mundo);

async function elCupon(cambios: Partial<Cupon> = {}) {
  const cupon = unCupon(cambios);
  await guardarCupon(db, cupon);
  return cupon.codigo;
}

async function retener({ idPersona }: Persona, { con = especialista, hora = "10:00", fecha = MARTES } = {}) {
  const { idEspecialista } = con;
  const inicio = lima(fecha, hora);
  const { idHorario } = valor(await servicios.agenda.retenerHorario({ idPersona, idEspecialista, inicio }));
  return { idPersona, idHorario };
}

async function pedir(persona: Persona, cupon?: string, donde?: Parameters<typeof retener>[1]) {
  const retenido = await retener(persona, donde);
  const { idPedido } = valor(await servicios.agenda.crearPedido({ ...retenido, cupon }));
  return { ...retenido, idPedido };
}

async function abrirPago(pedido: { idPersona: number; idPedido: string }) {
  return valor(await servicios.agenda.pagarConTarjeta({ ...pedido, origen: ORIGEN })).idCobro;
}

const notificar = (idPago: string) => servicios.ventas.recibirNotificacion(notificacionDe(idPago));
const usados = async (codigo: string) =>
  (await db.selectFrom("cupones").select("usados").where("codigo", "=", codigo).executeTakeFirstOrThrow())
    .usados;
const pedidoDe = async (pedido: { idPersona: number; idPedido: string }) =>
  valor(await servicios.agenda.verPedido(pedido)).pedido;

describe("an order with a coupon", () => {
  it("keeps the price before it, and charges what is left", async () => {
    const codigo = await elCupon();
    const pedido = await pedir(await mundo.persona(), codigo);
    expect(await pedidoDe(pedido)).toMatchObject({
      precioCentimos: 90_00,
      descuentoCentimos: 18_00,
      cupon: codigo,
    });
    const idCobro = await abrirPago(pedido);
    expect(pasarela.cobros.get(idCobro)).toMatchObject({ montoCentimos: 72_00 });
    valor(await notificar(pasarela.pagar(idCobro, "aprobado").idPago));
    expect((await pedidoDe(pedido)).estado).toBe("pagado");
    const [correo] = await db.selectFrom("correos").selectAll().execute();
    expect(correo!.texto).toContain("S/\u00a072.00");
    const idComprobante = idDeVenta(pedido.idPedido);
    const { comprobante } = valor(await servicios.ventas.verComprobante({ ...pedido, idComprobante }));
    expect(comprobante).toMatchObject({ totalCentimos: 72_00 });
    expect(comprobante.concepto).toContain("con S/\u00a018.00 de descuento");
    expect(await usados(codigo)).toBe(1);
  });

  it("asked for again, also at once, uses it once", async () => {
    const codigo = await elCupon();
    const retenido = await retener(await mundo.persona());
    const pedidos = await aLaVez(5, () => servicios.agenda.crearPedido({ ...retenido, cupon: codigo }));
    expect(new Set(pedidos.map((pedido) => valor(pedido).idPedido)).size).toBe(1);
    expect(await usados(codigo)).toBe(1);
  });

  it("asked for without it keeps it; with another, has that one", async () => {
    const [primero, segundo] = [
      await elCupon(),
      await elCupon({ descuento: { tipo: "monto", centimos: 5_00 } }),
    ];
    const pedido = await pedir(await mundo.persona(), primero);
    expect(valor(await servicios.agenda.crearPedido(pedido)).cupon).toBe(primero);
    expect(valor(await servicios.agenda.crearPedido({ ...pedido, cupon: segundo }))).toMatchObject({
      cupon: segundo,
      descuentoCentimos: 5_00,
    });
    expect([await usados(primero), await usados(segundo)]).toEqual([0, 1]);
  });

  it("whose page is open takes no other, and keeps what it had", async () => {
    const codigo = await elCupon();
    const pedido = await pedir(await mundo.persona());
    const admite = async () => [
      await servicios.ventas.admiteCupon(pedido),
      valor(await servicios.agenda.verReserva(pedido)).admiteCupon,
    ];
    expect(await servicios.ventas.admiteCupon(null)).toBe(true);
    expect(await admite()).toEqual([true, true]);
    await abrirPago(pedido);
    // The page offers no field for a coupon either.
    expect(await admite()).toEqual([false, false]);
    expect(rechazo(await servicios.agenda.crearPedido({ ...pedido, cupon: codigo }))).toBe("cupon-tarde");
    expect(rechazo(await servicios.agenda.validarCupon({ ...pedido, cupon: codigo }))).toBe("cupon-tarde");
    expect(await usados(codigo)).toBe(0);
  });

  it("that was refused its coupon is not made", async () => {
    const retenido = await retener(await mundo.persona());
    expect(rechazo(await servicios.agenda.crearPedido({ ...retenido, cupon: "NO-EXISTE" }))).toBe(
      "cupon-no-existe",
    );
    expect(await db.selectFrom("pedidos").selectAll().execute()).toEqual([]);
  });
});

describe("a coupon that covers everything", () => {
  const regalo = () => elCupon({ descuento: { tipo: "monto", centimos: 500_00 } });

  it("makes the session without the gateway, once", async () => {
    const codigo = await regalo();
    const pedido = await pedir(await mundo.persona(), codigo);
    const citas = (await aLaVez(5, () => servicios.agenda.pagarConCupon(pedido))).map(valor);
    expect(new Set(citas.map(({ idCita }) => idCita)).size).toBe(1);
    expect(citas[0]).toMatchObject({ formaDePago: "cupon", estado: "reservada" });
    expect(pasarela.cobros.size).toBe(0);
    expect(await usados(codigo)).toBe(1);
  });

  it("is not charged, and nothing less than everything is confirmed so", async () => {
    const cubierto = await pedir(await mundo.persona(), await regalo());
    expect(rechazo(await servicios.agenda.pagarConTarjeta({ ...cubierto, origen: ORIGEN }))).toBe(
      "nada-que-cobrar",
    );
    const rebajado = await pedir(await mundo.persona(), await elCupon(), { hora: "12:00" });
    expect(rechazo(await servicios.agenda.pagarConCupon(rebajado))).toBe("falta-pagar");
    const ajeno = await mundo.persona();
    expect(rechazo(await servicios.agenda.pagarConCupon({ ...cubierto, idPersona: ajeno.idPersona }))).toBe(
      "pedido-no-existe",
    );
  });

  it("is too late once the time is", async () => {
    const pedido = await pedir(await mundo.persona(), await regalo());
    reloj.avanzar(11);
    expect(rechazo(await servicios.agenda.pagarConCupon(pedido))).toBe("reserva-vencida");
  });
});

describe("the last uses", () => {
  it("three left and twenty at once are exactly three", async () => {
    const codigo = await elCupon({ maximoTotal: 3 });
    const retenidos: { idPersona: number; idHorario: string }[] = [];
    for (let numero = 0; numero < 20; numero++) {
      const con = await mundo.especialista();
      retenidos.push(await retener(await mundo.persona(), { con }));
    }
    const resultados = await aLaVez(20, (indice) =>
      servicios.agenda.crearPedido({ ...retenidos[indice]!, cupon: codigo }),
    );
    expect(resultados.map(rechazo).sort()).toEqual([
      ...Array<string>(3).fill("aceptado"),
      ...Array<string>(17).fill("cupon-agotado"),
    ]);
    expect(await usados(codigo)).toBe(3);
  });

  it("of one person are theirs alone, also when they ask twice at once", async () => {
    const codigo = await elCupon({ maximoPorPersona: 1 });
    const persona = await mundo.persona();
    const retenidos = [await retener(persona), await retener(persona, { fecha: MIERCOLES })];
    const resultados = await aLaVez(2, (indice) =>
      servicios.agenda.crearPedido({ ...retenidos[indice]!, cupon: codigo }),
    );
    expect(resultados.map(rechazo).sort()).toEqual(["aceptado", "cupon-sin-pagar"]);
    const [pedido] = resultados.flatMap((resultado) => (resultado.ok ? [resultado.value] : []));
    const idCobro = await abrirPago(pedido!);
    valor(await notificar(pasarela.pagar(idCobro, "aprobado").idPago));
    const otraHora = await retener(persona, { hora: "15:00" });
    expect(rechazo(await servicios.agenda.crearPedido({ ...otraHora, cupon: codigo }))).toBe(
      "cupon-ya-usado",
    );
    await pedir(await mundo.persona(), codigo, { hora: "16:00" });
    expect(await usados(codigo)).toBe(2);
  });
});

describe("a used coupon comes back", () => {
  const cuponUnico = () => elCupon({ maximoTotal: 1 });

  it("when the time is let go", async () => {
    const codigo = await cuponUnico();
    const pedido = await pedir(await mundo.persona(), codigo);
    valor(await servicios.agenda.liberarHorario(pedido));
    expect(await usados(codigo)).toBe(0);
    await pedir(await mundo.persona(), codigo);
  });

  it("when the time expires", async () => {
    const codigo = await cuponUnico();
    await pedir(await mundo.persona(), codigo);
    reloj.avanzar(11);
    await mundo.job("vencer-retenciones");
    expect(await usados(codigo)).toBe(0);
  });

  it("when the session is paid with a bono, which pays it whole", async () => {
    const codigo = await cuponUnico();
    const pedido = await pedir(await mundo.persona({ bonos: 1 }), codigo);
    expect(valor(await servicios.agenda.pagarConSaldo(pedido)).formaDePago).toBe("saldo");
    expect(await usados(codigo)).toBe(0);
    expect(await pedidoDe(pedido)).toMatchObject({ cupon: null, descuentoCentimos: 0 });
  });

  it("not when a bono is wanting", async () => {
    const codigo = await cuponUnico();
    const pedido = await pedir(await mundo.persona(), codigo);
    expect(rechazo(await servicios.agenda.pagarConSaldo(pedido))).toBe("sin-saldo");
    expect(await usados(codigo)).toBe(1);
  });

  it("and is taken again by a late payment that still finds its time", async () => {
    const codigo = await cuponUnico();
    const pedido = await pedir(await mundo.persona(), codigo);
    const idCobro = await abrirPago(pedido);
    reloj.avanzar(11);
    await mundo.job("vencer-retenciones");
    valor(await notificar(pasarela.pagar(idCobro, "aprobado").idPago));
    expect((await pedidoDe(pedido)).estado).toBe("pagado");
    expect(await usados(codigo)).toBe(1);
  });

  it("and where somebody else has it by then, the late payment goes back", async () => {
    const codigo = await cuponUnico();
    const pedido = await pedir(await mundo.persona(), codigo);
    const idCobro = await abrirPago(pedido);
    reloj.avanzar(11);
    await mundo.job("vencer-retenciones");
    await pedir(await mundo.persona(), codigo, { hora: "12:00" });
    valor(await notificar(pasarela.pagar(idCobro, "aprobado").idPago));
    expect((await pedidoDe(pedido)).estado).toBe("devuelto");
    await mundo.job("devolver-pagos");
    expect(pasarela.devoluciones).toMatchObject([{ montoCentimos: 72_00 }]);
    expect(await usados(codigo)).toBe(1);
  });

  it("when the money goes back whole because the time is gone", async () => {
    const codigo = await cuponUnico();
    const pedido = await pedir(await mundo.persona(), codigo);
    const idCobro = await abrirPago(pedido);
    reloj.avanzar(11);
    await mundo.job("vencer-retenciones");
    const otra = await pedir(await mundo.persona({ bonos: 1 }));
    valor(await servicios.agenda.pagarConSaldo(otra));
    valor(await notificar(pasarela.pagar(idCobro, "aprobado").idPago));
    expect((await pedidoDe(pedido)).estado).toBe("devuelto");
    expect(await usados(codigo)).toBe(0);
  });
});

describe("a session that a coupon paid whole", () => {
  const reservada = async () => {
    const codigo = await elCupon({ maximoTotal: 1, descuento: { tipo: "porcentaje", porcentaje: 100 } });
    const { idPersona, idPedido } = await pedir(await mundo.persona(), codigo);
    const { idCita } = valor(await servicios.agenda.pagarConCupon({ idPersona, idPedido }));
    return { codigo, idPersona, idCita };
  };

  it("gives the coupon back when it is cancelled in time, as it was said", async () => {
    const { codigo, ...cita } = await reservada();
    expect(rechazo(await servicios.agenda.cancelarCita({ ...cita, vuelve: "nada" }))).toBe(
      "devolucion-distinta",
    );
    const cancelada = valor(await servicios.agenda.cancelarCita({ ...cita, vuelve: "cupon" }));
    expect(cancelada.cancelacion).toEqual({ por: "persona", devolucion: "cupon" });
    expect(await usados(codigo)).toBe(0);
    await pedir(await mundo.persona(), codigo);
  });

  it("keeps it used when it is cancelled too late", async () => {
    const { codigo, ...cita } = await reservada();
    reloj.ahora = lima(MARTES, "09:00");
    const cancelada = valor(await servicios.agenda.cancelarCita({ ...cita, vuelve: "nada" }));
    expect(cancelada.cancelacion?.devolucion).toBe("nada");
    expect(await usados(codigo)).toBe(1);
  });

  it("gives it back when the specialist did not come", async () => {
    const { codigo, idCita } = await reservada();
    reloj.ahora = lima(MARTES, "11:00");
    valor(
      await mundo.operador.marcarAusencia({
        operador: "ana",
        idCita,
        compensacion: "devolucion",
        motivo: "Enfermó.",
      }),
    );
    expect(await usados(codigo)).toBe(0);
  });
});

describe("looking at a coupon", () => {
  it("says what it takes off and uses nothing", async () => {
    const codigo = await elCupon();
    const retenido = await retener(await mundo.persona());
    expect(valor(await servicios.agenda.validarCupon({ ...retenido, cupon: codigo }))).toEqual({
      codigo,
      precioCentimos: 90_00,
      descuentoCentimos: 18_00,
    });
    expect(await usados(codigo)).toBe(0);
  });

  it("says it of the order that has it, also when that was the last one", async () => {
    const codigo = await elCupon({ maximoTotal: 1 });
    const pedido = await pedir(await mundo.persona(), codigo);
    await abrirPago(pedido);
    expect(valor(await servicios.agenda.validarCupon({ ...pedido, cupon: codigo })).descuentoCentimos).toBe(
      18_00,
    );
  });

  it("knows the person's plan, and the specialty", async () => {
    const persona = await mundo.persona();
    const retenido = await retener(persona);
    const codigo = await elCupon({ plan: "PREMIUM", especialidad: "psicologia" });
    const deNutricion = await elCupon({ especialidad: "nutricion" });
    const mirar = async (cupon: string) =>
      rechazo(await servicios.agenda.validarCupon({ ...retenido, cupon }));
    expect([await mirar(codigo), await mirar(deNutricion)]).toEqual([
      "cupon-de-otro-plan",
      "cupon-de-otra-especialidad",
    ]);
    await makePerfilRepository(db).guardar(persona.idPersona, { planes: ["PREMIUM"], tiposUsuario: [] });
    expect(await mirar(codigo)).toBe("aceptado");
  });

  it("is not for another person's time, nor for one that has expired", async () => {
    const codigo = await elCupon();
    const retenido = await retener(await mundo.persona());
    const { idPersona } = await mundo.persona();
    expect(rechazo(await servicios.agenda.validarCupon({ ...retenido, idPersona, cupon: codigo }))).toBe(
      "horario-no-existe",
    );
    reloj.avanzar(11);
    expect(rechazo(await servicios.agenda.validarCupon({ ...retenido, cupon: codigo }))).toBe(
      "reserva-vencida",
    );
  });
});

describe("guessing coupons", () => {
  const alguien = async (hora?: string) => retener(await mundo.persona(), { hora });
  type Retenido = Awaited<ReturnType<typeof alguien>>;
  const mirar = async (retenido: Retenido, cupon: string) =>
    rechazo(await servicios.agenda.validarCupon({ ...retenido, cupon }));
  const usar = async (retenido: Retenido, cupon: string) =>
    rechazo(await servicios.agenda.crearPedido({ ...retenido, cupon }));
  const fallar = (retenido: Retenido, veces = CUPONES_EQUIVOCADOS_POR_PERSONA) =>
    aLaVez(veces, (numero) => mirar(retenido, `NADA-${numero}`));

  it("ends after twenty wrong codes, whether looked at or used: then a right one is not looked at either", async () => {
    const [codigo, retenido] = [await elCupon(), await alguien()];
    await fallar(retenido, CUPONES_EQUIVOCADOS_POR_PERSONA - 1);
    expect(await mirar(retenido, codigo)).toBe("aceptado");
    expect(await usar(retenido, "NADA")).toBe("cupon-no-existe");
    expect([await mirar(retenido, codigo), await usar(retenido, codigo)]).toEqual([
      "demasiados-cupones",
      "demasiados-cupones",
    ]);
    expect(await usados(codigo)).toBe(0);
    // Booking without a coupon still works.
    expect(rechazo(await servicios.agenda.crearPedido(retenido))).toBe("aceptado");
  });

  it("at once is counted too: of thirty parallel codes twenty are looked at", async () => {
    const retenido = await alguien();
    const resultados = await aLaVez(30, (numero) => (numero % 2 ? mirar : usar)(retenido, `NADA-${numero}`));
    expect(resultados.filter((codigo) => codigo === "cupon-no-existe")).toHaveLength(
      CUPONES_EQUIVOCADOS_POR_PERSONA,
    );
    expect(resultados.filter((codigo) => codigo === "demasiados-cupones")).toHaveLength(10);
  });

  it("is one person's own, and over when fifteen minutes have passed", async () => {
    const codigo = await elCupon();
    const persona = await mundo.persona();
    await fallar(await retener(persona));
    expect(await mirar(await alguien("12:00"), codigo)).toBe("aceptado");
    reloj.avanzar(14);
    expect(await mirar(await retener(persona, { hora: "13:00" }), codigo)).toBe("demasiados-cupones");
    reloj.avanzar(1);
    expect(await mirar(await retener(persona, { hora: "14:00" }), codigo)).toBe("aceptado");
  });

  it("is not what somebody does with codes that exist, worth something or not", async () => {
    const [codigo, retenido] = [await elCupon(), await alguien()];
    const deNutricion = await elCupon({ especialidad: "nutricion" });
    for (let vez = 0; vez <= CUPONES_EQUIVOCADOS_POR_PERSONA; vez++) {
      expect(await mirar(retenido, deNutricion)).toBe("cupon-de-otra-especialidad");
      expect(await mirar(retenido, codigo)).toBe("aceptado");
    }
    expect(await usar(retenido, codigo)).toBe("aceptado");
  });

  it("does not take from an order the coupon that it has", async () => {
    const codigo = await elCupon();
    const pedido = await pedir(await mundo.persona(), codigo);
    await fallar(pedido);
    expect([await mirar(pedido, codigo), await usar(pedido, codigo)]).toEqual(["aceptado", "aceptado"]);
    expect(rechazo(await servicios.agenda.pagarConTarjeta({ ...pedido, origen: ORIGEN }))).toBe("aceptado");
  });
});
