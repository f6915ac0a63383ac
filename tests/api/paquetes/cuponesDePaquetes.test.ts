import { beforeEach, describe, expect, it } from "vitest";
import { idDeVenta } from "../../../app/domain/ventas/comprobantes/comprobante";
import { CUPONES_EQUIVOCADOS_POR_PERSONA, type Cupon } from "../../../app/domain/ventas/cupones/cupon";
import { guardarPaquete } from "../../../server/paquetes/repositories/compras";
import { guardarCupon } from "../../../server/ventas/repositories/cupones";
import { alTerminarCuadra } from "../../support/alTerminar";
import { unCupon, unPaquete } from "../../support/constructores";
import { notificacionDe } from "../../support/pasarelaFalsa";
import { abrirMundo, aLaVez, NUTRICION, ORIGEN, PSICOLOGIA, rechazo, valor } from "../../support/servicios";

const mundo = await abrirMundo();
const { servicios, reloj, db, pasarela } = mundo;
const idPaquete = "psicologia-3";

beforeEach(() => guardarPaquete(db, unPaquete({ idPaquete })));
alTerminarCuadra(mundo);

async function elCupon(cambios: Partial<Cupon> = {}) {
  const cupon = unCupon(cambios);
  await guardarCupon(db, cupon);
  return cupon.codigo;
}
const usados = async (codigo: string) =>
  (await db.selectFrom("cupones").select("usados").where("codigo", "=", codigo).executeTakeFirstOrThrow())
    .usados;

async function pedir(cupon?: string, idPersona?: number) {
  const idComprador = idPersona ?? (await mundo.persona()).idPersona;
  const { idPedido } = valor(
    await servicios.paquetes.crearPedido({ idPersona: idComprador, idPaquete, cupon }),
  );
  return { idPersona: idComprador, idPedido };
}
type Pedida = Awaited<ReturnType<typeof pedir>>;
const abrirPago = async (pedida: Pedida) =>
  valor(await servicios.paquetes.pagarConTarjeta({ ...pedida, origen: ORIGEN })).idCobro;
const notificar = async (idCobro: string) =>
  valor(
    await servicios.ventas.recibirNotificacion(notificacionDe(pasarela.pagar(idCobro, "aprobado").idPago)),
  );
const ver = async (pedida: Pedida) => valor(await servicios.paquetes.verCompra(pedida)).compra;

