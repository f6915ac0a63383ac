import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Persona } from "../../../app/domain/cuentas/personas/persona";
import { sumarDias, sumarMinutos } from "../../../app/domain/shared/fechas";
import { lugarGuardado } from "../../../app/domain/talleres/agenda";
import {
  claveDe,
  LUGARES_SIN_PAGAR,
  PAGO_EN_MINUTOS,
} from "../../../app/domain/talleres/inscripciones/inscripcion";
import { explicacionDelFin } from "../../../app/domain/talleres/ventas/quePaso";
import { lugarDelPedidoDeTaller } from "../../../app/domain/talleres/ventas/verPedido";
import { idDeVenta } from "../../../app/domain/ventas/comprobantes/comprobante";
import { abrirApi, CLAVES_DE_API } from "../../support/api";
import { alTerminarCuadra } from "../../support/alTerminar";
import { unCupon, unPaquete } from "../../support/constructores";
import { guardarPaquete } from "../../../server/paquetes/repositories/compras";
import { sha256 } from "../../../server/platform/digest";
import { notificacionDe } from "../../support/pasarelaFalsa";
import { abrirMundo, aLaVez, ORIGEN, rechazo, valor } from "../../support/servicios";
import { conLugares, conTalleres, EL_MARTES, INICIO } from "../../support/talleres";

const { fuente, escribir, ficha } = conTalleres(2, 25.5);
const mundo = await abrirMundo({ contenido: fuente });
const { servicios, operador, reloj, db, pasarela } = mundo;
alTerminarCuadra(mundo);
const { llamar, abrirSesion } = abrirApi(mundo);
const { pedir, aceptar, ofrecer, lugares, tomados, correosA } = conLugares(mundo);
const PRECIO = 25_50;
const CLAVE = { uid: EL_MARTES.uid, fecha: EL_MARTES.fecha };

let ana: Persona, beto: Persona, carla: Persona;
beforeEach(async () => {
  ana = await mundo.persona();
  beto = await mundo.persona();
  carla = await mundo.persona();
});

async function abrirPago({ idPersona }: Persona, cupon?: string) {
  const { idPedido } = valor(await servicios.talleres.crearPedido({ idPersona, ...CLAVE, cupon }));
  const { idCobro } = valor(
    await servicios.talleres.pagarConTarjeta({ idPersona, idPedido, origen: ORIGEN }),
  );
  return { idPersona, idPedido, idCobro };
}
async function cobrar({ idCobro }: { idCobro: string }, estado: "aprobado" | "rechazado" = "aprobado") {
  const { idPago } = pasarela.pagar(idCobro, estado);
  valor(await servicios.ventas.recibirNotificacion(notificacionDe(idPago)));
  return idPago;
}
/** Gives a workshop place to a person. */
async function conLugar(persona: Persona) {
  valor(await pedir(persona.idPersona));
  const abierto = await abrirPago(persona);
  return { ...abierto, idPago: await cobrar(abierto) };
}
const dejar = (persona: Persona, vuelve?: "dinero" | "nada" | "cupon" | null) =>
  servicios.talleres.dejarLugar({ idPersona: persona.idPersona, ...CLAVE, vuelve });
const ver = async (pregunta: { idPersona: number; idPedido: string }) =>
  valor(await servicios.talleres.verPedido(pregunta));
const estadoDe = async (pregunta: { idPersona: number; idPedido: string }) =>
  (await ver(pregunta)).pedido.estado;
const asuntos = async ({ idPersona }: Persona) => (await correosA(idPersona)).map(({ asunto }) => asunto);
const devueltoA = (idPago: string) =>
  pasarela.devoluciones
    .filter((devolucion) => devolucion.idPago === idPago)
    .reduce((n, devolucion) => n + devolucion.montoCentimos, 0);
const regalo = async () => {
  const descuento = { tipo: "porcentaje", porcentaje: 100 } as const;
  const cupon = { ...unCupon(), descuento, para: "talleres" as const };
  valor(await operador.guardarCupon({ operador: "ana", confirmado: true, cambio: cupon }));
  return cupon.codigo;
};

