import { max } from "date-fns";
import { beforeEach, describe, expect, it } from "vitest";
import { idDeVenta } from "../../../app/domain/ventas/comprobantes/comprobante";
import { fechaDe, instanteDe, sumarDias } from "../../../app/domain/shared/fechas";
import type { EspecialistaConAgenda } from "../../../app/domain/agenda/especialistas/especialista";
import { cifrarClave } from "../../../server/cuentas/identidad/claves";
import { guardarPaquete } from "../../../server/paquetes/repositories/compras";
import { alTerminarCuadra } from "../../support/alTerminar";
import { lima, unPaquete } from "../../support/constructores";
import { notificacionDe } from "../../support/pasarelaFalsa";
import { conSesiones } from "../../support/sesiones";
import { abrirMundo, aLaVez, NUTRICION, ORIGEN, PSICOLOGIA, rechazo, valor } from "../../support/servicios";

const mundo = await abrirMundo();
const { servicios, operador, reloj, db, pasarela } = mundo;
const DIA = 24 * 60;
const PAQUETE = unPaquete();
const LARGO = unPaquete({
  idPaquete: "psicologia-6",
  contenido: [{ idEspecialidad: PSICOLOGIA, sesiones: 6 }],
  meses: 6,
  precioCentimos: 450_00,
});

const PLAN = unPaquete({
  idPaquete: "plan-equilibrio",
  nombre: "Equilibrio",
  contenido: [
    { idEspecialidad: NUTRICION, sesiones: 2 },
    { idEspecialidad: PSICOLOGIA, sesiones: 4 },
  ],
  precioCentimos: 456_00,
});

let especialista: EspecialistaConAgenda;
beforeEach(async () => {
  await guardarPaquete(db, PLAN);
  await guardarPaquete(db, PAQUETE);
  await guardarPaquete(db, LARGO);
  especialista = await mundo.especialista();
});
alTerminarCuadra(mundo);

const { pedir, conBono, saldoDe } = conSesiones(mundo, () => especialista);

async function pedirPaquete(idPersona: number, { idPaquete } = PAQUETE) {
  const { idPedido } = valor(await servicios.paquetes.crearPedido({ idPersona, idPaquete }));
  const { idCobro } = valor(
    await servicios.paquetes.pagarConTarjeta({ idPersona, idPedido, origen: ORIGEN }),
  );
  return { idPersona, idPedido, idCobro };
}

async function comprar(idPersona: number, paquete = PAQUETE) {
  const compra = await pedirPaquete(idPersona, paquete);
  const { idPago } = pasarela.pagar(compra.idCobro, "aprobado");
  valor(await servicios.ventas.recibirNotificacion(notificacionDe(idPago)));
  return { ...compra, idPago };
}

const ver = async (compra: { idPersona: number; idPedido: string }) =>
  valor(await servicios.paquetes.verCompra(compra));
const motivos = async (idPersona: number) =>
  (await servicios.paquetes.verMovimientosDeSaldo(idPersona)).map(
    ({ motivo, cantidad }) => `${motivo} ${cantidad}`,
  );