describe("a pack with a coupon", () => {
  it("is charged what is left, brings all of its bonos, and says the discount on its receipt", async () => {
    const codigo = await elCupon();
    const pedida = await pedir(codigo);
    const idCobro = await abrirPago(pedida);
    expect(pasarela.cobros.get(idCobro)).toMatchObject({ montoCentimos: 192_00 });
    await notificar(idCobro);
    expect(await ver(pedida)).toMatchObject({ estado: "pagado", cupon: codigo, descuentoCentimos: 48_00 });
    const idComprobante = idDeVenta(pedida.idPedido);
    const { comprobante } = valor(await servicios.ventas.verComprobante({ ...pedida, idComprobante }));
    expect(comprobante).toMatchObject({ totalCentimos: 192_00 });
    expect(comprobante.concepto).toContain("con S/\u00a048.00 de descuento");
    expect((await servicios.paquetes.verSaldo(pedida.idPersona)).bonos).toMatchObject([{ cantidad: 3 }]);
    expect(await usados(codigo)).toBe(1);
  });

  it("is looked at without using it, and refused for what it is not for", async () => {
    const { idPersona } = await mundo.persona();
    const mirar = async (cupon: string) =>
      rechazo(await servicios.paquetes.validarCupon({ idPersona, idPaquete, cupon }));
    const codigo = await elCupon({ para: "paquetes" });
    expect(valor(await servicios.paquetes.validarCupon({ idPersona, idPaquete, cupon: codigo }))).toEqual({
      codigo,
      precioCentimos: 240_00,
      descuentoCentimos: 48_00,
    });
    expect(await usados(codigo)).toBe(0);
    expect(await mirar(await elCupon({ para: "sesiones" }))).toBe("cupon-de-sesiones");
    expect(await mirar(await elCupon({ especialidad: "nutricion" }))).toBe("cupon-de-otra-especialidad");
    expect(await mirar(await elCupon({ plan: "PREMIUM" }))).toBe("cupon-de-otro-plan");
    expect(rechazo(await servicios.paquetes.crearPedido({ idPersona, idPaquete, cupon: "NADA" }))).toBe(
      "cupon-no-existe",
    );
    expect(await db.selectFrom("pedidos").selectAll().execute()).toEqual([]);
  });

  it("three left and twenty at once are exactly three", async () => {
    const codigo = await elCupon({ maximoTotal: 3 });
    const personas: number[] = [];
    for (let numero = 0; numero < 20; numero++) personas.push((await mundo.persona()).idPersona);
    const resultados = await aLaVez(20, (indice) =>
      servicios.paquetes.crearPedido({ idPersona: personas[indice]!, idPaquete, cupon: codigo }),
    );
    expect(resultados.map(rechazo).sort()).toEqual([
      ...Array<string>(3).fill("aceptado"),
      ...Array<string>(17).fill("cupon-agotado"),
    ]);
    expect(await usados(codigo)).toBe(3);
  });

  it("shares the limit of guesses with those of sessions", async () => {
    const { idPersona } = await mundo.persona();
    const codigo = await elCupon();
    const mirar = async (cupon: string) =>
      rechazo(await servicios.paquetes.validarCupon({ idPersona, idPaquete, cupon }));
    await aLaVez(CUPONES_EQUIVOCADOS_POR_PERSONA, (numero) => mirar(`NADA-${numero}`));
    expect(await mirar(codigo)).toBe("demasiados-cupones");
    expect(rechazo(await servicios.paquetes.crearPedido({ idPersona, idPaquete, cupon: codigo }))).toBe(
      "demasiados-cupones",
    );
    expect(await usados(codigo)).toBe(0);
  });

  it("asked for at once is one order and one use; once its page is open, its price stands", async () => {
    const [codigo, otro] = [await elCupon(), await elCupon()];
    const { idPersona } = await mundo.persona();
    const pedidas = await aLaVez(5, () => pedir(codigo, idPersona));
    expect(new Set(pedidas.map(({ idPedido }) => idPedido)).size).toBe(1);
    await abrirPago(pedidas[0]!);
    expect(rechazo(await servicios.paquetes.crearPedido({ idPersona, idPaquete, cupon: otro }))).toBe(
      "cupon-tarde",
    );
    expect([await usados(codigo), await usados(otro)]).toEqual([1, 0]);
  });
});

describe("a pack that its coupon covers whole", () => {
  const regalo = () => elCupon({ descuento: { tipo: "porcentaje", porcentaje: 100 }, maximoTotal: 1 });

  it("takes the place of the one that its order had, which comes back", async () => {
    const [primero, segundo] = [
      await elCupon(),
      await elCupon({ descuento: { tipo: "monto", centimos: 5_00 } }),
    ];
    const pedida = await pedir(primero);
    expect((await pedir(segundo, pedida.idPersona)).idPedido).toBe(pedida.idPedido);
    expect(await ver(pedida)).toMatchObject({ cupon: segundo, descuentoCentimos: 5_00 });
    expect([await usados(primero), await usados(segundo)]).toEqual([0, 1]);
  });

  it("is confirmed without the gateway, once, and gives the coupon back when it is given back", async () => {
    const codigo = await regalo();
    const pedida = await pedir(codigo);
    expect(rechazo(await servicios.paquetes.pagarConTarjeta({ ...pedida, origen: ORIGEN }))).toBe(
      "nada-que-cobrar",
    );
    const resultados = await aLaVez(5, () => servicios.paquetes.pagarConCupon(pedida));
    expect(resultados.map(rechazo)).toEqual(Array(5).fill("aceptado"));
    expect((await servicios.paquetes.verSaldo(pedida.idPersona)).bonos).toMatchObject([{ cantidad: 3 }]);
    expect(pasarela.cobros.size).toBe(0);
    valor(await servicios.paquetes.devolverCompra(pedida));
    expect([
      await usados(codigo),
      (await servicios.paquetes.verSaldo(pedida.idPersona)).bonos[0]?.cantidad,
    ]).toEqual([0, 0]);
  });

  it("is nobody else's, and nothing less than everything is confirmed so", async () => {
    const pedida = await pedir(await regalo());
    const { idPersona } = await mundo.persona();
    expect(rechazo(await servicios.paquetes.pagarConCupon({ ...pedida, idPersona }))).toBe(
      "compra-no-existe",
    );
    expect(rechazo(await servicios.paquetes.pagarConCupon(await pedir(await elCupon())))).toBe("falta-pagar");
    reloj.avanzar(60);
    expect(rechazo(await servicios.paquetes.pagarConCupon(pedida))).toBe("compra-vencida");
  });
});