describe("a place that is sold", () => {
  it("is kept while it is paid, takes nobody else's, and is theirs with its receipt and mail", async () => {
    expect(valor(await pedir(ana.idPersona))).toMatchObject({
      estado: "ofrecida",
      numero: null,
      expiraEn: sumarMinutos(reloj.ahora, PAGO_EN_MINUTOS),
    });
    expect(await tomados()).toBe(1);
    expect(await correosA(ana.idPersona)).toEqual([]);
    const abierto = await abrirPago(ana);
    expect(pasarela.cobros.get(abierto.idCobro)).toMatchObject({ montoCentimos: PRECIO });
    // A second request gets the same order and the same payment page.
    expect(await abrirPago(ana)).toEqual(abierto);
    await cobrar(abierto);
    expect(await lugares()).toEqual(["inscrita"]);
    expect(await estadoDe(abierto)).toBe("pagado");
    const [correo] = await correosA(ana.idPersona);
    expect(correo!.asunto).toBe("Tu lugar está reservado: Dibujar el mar");
    expect(correo!.texto).toMatch(/Recibimos tu pago de S\/\s25\.50\./);
    expect(correo!.texto).toMatch(/Podrás entrar desde las \d\d:\d\d\./);
    expect(correo!.texto).toMatch(
      /sin costo hasta el \S+ \d+ de \w+ de 2026, \d\d:\d\d \(hora de Perú\): vuelve todo/,
    );
    expect(correo!.texto).toMatch(/Ver mi pago:\n\S+\/mi-zona-privada\/pedido\//);
    expect(correo!.adjuntos).toContain("taller.ics");
    // The mail of a paid place has no link that gives the place up.
    expect(correo!.texto).not.toContain("dejar-mi-lugar");
    const idComprobante = idDeVenta(abierto.idPedido);
    const { idPersona } = ana;
    expect(
      valor(await servicios.ventas.verComprobante({ idPersona, idComprobante })).comprobante,
    ).toMatchObject({ totalCentimos: PRECIO, baseCentimos: 21_61, igvCentimos: 3_89 });
    const visto = valor(await servicios.ventas.verQuePaso(abierto));
    expect([visto.situacion, visto.enPalabras.que]).toEqual([
      "con-lugar",
      "Dibujar el mar, martes 24 de noviembre, 19:00",
    ]);
  });

  it("is one of three that somebody keeps unpaid at once, also asked for at the same moment", async () => {
    const { idPersona } = ana;
    // All dates but the Tuesday without a workshop.
    const fechas = [0, 1, 3, 4, 5].map((semana) => sumarDias(EL_MARTES.fecha, 7 * semana));
    const dados = await aLaVez(fechas.length, (vez) => pedir(idPersona, fechas[vez]));
    const guardadas = fechas.filter((_, vez) => dados[vez]!.ok);
    expect(guardadas).toHaveLength(LUGARES_SIN_PAGAR);
    const otra = fechas.find((fecha) => !guardadas.includes(fecha))!;
    expect(rechazo(await pedir(idPersona, otra))).toBe("demasiados-sin-pagar");
    // A person gets a place that they already hold as the answer, and other people still have room.
    expect(valor(await pedir(idPersona, guardadas[0]))).toMatchObject({ estado: "ofrecida" });
    valor(await pedir(beto.idPersona, otra));
    // A place that was left, or that expired, makes room for another.
    valor(
      await servicios.talleres.dejarLugar({ idPersona, uid: CLAVE.uid, fecha: guardadas[0]!, vuelve: null }),
    );
    valor(await pedir(idPersona, otra));
    expect(rechazo(await pedir(idPersona, guardadas[0]))).toBe("demasiados-sin-pagar");
    reloj.avanzar(PAGO_EN_MINUTOS);
    valor(await pedir(idPersona, guardadas[0]));
  });

  it("is one of those three, too, where it is taken out of a line that asks nobody any more", async () => {
    const { idPersona } = ana;
    const otras = [1, 3, 4].map((semana) => sumarDias(EL_MARTES.fecha, 7 * semana));
    await conLugar(beto);
    valor(await pedir(carla.idPersona));
    expect(valor(await pedir(idPersona))).toMatchObject({ estado: "esperando" });
    reloj.ahora = sumarMinutos(INICIO, -4);
    for (const fecha of otras) valor(await pedir(idPersona, fecha));
    valor(await dejar(carla));
    expect(rechazo(await pedir(idPersona))).toBe("demasiados-sin-pagar");
    expect(
      valor(await servicios.talleres.dejarLugar({ idPersona, uid: CLAVE.uid, fecha: otras[0]! })),
    ).toBeTruthy();
    // Two dates are asked for at the same moment: only one of them gets the last of the three places.
    const dados = await aLaVez(2, (vez) => pedir(idPersona, [CLAVE.fecha, otras[0]][vez]));
    expect(dados.map((dado) => (dado.ok ? dado.value.estado : dado.rechazo)).sort()).toEqual([
      "demasiados-sin-pagar",
      "ofrecida",
    ]);
    expect(await servicios.talleres.sinPagar(idPersona)).toHaveLength(LUGARES_SIN_PAGAR);
  });

  it("is told of while it waits for its payment, with what its order comes to, and no longer", async () => {
    const { idPersona } = ana;
    const fechasSinPagar = async () =>
      (await servicios.talleres.sinPagar(idPersona)).map(({ fecha }) => fecha.fecha);
    const falta = async () =>
      (await servicios.talleres.lugar(idPersona, CLAVE))!.porPagar?.totalCentimos ?? null;
    expect(await fechasSinPagar()).toEqual([]);
    valor(await pedir(idPersona));
    expect([await fechasSinPagar(), await falta()]).toEqual([[CLAVE.fecha], null]);
    const enZona = async () =>
      (await servicios.agenda.verZona(idPersona)).dias.flatMap(({ taller }) => taller)[0];
    expect(await enZona()).toMatchObject({
      guardado: {
        hasta: sumarMinutos(reloj.ahora, PAGO_EN_MINUTOS),
        hrefDePago: `/bienestar-en-vivo/dibujar-el-mar/pagar?fecha=${CLAVE.fecha}`,
      },
      sala: null,
    });
    expect(await servicios.talleres.sinPagar(beto.idPersona)).toEqual([]);
    const descuento = { tipo: "porcentaje", porcentaje: 20 } as const;
    const cupon = { ...unCupon(), descuento, para: "talleres" as const };
    valor(await operador.guardarCupon({ operador: "ana", confirmado: true, cambio: cupon }));
    const abierto = await abrirPago(ana, cupon.codigo);
    expect([await fechasSinPagar(), await falta()]).toEqual([[CLAVE.fecha], 20_40]);
    await cobrar(abierto);
    expect([await fechasSinPagar(), await falta()]).toEqual([[], null]);
    expect(await enZona()).toMatchObject({
      guardado: null,
      sala: { href: `/bienestar-en-vivo/dibujar-el-mar/sala?fecha=${CLAVE.fecha}` },
    });
    valor(await pedir(beto.idPersona));
    reloj.avanzar(PAGO_EN_MINUTOS);
    expect(await servicios.talleres.sinPagar(beto.idPersona)).toEqual([]);
  });

  it("is nobody's from the instant at which its time is over, and asked for anew is another one", async () => {
    const { idPersona } = ana;
    const pagina = async () =>
      (await servicios.talleres.paraAlguien("dibujar-el-mar", CLAVE.fecha, idPersona))!;
    const vista = async () => (await pagina()).lugar;
    const enZona = async () =>
      (await servicios.agenda.verZona(idPersona)).dias.flatMap(({ taller }) => taller);
    valor(await pedir(idPersona));
    const abierto = await abrirPago(ana);
    reloj.avanzar(PAGO_EN_MINUTOS - 1);
    expect((await vista())?.inscripcion.estado).toBe("ofrecida");
    expect(await enZona()).toHaveLength(1);
    reloj.avanzar(1);
    expect(await pagina()).toMatchObject({ lugar: null, seCruza: false });
    expect([await enZona(), await servicios.talleres.lugares(idPersona, CLAVE.uid)]).toEqual([[], []]);
    expect(valor(await pedir(idPersona))).toMatchObject({
      estado: "ofrecida",
      expiraEn: sumarMinutos(reloj.ahora, PAGO_EN_MINUTOS),
    });
    expect((await lugares()).sort()).toEqual(["ofrecida", "terminada sin-respuesta"]);
    expect([await estadoDe(abierto), await tomados()]).toEqual(["vencido", 1]);
  });

  it("heard of ten times at once is one place; another person does not find its order", async () => {
    valor(await pedir(ana.idPersona));
    const abierto = await abrirPago(ana);
    const { idPago } = pasarela.pagar(abierto.idCobro, "aprobado");
    await aLaVez(10, () => servicios.ventas.recibirNotificacion(notificacionDe(idPago)));
    await servicios.ventas.conciliarPedido(abierto.idPedido);
    expect(await lugares()).toEqual(["inscrita"]);
    expect(await asuntos(ana)).toHaveLength(1);
    const { idPedido } = abierto;
    const deBeto = { idPersona: beto.idPersona, idPedido };
    expect(rechazo(await servicios.talleres.verPedido(deBeto))).toBe("pedido-no-existe");
    expect(rechazo(await servicios.talleres.pagarConTarjeta({ ...deBeto, origen: ORIGEN }))).toBe(
      "pedido-no-existe",
    );
    expect(rechazo(await servicios.talleres.soltarPedido(deBeto))).toBe("pedido-no-existe");
  });

  it("is nobody's without being paid: not accepted, not ordered by who has none, nor with a bono", async () => {
    expect(rechazo(await servicios.talleres.crearPedido({ idPersona: ana.idPersona, ...CLAVE }))).toBe(
      "inscripcion-no-existe",
    );
    valor(await pedir(ana.idPersona));
    expect(rechazo(await aceptar(ana.idPersona))).toBe("lugar-por-pagar");
    const { idPedido } = valor(await servicios.talleres.crearPedido({ idPersona: ana.idPersona, ...CLAVE }));
    expect(rechazo(await servicios.talleres.pagarConCupon({ idPersona: ana.idPersona, idPedido }))).toBe(
      "falta-pagar",
    );
    expect(await lugares()).toEqual(["ofrecida"]);
  });

  it("is confirmed once more as it is when it is paid, however it was; one that is over says so", async () => {
    const { idPersona } = ana;
    valor(await pedir(idPersona));
    const abierto = await abrirPago(ana);
    const { token } = await abrirSesion(idPersona);
    const confirmar = async () => {
      const ruta = `/talleres/pedidos/${abierto.idPedido}/confirmacion`;
      const { estado, cuerpo } = await llamar("POST", ruta, { clave: CLAVES_DE_API.private, token });
      return [estado, cuerpo.error ? cuerpo.error.code : cuerpo.data.estado];
    };
    expect(await confirmar()).toEqual([409, "falta-pagar"]);
    await cobrar(abierto);
    expect(await confirmar()).toEqual([200, "pagado"]);
    expect([await lugares(), await asuntos(ana)]).toMatchObject([["inscrita"], { length: 1 }]);
    valor(await dejar(ana, "dinero"));
    expect(await confirmar()).toEqual([409, "pedido-cerrado"]);

    valor(await pedir(beto.idPersona));
    const sinPagar = await abrirPago(beto);
    reloj.avanzar(PAGO_EN_MINUTOS);
    await ofrecer();
    expect(rechazo(await servicios.talleres.pagarConCupon(sinPagar)), "and not that it is to be paid").toBe(
      "lugar-vencido",
    );
  });

  it("whose time to be paid is over tells so to who had it, also once the round ended it, and to nobody else", async () => {
    const { url, fecha } = EL_MARTES;
    const ver = (persona: Persona) =>
      servicios.talleres.verPorPagar({ idPersona: persona.idPersona, url, fecha });
    const sinDinero = { sePaga: false, vencio: true, conDinero: false };
    valor(await pedir(ana.idPersona));
    expect(valor(await ver(ana))).toMatchObject({ sePaga: true, vencio: false });
    reloj.avanzar(PAGO_EN_MINUTOS);
    expect(valor(await ver(ana))).toMatchObject(sinDinero);
    await ofrecer();
    expect(await lugares()).toEqual(["terminada sin-respuesta"]);
    expect(valor(await ver(ana))).toMatchObject({ ...sinDinero, pedido: null });
    // A person who never had a place, or who gave it up, finds no order here.
    expect(rechazo(await ver(beto))).toBe("inscripcion-no-existe");
    valor(await pedir(beto.idPersona));
    valor(await dejar(beto));
    expect(rechazo(await ver(beto))).toBe("inscripcion-no-existe");
    // The person pays the place that they took anew.
    valor(await pedir(ana.idPersona));
    expect(valor(await ver(ana))).toMatchObject({ sePaga: true, vencio: false });
  });

  it("is offered anew on the page of its order to who has nothing there, as long as one is free", async () => {
    const seOfrece = async () => {
      const { esSuya, deNuevo } = await ver(abierto);
      return { esSuya, deNuevo };
    };
    valor(await pedir(ana.idPersona));
    const abierto = await abrirPago(ana);
    expect(await seOfrece()).toEqual({ esSuya: true, deNuevo: false });
    reloj.avanzar(PAGO_EN_MINUTOS);
    expect(await seOfrece()).toEqual({ esSuya: false, deNuevo: true });
    await ofrecer();
    expect(await seOfrece()).toEqual({ esSuya: false, deNuevo: true });
    // The person took another place, and gave it up again.
    valor(await pedir(ana.idPersona));
    expect(await seOfrece()).toEqual({ esSuya: true, deNuevo: false });
    valor(await dejar(ana));
    for (const otra of [beto, carla]) await conLugar(otra);
    expect(await seOfrece(), "full").toEqual({ esSuya: false, deNuevo: false });
    valor(await pedir(ana.idPersona));
    expect(await seOfrece(), "in its line").toEqual({ esSuya: false, deNuevo: false });
    valor(await dejar(ana));
    valor(await dejar(carla, "dinero"));
    expect(await seOfrece()).toEqual({ esSuya: false, deNuevo: true });
    reloj.ahora = INICIO;
    expect(await seOfrece(), "begun").toEqual({ esSuya: false, deNuevo: false });
  });

  it("whose time is over never says that nothing was charged where a payment came too late", async () => {
    const ver = async () =>
      valor(await servicios.talleres.verPorPagar({ idPersona: ana.idPersona, ...EL_MARTES }));
    valor(await pedir(ana.idPersona));
    const abierto = await abrirPago(ana);
    await cobrar(abierto, "rechazado");
    reloj.avanzar(PAGO_EN_MINUTOS);
    await ofrecer();
    expect(await ver()).toMatchObject({ vencio: true, conDinero: false });
    await conLugar(beto);
    await conLugar(carla);
    await cobrar(abierto);
    expect(await estadoDe(abierto)).toBe("devuelto");
    expect(await ver()).toMatchObject({
      vencio: true,
      conDinero: true,
      pedido: { idPedido: abierto.idPedido },
    });
  });

  it("that nobody pays in time is free again, and who waits is asked", async () => {
    valor(await pedir(ana.idPersona));
    valor(await pedir(beto.idPersona));
    expect(valor(await pedir(carla.idPersona))).toMatchObject({ estado: "esperando", numero: 1 });
    const abierto = await abrirPago(ana);
    reloj.avanzar(PAGO_EN_MINUTOS);
    expect(rechazo(await servicios.talleres.pagarConTarjeta({ ...abierto, origen: ORIGEN }))).toBe(
      "lugar-vencido",
    );
    await ofrecer();
    expect((await lugares()).sort()).toEqual([
      "ofrecida 1",
      "terminada sin-respuesta",
      "terminada sin-respuesta",
    ]);
    expect(await estadoDe(abierto)).toBe("vencido");
    expect(await asuntos(ana)).toEqual([]);
    const oferta = (await correosA(carla.idPersona)).find(({ texto }) => texto.includes("Cuesta"))!;
    expect(oferta.texto).toMatch(/Cuesta S\/\s25\.50: es tuyo cuando lo pagas\./);
    await cobrar(await abrirPago(carla));
    expect(await lugares()).toContain("inscrita 1");
  });

  it("stands in no line while who chose it has to pay it, and in theirs where it is their turn in one", async () => {
    const esperan = ({ idPersona }: Persona) => servicios.agenda.verTalleresEsperados(idPersona);
    for (const persona of [ana, beto, carla]) valor(await pedir(persona.idPersona));
    expect([await esperan(ana), await esperan(beto)]).toEqual([[], []]);
    expect(await esperan(carla)).toMatchObject([{ estado: "esperando" }]);
    valor(await dejar(ana));
    await ofrecer();
    expect(await esperan(carla)).toMatchObject([{ estado: "ofrecida", guardado: { deLaLista: true } }]);
  });

  it("is full while somebody pays the last one, and a dozen who ask at once are never more than it has", async () => {
    const cien = await Promise.all(Array.from({ length: 12 }, () => mundo.persona()));
    const pedidos = await aLaVez(12, (n) => pedir(cien[n]!.idPersona));
    const estados = pedidos.map((pedido) => valor(pedido).estado);
    expect(estados.filter((estado) => estado === "ofrecida")).toHaveLength(2);
    expect(await tomados()).toBe(2);
  });

  it("is kept longer while the gateway decides, and theirs when it says yes", async () => {
    valor(await pedir(ana.idPersona));
    const abierto = await abrirPago(ana);
    const { idPago } = pasarela.pagar(abierto.idCobro, "pendiente");
    valor(await servicios.ventas.recibirNotificacion(notificacionDe(idPago)));
    reloj.avanzar(PAGO_EN_MINUTOS + 5);
    await ofrecer();
    expect(await lugares()).toEqual(["ofrecida"]);
    // No page asks the person to pay again.
    const { idPersona } = ana;
    const confirmar = { falta: "confirmar", idPedido: abierto.idPedido };
    const { dias } = await servicios.agenda.verZona(idPersona);
    expect(dias.flatMap(({ taller }) => taller)).toMatchObject([{ guardado: confirmar }]);
    const { taller } = await servicios.rutas.proximosPasos(idPersona);
    expect(lugarGuardado(taller!.lugar, taller!)).toMatchObject(confirmar);
    // A page that tells of it in a line of its own says what comes next beside it.
    const sinGuardados = () => servicios.rutas.proximosPasos(idPersona, { sinGuardados: true });
    expect((await sinGuardados()).taller).toBeNull();
    const pagina = (await servicios.talleres.paraAlguien(EL_MARTES.url, CLAVE.fecha, idPersona))!;
    for (const lugar of [pagina.lugar, pagina.suyas.get(claveDe(CLAVE))]) {
      expect(lugar).toMatchObject({ porPagar: { enProceso: true } });
    }
    expect(await servicios.talleres.sinPagar(idPersona)).toEqual([]);
    pasarela.decidir(idPago, "aprobado");
    valor(await servicios.ventas.recibirNotificacion(notificacionDe(idPago)));
    expect(await lugares()).toEqual(["inscrita"]);
    expect((await sinGuardados()).taller).toMatchObject({ fecha: CLAVE.fecha });
  });

  it("paid after its time is theirs where it is still free, and money back where it is not", async () => {
    valor(await pedir(ana.idPersona));
    const tarde = await abrirPago(ana);
    reloj.avanzar(PAGO_EN_MINUTOS);
    await ofrecer();
    expect(await lugares()).toEqual(["terminada sin-respuesta"]);
    await cobrar(tarde);
    expect(await lugares()).toEqual(["inscrita"]);
    expect(await tomados()).toBe(1);
    valor(await pedir(beto.idPersona));
    const muyTarde = await abrirPago(beto);
    reloj.avanzar(PAGO_EN_MINUTOS);
    await ofrecer();
    await conLugar(carla);
    const idPago = await cobrar(muyTarde);
    expect(await estadoDe(muyTarde)).toBe("devuelto");
    await mundo.job("devolver-pagos");
    expect(devueltoA(idPago)).toBe(PRECIO);
    expect(await lugares()).toEqual(
      expect.arrayContaining(["inscrita", "inscrita", "terminada sin-respuesta"]),
    );
  });

  it("paid twice is paid once, and a refusal of the bank leaves it kept", async () => {
    valor(await pedir(ana.idPersona));
    const abierto = await abrirPago(ana);
    await cobrar(abierto, "rechazado");
    expect(await lugares()).toEqual(["ofrecida"]);
    const [primero, segundo] = [await cobrar(abierto), await cobrar(abierto)];
    await mundo.job("devolver-pagos");
    expect([devueltoA(primero), devueltoA(segundo)]).toEqual([0, PRECIO]);
    expect(await lugares()).toEqual(["inscrita"]);
  });

  it("takes a coupon for workshops, one of everything, and none for sessions", async () => {
    valor(await pedir(ana.idPersona));
    const deSesiones = { ...unCupon(), para: "sesiones" as const };
    valor(await operador.guardarCupon({ operador: "ana", confirmado: true, cambio: deSesiones }));
    const cotizar = (cupon: string) =>
      servicios.talleres.validarCupon({ idPersona: ana.idPersona, ...CLAVE, cupon });
    expect(rechazo(await cotizar(deSesiones.codigo))).toBe("cupon-de-sesiones");
    const deNutricion = { ...unCupon(), para: null, especialidad: "nutricion" };
    valor(await operador.guardarCupon({ operador: "ana", confirmado: true, cambio: deNutricion }));
    expect(rechazo(await cotizar(deNutricion.codigo))).toBe("cupon-de-otra-especialidad");
    const codigo = await regalo();
    expect(valor(await cotizar(codigo))).toMatchObject({ descuentoCentimos: PRECIO });
    const { idPersona } = ana;
    const { idPedido } = valor(await servicios.talleres.crearPedido({ idPersona, ...CLAVE, cupon: codigo }));
    expect(rechazo(await servicios.talleres.pagarConTarjeta({ idPersona, idPedido, origen: ORIGEN }))).toBe(
      "nada-que-cobrar",
    );
    valor(await servicios.talleres.pagarConCupon({ idPersona, idPedido }));
    expect(await lugares()).toEqual(["inscrita"]);
    valor(await dejar(ana, "cupon"));
    expect(await estadoDe({ idPersona, idPedido })).toBe("devuelto");
    const textos = (await correosA(idPersona)).map(({ texto }) => texto);
    expect(textos).toContainEqual(expect.stringContaining("Puedes volver a usar tu cupón."));
    // A place that cost nothing has no refund.
    const visto = valor(await servicios.talleres.verPedido({ idPersona, idPedido }));
    expect(lugarDelPedidoDeTaller({ ...visto, consultado: true }, reloj.ahora)).toBe("terminado");
    const { situacion, enPalabras } = valor(await servicios.ventas.verQuePaso({ idPersona, idPedido }));
    expect(situacion).toBe("lugar-devuelto");
    expect(enPalabras.explicacion.texto).toBe("Lo dejaste. Puedes volver a usar tu cupón.");
    expect(explicacionDelFin(visto.pedido, visto.inscripcion)).toEqual(enPalabras.explicacion);
  });

  it("is paid by a coupon that the people of a plan were given, and by nobody else's", async () => {
    const descuento = { tipo: "porcentaje", porcentaje: 100 } as const;
    const codigoPlan = "PRO";
    const cupon = { ...unCupon(), descuento, para: "talleres" as const, plan: codigoPlan } as const;
    valor(await operador.guardarCupon({ operador: "ana", confirmado: true, cambio: cupon }));
    valor(
      await operador.darPlan({ operador: "ana", idPersona: ana.idPersona, codigoPlan, motivo: "Cortesía." }),
    );
    valor(await pedir(ana.idPersona));
    valor(await pedir(beto.idPersona));
    const pedirCon = ({ idPersona }: Persona) =>
      servicios.talleres.crearPedido({ idPersona, ...CLAVE, cupon: cupon.codigo });
    expect(rechazo(await pedirCon(beto))).toBe("cupon-de-otro-plan");
    const { idPedido } = valor(await pedirCon(ana));
    valor(await servicios.talleres.pagarConCupon({ idPersona: ana.idPersona, idPedido }));
    expect((await lugares()).sort()).toEqual(["inscrita", "ofrecida"]);
  });

  it("is not to be ordered by who waits for it still: that is said, and not that it was too late", async () => {
    await conLugar(ana);
    await conLugar(beto);
    const { idPersona } = carla;
    expect(valor(await pedir(idPersona))).toMatchObject({ estado: "esperando" });
    expect(rechazo(await servicios.talleres.crearPedido({ idPersona, ...CLAVE }))).toBe("lugar-no-ofrecido");
    const { token } = await abrirSesion(idPersona);
    const base = `/talleres/${CLAVE.uid}/inscripciones/${CLAVE.fecha}`;
    for (const ruta of [`${base}/pedido`, `${base}/aceptacion`]) {
      const { estado, cuerpo } = await llamar("POST", ruta, {
        clave: CLAVES_DE_API.private,
        token,
        cuerpo: {},
      });
      expect([estado, cuerpo.error]).toMatchObject([
        409,
        {
          code: "lugar-no-ofrecido",
          message: "Todavía no se libera un lugar para ti: sigues en la lista de espera.",
        },
      ]);
    }
  });

  it("is dropped with its order before it is paid; what is paid later goes back", async () => {
    valor(await pedir(ana.idPersona));
    const abierto = await abrirPago(ana);
    valor(await servicios.talleres.soltarPedido(abierto));
    expect(await lugares()).toEqual(["terminada salida"]);
    expect(pasarela.cerrados).toContain(abierto.idCobro);
    const idPago = await cobrar(abierto);
    await mundo.job("devolver-pagos");
    expect(devueltoA(idPago)).toBe(PRECIO);
    expect(await lugares()).toEqual(["terminada salida"]);
    // The button on the page of the place does the same.
    valor(await pedir(beto.idPersona));
    const pedido = await abrirPago(beto);
    valor(await dejar(beto));
    expect(await estadoDe(pedido)).toBe("anulado");
  });
});

describe("the calendar of whoever left a place", () => {
  const eventos = async ({ idPersona }: Persona) => {
    const token = "token-de-prueba".padEnd(40, String(idPersona));
    await db
      .insertInto("calendarios")
      .values({ id_persona: idPersona, token: sha256(token), creado_en: reloj.ahora.toISOString() })
      .execute();
    return (await servicios.agenda.leerCalendario(token))!.match(/^STATUS:.*/gm) ?? [];
  };

  it("says nothing of one that was kept for them and that they never paid", async () => {
    valor(await pedir(ana.idPersona));
    valor(await dejar(ana));
    expect(await eventos(ana)).toEqual([]);
  });

  it("takes one that they paid out, and one that they took of the line", async () => {
    await conLugar(ana);
    await conLugar(beto);
    valor(await pedir(carla.idPersona));
    valor(await dejar(ana, "dinero"));
    expect(await eventos(ana)).toEqual(["STATUS:CANCELLED"]);
    await ofrecer();
    const abierto = await abrirPago(carla);
    await cobrar(abierto);
    valor(await dejar(carla, "dinero"));
    expect(await eventos(carla)).toEqual(["STATUS:CANCELLED"]);
  });
});

describe("what the page of its order says of a place", () => {
  const conCupon = async (persona: Persona) => {
    valor(await pedir(persona.idPersona));
    const { idPersona } = persona;
    const { idPedido } = valor(
      await servicios.talleres.crearPedido({ idPersona, ...CLAVE, cupon: await regalo() }),
    );
    valor(await servicios.talleres.pagarConCupon({ idPersona, idPedido }));
    return { idPersona, idPedido };
  };
  const explicar = async (pedido: { idPersona: number; idPedido: string }) => {
    const { enPalabras } = valor(await servicios.ventas.verQuePaso(pedido));
    const { explicacion, sinTarjeta, enlaces } = enPalabras;
    return [explicacion.titulo, explicacion.texto, sinTarjeta, ...enlaces.map(({ texto }) => texto)];
  };
  const cancelar = () =>
    mundo.producto.acts.talleres.cancelarFecha({
      operador: "ana",
      url: EL_MARTES.url,
      fecha: EL_MARTES.fecha,
      motivo: "Quien lo dirige está enfermo.",
    });

  it("that a coupon covered and somebody left in time: the coupon came back", async () => {
    const pedido = await conCupon(ana);
    expect(await explicar(pedido)).toEqual([
      "Tu lugar está reservado",
      "Todo está en orden con este pedido.",
      "Lo cubrió tu cupón",
      "Ver tu lugar",
    ]);
    valor(await dejar(ana, "cupon"));
    expect(await explicar(pedido)).toEqual([
      "Ya no tienes ese lugar",
      "Lo dejaste. Puedes volver a usar tu cupón.",
      "Lo cubrió tu cupón",
      "Ver tu pedido",
    ]);
  });

  it("whose date was cancelled: nobody left it, paid or not", async () => {
    const pedido = await conCupon(ana);
    valor(await pedir(beto.idPersona));
    const sinPagar = await abrirPago(beto);
    valor(await cancelar());
    expect(await explicar(pedido)).toContain("Esa fecha se canceló. Puedes volver a usar tu cupón.");
    expect(await explicar(sinPagar)).toContain("Esa fecha se canceló");
  });

  it("that somebody left too late: only then that it was too late", async () => {
    const pedido = await conLugar(ana);
    reloj.ahora = sumarMinutos(INICIO, -60);
    valor(await dejar(ana, "nada"));
    expect(await explicar(pedido)).toContain(
      "Lo dejaste cuando el plazo para hacerlo sin costo había terminado.",
    );
  });

  it("and what of a person is still to be paid, what has the least time left first", async () => {
    const { idPersona } = ana;
    const paquete = unPaquete();
    await guardarPaquete(db, paquete);
    const { idPaquete } = paquete;
    const pack = valor(await servicios.paquetes.crearPedido({ idPersona, idPaquete }));
    valor(await pedir(idPersona));
    const lugar = await abrirPago(ana);
    const enOrden = async () =>
      (await servicios.ventas.verPorPagar(idPersona)).map(({ idPedido }) => idPedido);
    // The pack is held for an hour, and the place for some minutes, so the place comes first.
    expect(await enOrden()).toEqual([lugar.idPedido, pack.idPedido]);
    await servicios.talleres.soltarPedido(lugar);
    reloj.avanzar(60 - PAGO_EN_MINUTOS + 1);
    valor(await pedir(idPersona));
    const otra = await abrirPago(ana);
    expect(await enOrden()).toEqual([pack.idPedido, otra.idPedido]);
  });

  it("and what of a person is still to be paid, until it is or it is dropped", async () => {
    valor(await pedir(ana.idPersona));
    const pedido = await abrirPago(ana);
    const [porPagar, ...mas] = await servicios.ventas.verPorPagar(ana.idPersona);
    expect(mas).toEqual([]);
    expect(porPagar).toMatchObject({
      idPedido: pedido.idPedido,
      que: "Dibujar el mar, martes 24 de noviembre, 19:00",
      totalCentimos: PRECIO,
      procesando: false,
      soltar: "Dejar mi lugar",
    });
    expect(await servicios.ventas.verPorPagar(beto.idPersona)).toEqual([]);
    const deBeto = { idPersona: beto.idPersona, idPedido: pedido.idPedido };
    expect(rechazo(await servicios.ventas.soltarPedido(deBeto))).toBe("pedido-no-existe");
    valor(await servicios.ventas.soltarPedido(pedido));
    expect(await servicios.ventas.verPorPagar(ana.idPersona)).toEqual([]);
    expect(await lugares()).toEqual(["terminada salida"]);
    const pagado = await conLugar(beto);
    expect(await servicios.ventas.verPorPagar(beto.idPersona)).toEqual([]);
    expect(rechazo(await servicios.ventas.soltarPedido(pagado))).toBe("pedido-cerrado");
  });
});

describe("a paid place that ends", () => {
  it("in time brings everything back, told by mail, and takes its receipt back", async () => {
    const pedido = await conLugar(ana);
    valor(await dejar(ana, "dinero"));
    expect(await estadoDe(pedido)).toBe("devuelto");
    await mundo.job("devolver-pagos");
    expect(devueltoA(pedido.idPago)).toBe(PRECIO);
    expect(await asuntos(ana)).toContain("Dejaste tu lugar: Dibujar el mar");
    expect(await tomados()).toBe(0);
    // Leaving the place a second time changes nothing.
    expect(valor(await dejar(ana)).vuelve).toBeNull();
    expect(devueltoA(pedido.idPago)).toBe(PRECIO);
    // Taking the place again makes another order.
    const otro = await conLugar(ana);
    expect(otro.idPedido).not.toBe(pedido.idPedido);
  });

  it("frees it in the last minutes for who waits as for anybody, who has it once they pay", async () => {
    await conLugar(ana);
    await conLugar(beto);
    valor(await pedir(carla.idPersona));
    reloj.ahora = sumarMinutos(INICIO, -4);
    valor(await dejar(ana, "nada"));
    expect(valor(await pedir(carla.idPersona))).toMatchObject({
      estado: "ofrecida",
      guardadaPara: "pagar",
      expiraEn: INICIO,
    });
    await cobrar(await abrirPago(carla));
    expect((await lugares()).toSorted()).toEqual(["inscrita", "inscrita 1", "terminada salida"]);
  });

  it("too late brings nothing back; and never what was not told", async () => {
    const pedido = await conLugar(ana);
    reloj.ahora = sumarMinutos(INICIO, -24 * 60 + 1);
    expect(rechazo(await dejar(ana, "dinero"))).toBe("devolucion-distinta");
    expect(rechazo(await dejar(ana, null))).toBe("devolucion-distinta");
    expect(rechazo(await dejar(ana))).toBe("devolucion-distinta");
    expect(await lugares()).toEqual(["inscrita"]);
    valor(await dejar(ana, "nada"));
    expect(await estadoDe(pedido)).toBe("pagado");
    await mundo.job("devolver-pagos");
    expect(devueltoA(pedido.idPago)).toBe(0);
    expect(valor(await servicios.ventas.verQuePaso(pedido)).situacion).toBe("sin-lugar");
  });

  it("over /v2 is left by who was told what comes back, and says what came", async () => {
    const ruta = `/talleres/${CLAVE.uid}/inscripciones/${CLAVE.fecha}`;
    const como = async ({ idPersona }: Persona) => {
      const { token } = await abrirSesion(idPersona);
      const con = { clave: CLAVES_DE_API.private, token };
      return {
        antes: async () => {
          const { cuerpo } = await llamar("GET", `/talleres/${CLAVE.uid}/usuario`, con);
          return (cuerpo.data as unknown as { lugares: { antes: unknown }[] }).lugares[0]!.antes;
        },
        dejar: (vuelve?: string) => llamar("DELETE", ruta + (vuelve ? `?vuelve=${vuelve}` : ""), con),
      };
    };
    await conLugar(ana);
    await conLugar(beto);
    const deAna = await como(ana);
    expect(await deAna.antes()).toEqual({
      vuelve: "dinero",
      montoCentimos: PRECIO,
      hasta: sumarMinutos(INICIO, -24 * 60).toISOString(),
    });
    expect((await deAna.dejar("dinero")).cuerpo.data).toEqual({
      fecha: CLAVE.fecha,
      devuelto: { vuelve: "dinero", montoCentimos: PRECIO },
    });
    reloj.ahora = sumarMinutos(INICIO, -60);
    const deBeto = await como(beto);
    expect(await deBeto.antes()).toMatchObject({ vuelve: "nada", montoCentimos: null });
    for (const vuelve of ["dinero", undefined]) {
      const distinta = await deBeto.dejar(vuelve);
      expect([distinta.estado, distinta.cuerpo.error?.code]).toEqual([409, "devolucion-distinta"]);
    }
    expect(await lugares()).toContain("inscrita");
    expect((await deBeto.dejar("nada")).cuerpo.data).toMatchObject({
      devuelto: { vuelve: "nada", montoCentimos: null },
    });
  });

  it("by the link of a mail is not given up: its page says why", async () => {
    await conLugar(ana);
    const { idInscripcion } = (await servicios.talleres.lugar(ana.idPersona, EL_MARTES))!.inscripcion;
    expect(await servicios.talleres.queSeDeja(idInscripcion)).toMatchObject({ estado: "lugar-pagado" });
    expect(rechazo(await servicios.talleres.dejarLugar({ idInscripcion }))).toBe("lugar-pagado");
    expect(await lugares()).toEqual(["inscrita"]);
  });

  it("because its date is cancelled brings everything back also on the last day, and ends what is being paid", async () => {
    const pedido = await conLugar(ana);
    valor(await pedir(beto.idPersona));
    const pagando = await abrirPago(beto);
    reloj.ahora = sumarMinutos(INICIO, -60);
    valor(
      await mundo.producto.acts.talleres.cancelarFecha({
        operador: "ana",
        url: EL_MARTES.url,
        fecha: EL_MARTES.fecha,
        motivo: "Quien lo dirige está enfermo.",
      }),
    );
    expect(await estadoDe(pedido)).toBe("devuelto");
    expect(await estadoDe(pagando)).toBe("anulado");
    const actos = valor(await mundo.operador.verActos(3));
    expect(actos).toContainEqual(
      expect.objectContaining({
        ...{ orden: "taller-cancelar", resultado: "hecho", motivo: "Quien lo dirige está enfermo." },
        ...{ cantidad: PRECIO, unidad: "centimos" },
      }),
    );
    const idPago = await cobrar(pagando);
    await mundo.job("devolver-pagos");
    expect([devueltoA(pedido.idPago), devueltoA(idPago)]).toEqual([PRECIO, PRECIO]);
    const cancelada = async ({ idPersona }: Persona) =>
      (await correosA(idPersona)).find(({ asunto }) => asunto.startsWith("Se canceló"))!;
    expect((await cancelada(ana)).texto).toMatch(
      /Te devolvemos S\/\s25\.50, todo lo que pagaste, a la tarjeta con la que pagaste\./,
    );
    expect((await cancelada(beto)).texto).not.toContain("Te devolvemos");
  });

  it("because the gateway took the money back is free, and said", async () => {
    const pedido = await conLugar(ana);
    pasarela.decidir(pedido.idPago, "devuelto");
    valor(await servicios.ventas.recibirNotificacion(notificacionDe(pedido.idPago)));
    expect(await lugares()).toEqual(["terminada cancelada"]);
    expect(await tomados()).toBe(0);
    expect(await estadoDe(pedido)).toBe("devuelto");
    expect(await asuntos(ana)).toContain("Tu lugar quedó libre");
    valor(await servicios.ventas.recibirNotificacion(notificacionDe(pedido.idPago)));
    expect(await asuntos(ana)).toHaveLength(2);
  });

  it("is given back by the operator once its date is over, and not while it stands", async () => {
    const pedido = await conLugar(ana);
    const { idPedido } = pedido;
    expect(rechazo(await operador.devolver({ operador: "ana", idPedido, motivo: "prueba" }))).toBe(
      "lugar-en-pie",
    );
    reloj.ahora = sumarMinutos(INICIO, 60);
    expect(valor(await operador.devolver({ operador: "ana", idPedido, motivo: "prueba" }))).toMatchObject({
      centimos: PRECIO,
    });
    expect(rechazo(await operador.devolver({ operador: "ana", idPedido, motivo: "prueba" }))).toBe(
      "nada-que-devolver",
    );
  });

  it("is not lost with an account: it is left first", async () => {
    await conLugar(ana);
    const { pendienteDe } = servicios.cuentas;
    expect(await pendienteDe(ana.idPersona)).toMatchObject({ motivo: "tiene-talleres" });
    expect(await pendienteDe(beto.idPersona)).toBeNull();
  });
});

describe("the recording of a date", () => {
  const vistas = async (idPersona: number | null) =>
    (await servicios.talleres.paraAlguien(EL_MARTES.url, null, idPersona))!.grabaciones.map(
      ({ video }) => video,
    );
  const publicar = async () => valor(await mundo.producto.acts.edicion.publicar({ operador: "ana" }));
  const conGrabacion = (texto: string) => {
    const grabaciones = `grabaciones:\n  - { fecha: ${CLAVE.fecha}, video: mirar-el-mar }\nsala:`;
    escribir("talleres/dibujar-el-mar.md", texto.replace("sala:", grabaciones));
    return publicar();
  };
  afterEach(async () => {
    escribir("talleres/dibujar-el-mar.md", ficha);
    await publicar();
  });

  it("is shown once it is over, and of one that was paid to who had a place", async () => {
    await conGrabacion(ficha);
    await conLugar(ana);
    expect(await vistas(ana.idPersona)).toEqual([]);
    reloj.ahora = sumarMinutos(INICIO, 45);
    expect(await vistas(ana.idPersona)).toEqual(["mirar-el-mar"]);
    expect([await vistas(beto.idPersona), await vistas(null)]).toEqual([[], []]);
  });
});