describe("buying a pack", () => {
  it("brings its bonos, their end, a receipt and a mail with the confirmation", async () => {
    const { idPersona } = await mundo.persona();
    const compra = await comprar(idPersona);
    const { compra: vista, lotes } = await ver(compra);
    expect(vista.estado).toBe("pagado");
    expect(await saldoDe(idPersona)).toBe(3);
    expect(await motivos(idPersona)).toEqual(["compra 3"]);
    // The pack was paid on the 23rd of November: its prepaid sessions last until the end of the 23rd of February.
    expect(lotes).toMatchObject([{ quedan: 3, venceEn: lima("2027-02-24", "00:00") }]);
    const idComprobante = idDeVenta(compra.idPedido);
    expect(
      valor(await servicios.ventas.verComprobante({ idPersona, idComprobante })).comprobante,
    ).toMatchObject({
      totalCentimos: 240_00,
      baseCentimos: 203_39,
      igvCentimos: 36_61,
      concepto: "Paquete de 3 sesiones con especialista",
    });
    const correos = await db.selectFrom("correos").select("asunto").execute();
    expect(correos).toEqual([{ asunto: "Tus bonos ya están en tu saldo" }]);
  });

  it("heard of ten times at once brings them once", async () => {
    const { idPersona } = await mundo.persona();
    const { idCobro, idPedido } = await pedirPaquete(idPersona);
    const { idPago } = pasarela.pagar(idCobro, "aprobado");
    await aLaVez(10, () => servicios.ventas.recibirNotificacion(notificacionDe(idPago)));
    await servicios.ventas.conciliarPedido(idPedido);
    expect(await saldoDe(idPersona)).toBe(3);
  });

  it("chosen twice before it is paid is one order and one page", async () => {
    const { idPersona } = await mundo.persona();
    const compras = await aLaVez(5, () => pedirPaquete(idPersona));
    expect(new Set(compras.map(({ idPedido }) => idPedido)).size).toBe(1);
    expect(new Set(compras.map(({ idCobro }) => idCobro)).size).toBe(1);
  });

  it("that is dropped closes its page; a gateway that does not answer holds nobody up", async () => {
    const { idPersona } = await mundo.persona();
    const compra = await pedirPaquete(idPersona);
    pasarela.fallar("cerrarCobro");
    valor(await servicios.paquetes.soltarPedido(compra));
    expect(pasarela.cerrados).not.toContain(compra.idCobro);
    valor(await servicios.paquetes.soltarPedido(compra));
    expect(pasarela.cerrados).toContain(compra.idCobro);
    const pedido = await pedir({});
    const { idCobro } = valor(await servicios.agenda.pagarConTarjeta({ ...pedido, origen: ORIGEN }));
    valor(await servicios.agenda.soltarPedido(pedido));
    expect(pasarela.cerrados).toContain(idCobro);
  });

  it("that ends in another way, or while the gateway did not answer, closes its page at the next look", async () => {
    const { idPersona } = await mundo.persona();
    const compra = await pedirPaquete(idPersona);
    pasarela.fallar("cerrarCobro");
    valor(await servicios.paquetes.soltarPedido(compra));
    const pedido = await pedir({});
    const { idCobro } = valor(await servicios.agenda.pagarConTarjeta({ ...pedido, origen: ORIGEN }));
    const { idHorario } = valor(await servicios.agenda.verPedido(pedido)).horario;
    valor(await servicios.agenda.liberarHorario({ ...pedido, idHorario }));
    const pagable = await pedir({ hora: "12:00" });
    valor(await servicios.agenda.pagarConTarjeta({ ...pagable, origen: ORIGEN }));
    reloj.avanzar(1);
    await mundo.job("conciliar-cobros");
    expect([...pasarela.cerrados].sort()).toEqual([compra.idCobro, idCobro].sort());
  });

  it("paid twice gives the second payment back", async () => {
    const { idPersona } = await mundo.persona();
    const { idCobro, idPedido } = await comprar(idPersona);
    pasarela.pagar(idCobro, "aprobado");
    await servicios.ventas.conciliarPedido(idPedido);
    await mundo.job("devolver-pagos");
    expect(pasarela.devoluciones.map(({ montoCentimos }) => montoCentimos)).toEqual([240_00]);
    expect(await saldoDe(idPersona)).toBe(3);
  });

  it("of another amount gives it back, and brings nothing", async () => {
    const { idPersona } = await mundo.persona();
    const { idCobro, idPedido } = await pedirPaquete(idPersona);
    pasarela.pagar(idCobro, "aprobado", { montoCentimos: 1 });
    await servicios.ventas.conciliarPedido(idPedido);
    expect(await saldoDe(idPersona)).toBe(0);
    expect((await ver({ idPersona, idPedido })).pagos.map(({ estado }) => estado)).toEqual(["por-devolver"]);
  });

  it("paid late brings its bonos too: nothing scarce was waiting", async () => {
    const { idPersona } = await mundo.persona();
    const { idCobro, idPedido } = await pedirPaquete(idPersona);
    reloj.avanzar(61);
    await mundo.job("vencer-compras");
    expect((await ver({ idPersona, idPedido })).compra.estado).toBe("vencido");
    const otraVez = await servicios.paquetes.pagarConTarjeta({ idPersona, idPedido, origen: ORIGEN });
    expect(rechazo(otraVez)).toBe("compra-vencida");
    pasarela.pagar(idCobro, "aprobado");
    await servicios.ventas.conciliarPedido(idPedido);
    expect(await saldoDe(idPersona)).toBe(3);
  });

  it("keeps the terms of the moment when the catalogue changes", async () => {
    const { idPersona } = await mundo.persona();
    const { idCobro, idPedido } = await pedirPaquete(idPersona);
    const contenido = [{ idEspecialidad: PSICOLOGIA, sesiones: 1 }];
    await guardarPaquete(db, unPaquete({ contenido, precioCentimos: 999_00 }));
    pasarela.pagar(idCobro, "aprobado");
    await servicios.ventas.conciliarPedido(idPedido);
    expect(await saldoDe(idPersona)).toBe(3);
  });

  it("is nobody else's, and no order of a session", async () => {
    const [compradora, vecina] = [await mundo.persona(), await mundo.persona()];
    const { idPedido } = await comprar(compradora.idPersona);
    const ajena = { idPersona: vecina.idPersona, idPedido };
    expect(rechazo(await servicios.paquetes.verCompra(ajena))).toBe("compra-no-existe");
    expect(rechazo(await servicios.paquetes.devolverCompra(ajena))).toBe("compra-no-existe");
    expect(rechazo(await servicios.agenda.verPedido({ idPersona: compradora.idPersona, idPedido }))).toBe(
      "pedido-no-existe",
    );
    expect(
      rechazo(await servicios.paquetes.crearPedido({ idPersona: compradora.idPersona, idPaquete: "nada" })),
    ).toBe("paquete-no-existe");
  });
});