describe("a coupon of a pack comes back", () => {
  const cuponUnico = () => elCupon({ maximoTotal: 1 });

  it("when nobody pays in time, or the order is dropped", async () => {
    const codigo = await cuponUnico();
    const primera = await pedir(codigo);
    reloj.avanzar(61);
    await mundo.job("vencer-compras");
    expect([await usados(codigo), (await ver(primera)).estado]).toEqual([0, "vencido"]);
    const segunda = await pedir(codigo);
    const { idPersona } = await mundo.persona();
    expect(rechazo(await servicios.paquetes.soltarPedido({ ...segunda, idPersona }))).toBe(
      "compra-no-existe",
    );
    await aLaVez(3, () => servicios.paquetes.soltarPedido(segunda));
    expect([await usados(codigo), (await ver(segunda)).estado]).toEqual([0, "anulado"]);
  });

  it("when the pack is refunded", async () => {
    const codigo = await cuponUnico();
    const pedida = await pedir(codigo);
    await notificar(await abrirPago(pedida));
    expect(rechazo(await servicios.paquetes.soltarPedido(pedida))).toBe("compra-cerrada");
    valor(await servicios.paquetes.devolverCompra(pedida));
    expect(await usados(codigo)).toBe(0);
    await mundo.job("devolver-pagos");
    expect(pasarela.devoluciones).toMatchObject([{ montoCentimos: 192_00 }]);
  });

  it("and a payment after the order was dropped goes back whole", async () => {
    const pedida = await pedir(await cuponUnico());
    const idCobro = await abrirPago(pedida);
    valor(await servicios.paquetes.soltarPedido(pedida));
    await notificar(idCobro);
    expect((await ver(pedida)).estado).toBe("anulado");
    await mundo.job("devolver-pagos");
    expect(pasarela.devoluciones).toMatchObject([{ montoCentimos: 192_00 }]);
  });

  it("and is taken again by a late payment, or the money goes back where somebody else has it by then", async () => {
    const codigo = await cuponUnico();
    const [primera, segunda] = [await pedir(codigo), await pedir()];
    const idCobro = await abrirPago(primera);
    reloj.avanzar(61);
    await mundo.job("vencer-compras");
    const tercera = await pedir(codigo, segunda.idPersona);
    await notificar(idCobro);
    expect((await ver(primera)).estado).toBe("vencido");
    await mundo.job("devolver-pagos");
    expect(pasarela.devoluciones).toMatchObject([{ montoCentimos: 192_00 }]);

    const otroCobro = await abrirPago(tercera);
    reloj.avanzar(61);
    await mundo.job("vencer-compras");
    await notificar(otroCobro);
    expect([(await ver(tercera)).estado, await usados(codigo)]).toEqual(["pagado", 1]);
  });

  it("of another specialty is not for it, whatever the session would cost", async () => {
    const deNutricion = { idEspecialidad: NUTRICION, sesiones: 3 };
    await guardarPaquete(db, unPaquete({ idPaquete: "nutricion-3", contenido: [deNutricion] }));
    const varias = [deNutricion, { idEspecialidad: PSICOLOGIA, sesiones: 1 }];
    await guardarPaquete(db, unPaquete({ idPaquete: "plan", nombre: "Plan", contenido: varias }));
    const codigo = await elCupon({ especialidad: "nutricion" });
    const { idPersona } = await mundo.persona();
    const mirar = async (id: string) =>
      rechazo(await servicios.paquetes.validarCupon({ idPersona, idPaquete: id, cupon: codigo }));
    expect([await mirar("nutricion-3"), await mirar(idPaquete), await mirar("plan")]).toEqual([
      "aceptado",
      "cupon-de-otra-especialidad",
      "cupon-de-una-especialidad",
    ]);
  });
});