describe("bonos that end", () => {
  it("are spent first, the first to end before the others", async () => {
    const persona = await mundo.persona({ bonos: 1 });
    const { idPersona } = persona;
    const [larga, corta] = [await comprar(idPersona, LARGO), await comprar(idPersona)];
    await conBono({ persona });
    const quedan = async (compra: typeof larga) =>
      (await ver(compra)).lotes.reduce((suma, lote) => suma + lote.quedan, 0);
    expect([await quedan(corta), await quedan(larga), await saldoDe(idPersona)]).toEqual([2, 6, 9]);
  });

  it("end at their instant, once, with a line that says so; the others stay", async () => {
    const { idPersona } = await mundo.persona({ bonos: 2 });
    const compra = await comprar(idPersona);
    const { venceEn } = (await ver(compra)).lotes[0]!;
    reloj.ahora = new Date(venceEn.getTime() - 1);
    await mundo.job("vencer-bonos");
    expect(await saldoDe(idPersona)).toBe(5);
    reloj.ahora = venceEn;
    await aLaVez(3, () => mundo.job("vencer-bonos"));
    expect(await saldoDe(idPersona)).toBe(2);
    expect(await motivos(idPersona)).toContain("vencimiento -3");
  });

  it("are warned of a week before, once, by mail and in the inbox", async () => {
    const { idPersona } = await mundo.persona();
    const compra = await comprar(idPersona);
    const { venceEn } = (await ver(compra)).lotes[0]!;
    reloj.ahora = new Date(venceEn.getTime() - 7 * DIA * 60_000 - 1);
    await mundo.job("avisar-vencimientos");
    const avisos = () =>
      db.selectFrom("correos").select("texto").where("id_correo", "like", "bonos-por-vencer:%").execute();
    expect(await avisos()).toEqual([]);
    reloj.avanzar(1);
    await aLaVez(3, () => mundo.job("avisar-vencimientos"));
    const [aviso, ...mas] = await avisos();
    expect(mas).toEqual([]);
    expect(aviso!.texto).toContain("Tienes 3 bonos que puedes usar hasta el martes 23 de febrero");
    const { notificaciones } = await servicios.avisos.verNotificaciones(idPersona);
    expect(notificaciones.map(({ mensaje }) => mensaje)).toContainEqual(expect.stringContaining("3 bonos"));
    const nuevas = () => servicios.avisos.notificacionesSinVer(idPersona);
    const antes = await nuevas();
    reloj.ahora = venceEn;
    expect(await nuevas(), "a bono that ended is no news").toBe(antes - 1);
  });

  it("are told two days before too, once by several processes, and no more once they are spent", async () => {
    const persona = await mundo.persona();
    const { idPersona } = persona;
    const { venceEn } = (await ver(await comprar(idPersona))).lotes[0]!;
    const ids = async () =>
      (
        await db
          .selectFrom("correos")
          .select("id_correo")
          .where("id_correo", "like", "bonos-por-vencer%")
          .execute()
      )
        .map(({ id_correo }) => id_correo.split(":")[0])
        .sort();
    const cuando = async (minutosAntes: number, mas = 0) => {
      reloj.ahora = new Date(venceEn.getTime() - minutosAntes * 60_000 + mas);
      await aLaVez(3, () => mundo.job("avisar-vencimientos"));
      return ids();
    };
    expect(await cuando(7 * DIA)).toEqual(["bonos-por-vencer"]);
    expect(await cuando(2 * DIA, -1)).toEqual(["bonos-por-vencer"]);
    expect(await cuando(2 * DIA)).toEqual(["bonos-por-vencer", "bonos-por-vencer-en-dos-dias"]);
    expect(await cuando(DIA)).toHaveLength(2);
    const { notificaciones } = await servicios.avisos.verNotificaciones(idPersona);
    expect(notificaciones.filter(({ mensaje }) => mensaje.includes("3 bonos"))).toHaveLength(2);

    const otra = await mundo.persona();
    const suya = await comprar(otra.idPersona);
    const fin = (await ver(suya)).lotes[0]!.venceEn;
    for (let vez = 0; vez < 3; vez++) {
      await conBono({ persona: otra, fecha: sumarDias(fechaDe(reloj.ahora), 3 + vez) });
    }
    reloj.ahora = new Date(fin.getTime() - 7 * DIA * 60_000);
    await mundo.job("avisar-vencimientos");
    reloj.ahora = new Date(fin.getTime() - DIA * 60_000);
    await mundo.job("avisar-vencimientos");
    expect(await ids()).toHaveLength(2);
  });

  it("of two packs that end together are told once, and a late one with the later warning alone", async () => {
    const { idPersona } = await mundo.persona();
    const { venceEn } = (await ver(await comprar(idPersona))).lotes[0]!;
    await comprar(idPersona);
    reloj.ahora = new Date(venceEn.getTime() - DIA * 60_000);
    await aLaVez(3, () => mundo.job("avisar-vencimientos"));
    const correos = await db
      .selectFrom("correos")
      .select(["id_correo", "asunto", "texto"])
      .where("id_correo", "like", "bonos-por-vencer%")
      .execute();
    expect(correos).toHaveLength(1);
    expect(correos[0]!.id_correo).toMatch(/^bonos-por-vencer-en-dos-dias:/);
    expect(correos[0]!.texto).toContain("Tienes 6 bonos");
    // Several people may read a screen: no specialty is named.
    expect(correos[0]!.asunto + correos[0]!.texto).not.toMatch(/Psicolog|psicolog/);
    reloj.ahora = venceEn;
    await mundo.job("avisar-vencimientos");
    expect(
      await db
        .selectFrom("correos")
        .select("id_correo")
        .where("id_correo", "like", "bonos-por-vencer%")
        .execute(),
    ).toHaveLength(1);
  });

  it("come back for as long as was said before, which is never shorter than it was", async () => {
    const persona = await mundo.persona();
    const compra = await comprar(persona.idPersona);
    const { venceEn } = (await ver(compra)).lotes[0]!;
    const fines = async () => (await ver(compra)).lotes.map((lote) => [lote.quedan, lote.venceEn]);
    for (const faltanEnDias of [31, 30, 2, -1]) {
      reloj.ahora = new Date(venceEn.getTime() - Math.max(faltanEnDias, 1) * DIA * 60_000);
      const fecha = sumarDias(fechaDe(reloj.ahora), 3);
      const cita = await conBono({ persona, fecha });
      reloj.ahora = new Date(venceEn.getTime() - faltanEnDias * DIA * 60_000);
      const { antes } = valor(await servicios.agenda.verCita(cita));
      const gracia = instanteDe(sumarDias(fechaDe(reloj.ahora), 30), "24:00");
      expect(antes.bonoVenceEn, `${faltanEnDias}`).toEqual(max([venceEn, gracia]));
      valor(await servicios.agenda.cancelarCita(cita));
      expect(await fines(), `${faltanEnDias}`).toContainEqual([expect.any(Number), antes.bonoVenceEn]);
      expect(await saldoDe(persona.idPersona)).toBe(3);
    }
  });

  it("come back to where they were when their session is cancelled", async () => {
    const persona = await mundo.persona();
    const compra = await comprar(persona.idPersona);
    const cita = await conBono({ persona });
    valor(await servicios.agenda.cancelarCita(cita));
    expect((await ver(compra)).lotes).toMatchObject([{ quedan: 3 }]);
  });

  it("20 spends at once of 3 are exactly 3 sessions, whoever ends them meanwhile", async () => {
    const persona = await mundo.persona();
    const compra = await comprar(persona.idPersona);
    const pedidos: Awaited<ReturnType<typeof pedir>>[] = [];
    for (const hora of ["09:00", "10:00", "11:00"]) pedidos.push(await pedir({ persona, hora }));
    const intentos = Array.from({ length: 20 }, (_, indice) => pedidos[indice % 3]!);
    await Promise.all(intentos.map((pedido) => servicios.agenda.pagarConSaldo(pedido)));
    expect(await saldoDe(persona.idPersona)).toBe(0);
    expect((await ver(compra)).lotes).toMatchObject([{ quedan: 0 }]);
  });
});

describe("giving a pack back", () => {
  it("takes its bonos, gives the whole money back and takes back its receipt", async () => {
    const { idPersona } = await mundo.persona();
    const compra = await comprar(idPersona);
    await aLaVez(3, () => servicios.paquetes.devolverCompra(compra));
    await mundo.job("devolver-pagos");
    const { compra: vista, pagos } = await ver(compra);
    expect([vista.estado, pagos.map(({ estado }) => estado)]).toEqual(["devuelto", ["devuelto"]]);
    expect(await saldoDe(idPersona)).toBe(0);
    expect(await motivos(idPersona)).toEqual(expect.arrayContaining(["compra 3", "devolucion -3"]));
    expect(pasarela.devoluciones).toHaveLength(1);
  });

  it("is refused once a bono was spent, and changes nothing", async () => {
    const persona = await mundo.persona();
    const compra = await comprar(persona.idPersona);
    await conBono({ persona });
    expect((await ver(compra)).rechazoAlDevolver).toBe("bonos-usados");
    expect(rechazo(await servicios.paquetes.devolverCompra(compra))).toBe("bonos-usados");
    expect((await ver(compra)).compra.estado).toBe("pagado");
    expect(await saldoDe(persona.idPersona)).toBe(2);
  });

  it("comes before the deletion of its person's account; what cannot be given back is named", async () => {
    const claveHash = await cifrarClave("camino-de-ana-24");
    const pedirEliminacion = (idPersona: number) =>
      servicios.cuentas.pedirEliminacion({
        idPersona,
        idAcceso: "ninguno",
        canal: "web",
        clave: "camino-de-ana-24",
      });
    const [persona, otra] = [await mundo.persona({ claveHash }), await mundo.persona({ claveHash })];
    const { idPersona } = persona;
    await comprar(idPersona);
    const larga = await comprar(idPersona, LARGO);
    expect(rechazo(await pedirEliminacion(idPersona))).toBe("tiene-paquete");
    expect(rechazo(await pedirEliminacion(otra.idPersona))).toBe("aceptado");
    expect(await servicios.cuentas.perdidas(otra.idPersona)).toEqual([]);
    valor(await servicios.paquetes.devolverCompra(larga));
    await mundo.job("devolver-pagos");
    await conBono({ persona });
    reloj.avanzar(9 * DIA);
    expect(rechazo(await pedirEliminacion(idPersona))).toBe("aceptado");
    expect(await servicios.cuentas.perdidas(idPersona)).toEqual(["2 bonos"]);
  });

  it("by the gateway itself takes what is left, and never more", async () => {
    const persona = await mundo.persona();
    const compra = await comprar(persona.idPersona);
    await conBono({ persona });
    pasarela.decidir(compra.idPago, "devuelto");
    valor(await servicios.ventas.recibirNotificacion(notificacionDe(compra.idPago)));
    expect((await ver(compra)).compra.estado).toBe("devuelto");
    expect(await saldoDe(persona.idPersona)).toBe(0);
    expect(await motivos(persona.idPersona)).toContain("devolucion -2");
  });

  it("by the gateway itself leaves nothing to come back of a bono that was spent, whoever cancels its session", async () => {
    const persona = await mundo.persona({ bonos: 0 });
    const compra = await comprar(persona.idPersona);
    const [deLaPersona, delEspecialista] = [
      await conBono({ persona }),
      await conBono({ persona, hora: "12:00" }),
    ];
    pasarela.decidir(compra.idPago, "devuelto");
    valor(await servicios.ventas.recibirNotificacion(notificacionDe(compra.idPago)));
    expect(valor(await servicios.agenda.verCita(deLaPersona)).antes).toMatchObject({
      vuelve: { tipo: "nada" },
      aTiempo: true,
    });
    // The person was told that a prepaid session comes back, but meanwhile the pack was refunded, so they decide
    // again.
    expect(rechazo(await servicios.agenda.cancelarCita({ ...deLaPersona, vuelve: "bono" }))).toBe(
      "devolucion-distinta",
    );
    valor(await servicios.agenda.cancelarCita(deLaPersona));
    valor(
      await mundo.operador.cancelar({
        operador: "ana",
        ...delEspecialista,
        compensacion: "devolucion",
        motivo: "Enfermó.",
      }),
    );
    expect(await saldoDe(persona.idPersona)).toBe(0);
    expect((await ver(compra)).lotes).toMatchObject([{ quedan: 0 }]);
    expect(rechazo(await operador.devolver({ operador: "ana", motivo: "prueba", ...deLaPersona }))).toBe(
      "nada-que-devolver",
    );
  });

  it("by the gateway itself, and cancelling what a bono paid at once: the bono is never there twice", async () => {
    for (const hora of ["09:00", "10:00", "11:00"]) {
      const persona = await mundo.persona();
      const compra = await comprar(persona.idPersona);
      const cita = await conBono({ persona, hora });
      pasarela.decidir(compra.idPago, "devuelto");
      await Promise.all([
        servicios.agenda.cancelarCita(cita),
        servicios.ventas.recibirNotificacion(notificacionDe(compra.idPago)),
      ]);
      expect(await saldoDe(persona.idPersona)).toBe(0);
    }
  });
});

describe("a plan of several specialties", () => {
  /** Number of prepaid sessions of psychology and of nutrition. */
  const saldos = async (idPersona: number) => {
    const { bonos } = await servicios.paquetes.verSaldo(idPersona);
    return [PSICOLOGIA, NUTRICION].map(
      (especialidad) => bonos.find(({ idEspecialidad }) => idEspecialidad === especialidad)?.cantidad ?? 0,
    );
  };

  it("brings the bonos of each, which end together, for one payment and one receipt", async () => {
    const { idPersona } = await mundo.persona();
    const compra = await comprar(idPersona, PLAN);
    pasarela.decidir(compra.idPago, "aprobado");
    await aLaVez(3, () => servicios.ventas.recibirNotificacion(notificacionDe(compra.idPago)));
    expect(await saldos(idPersona)).toEqual([4, 2]);
    expect((await motivos(idPersona)).sort()).toEqual(["compra 2", "compra 4"]);
    const { compra: vista, trae, lotes } = await ver(compra);
    expect(vista).toMatchObject({ nombre: "Equilibrio", precioCentimos: 456_00 });
    expect(trae).toBe("4 bonos de Psicología y 2 bonos de Nutrición");
    expect(new Set(lotes.map(({ venceEn }) => venceEn.getTime())).size).toBe(1);
    const { comprobante } = valor(
      await servicios.ventas.verComprobante({ idPersona, idComprobante: idDeVenta(compra.idPedido) }),
    );
    expect(comprobante.concepto).toBe("Paquete de 6 sesiones con especialista");
    reloj.avanzar(93 * DIA);
    await mundo.job("vencer-bonos");
    expect(await saldos(idPersona)).toEqual([0, 0]);
  });

  it("leaves the plan that the insurer gave as it is", async () => {
    const { idPersona } = await mundo.persona();
    const antes = await db.selectFrom("planes_de_persona").selectAll().execute();
    await comprar(idPersona, PLAN);
    expect(await db.selectFrom("planes_de_persona").selectAll().execute()).toEqual(antes);
  });

  it("goes back whole, once, and not at all when one bono of either was spent", async () => {
    const { idPersona } = await mundo.persona();
    const compra = await comprar(idPersona, PLAN);
    await aLaVez(3, () => servicios.paquetes.devolverCompra(compra));
    expect(await saldos(idPersona)).toEqual([0, 0]);
    expect((await motivos(idPersona)).sort()).toEqual([
      "compra 2",
      "compra 4",
      "devolucion -2",
      "devolucion -4",
    ]);

    const persona = await mundo.persona();
    const gastada = await comprar(persona.idPersona, PLAN);
    await conBono({ persona });
    expect(rechazo(await servicios.paquetes.devolverCompra(gastada))).toBe("bonos-usados");
    expect(await saldos(persona.idPersona)).toEqual([3, 2]);
  });

  it("given back while its bonos are being spent is either one or the other", async () => {
    const persona = await mundo.persona();
    const compra = await comprar(persona.idPersona, PLAN);
    const pedido = await pedir({ persona });
    const [gastado, devuelto] = await Promise.all([
      servicios.agenda.pagarConSaldo(pedido),
      servicios.paquetes.devolverCompra(compra),
    ]);
    expect([rechazo(gastado), rechazo(devuelto)]).toEqual(
      gastado.ok ? ["aceptado", "bonos-usados"] : ["sin-saldo", "aceptado"],
    );
    expect(await saldos(persona.idPersona)).toEqual(gastado.ok ? [3, 2] : [0, 0]);
  });

  it("keeps what it held when the catalogue changes before it is paid", async () => {
    const { idPersona } = await mundo.persona();
    const { idCobro, idPedido } = await pedirPaquete(idPersona, PLAN);
    const contenido = [{ idEspecialidad: PSICOLOGIA, sesiones: 1 }];
    await guardarPaquete(db, { ...PLAN, nombre: null, contenido });
    pasarela.pagar(idCobro, "aprobado");
    await servicios.ventas.conciliarPedido(idPedido);
    expect(await saldos(idPersona)).toEqual([4, 2]);
  });
});
