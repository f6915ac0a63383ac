import { beforeEach, describe, expect, it } from "vitest";
import type { EspecialistaConAgenda } from "../../../app/domain/agenda/especialistas/especialista";
import { createAdaptadorDePrueba } from "../../../server/ventas/pago/adaptadorDePrueba";
import {
  createPasarelaDePrueba,
  type PasarelaDePrueba,
} from "../../../server/ventas/pago/pasarelaDePrueba/pasarelaDePrueba";
import { createAlmacenDePrueba } from "../../../server/ventas/repositories/pasarelaDePrueba";
import { PASARELA_DE_PRUEBA } from "../../../server/http/http";
import { alTerminarCuadra } from "../../support/alTerminar";
import { lima, MIERCOLES } from "../../support/constructores";
import { conEsperas, soloA } from "../../support/esperas";
import { startHttp } from "../../support/http";
import { conSesiones } from "../../support/sesiones";
import { abrirMundo, ORIGEN, valor } from "../../support/servicios";

const mundo = await abrirMundo();
const { servicios, pasarela } = mundo;

let especialista: EspecialistaConAgenda;
let caro: EspecialistaConAgenda;
beforeEach(async () => {
  especialista = await mundo.especialista({ precioCentimos: 90_00 });
  caro = await mundo.especialista({ precioCentimos: 120_00 });
});
alTerminarCuadra(mundo);

const { pedir, conTarjeta, conBono, mover } = conSesiones(mundo, () => especialista);

/** Orders a session and opens its payment page. */
async function conPagina(reserva: Parameters<typeof pedir>[0] = {}) {
  const pedido = await pedir(reserva);
  const { idCobro } = valor(await servicios.agenda.pagarConTarjeta({ ...pedido, origen: ORIGEN }));
  const { horario } = valor(await servicios.agenda.verPedido(pedido));
  return { ...pedido, idCobro, idHorario: horario.idHorario };
}

/** Moves a session to a dearer specialist, with the payment page of the difference open. */
async function conCambioPorPagar() {
  const cita = await conTarjeta();
  const { idPedido } = valor(
    await servicios.agenda.pedirCambio({
      ...cita,
      inicio: lima(MIERCOLES, "12:00"),
      idEspecialista: caro.idEspecialista,
      diferenciaCentimos: 30_00,
    }),
  );
  const { idPersona } = cita;
  const { idCobro } = valor(await servicios.agenda.pagarConTarjeta({ idPersona, idPedido, origen: ORIGEN }));
  return { ...cita, idCobro };
}

describe("the hosted page of an order", () => {
  it.each([
    ["a session", conPagina],
    ["what a dearer specialist costs more", conCambioPorPagar],
  ])("is not told whom somebody goes to see, by %s", async (_, abrir) => {
    const { titulo } = pasarela.cobros.get((await abrir()).idCobro)!;
    expect(titulo).toMatch(/^Sesión con especialista, /);
    for (const { apellido } of [especialista, caro]) expect(titulo).not.toContain(apellido);
  });
});

describe("the hosted page of an order closes at once", () => {
  it("when its time is given back", async () => {
    const { idCobro, ...pedido } = await conPagina();
    valor(await servicios.agenda.liberarHorario(pedido));
    expect([...pasarela.cerrados]).toEqual([idCobro]);
  });

  it("when its person takes another time in its place, and stays open when that one cannot be had", async () => {
    const { idCobro, idHorario, idPersona } = await conPagina();
    await pedir({ hora: "11:00" });
    const enLugarDe = (hora: string) =>
      servicios.agenda.retenerHorario({
        idPersona,
        idEspecialista: especialista.idEspecialista,
        inicio: lima(MIERCOLES, hora),
        enLugarDe: idHorario,
      });
    expect((await enLugarDe("11:00")).ok).toBe(false);
    expect(pasarela.cerrados.size).toBe(0);
    valor(await enLugarDe("12:00"));
    expect([...pasarela.cerrados]).toEqual([idCobro]);
  });

  it("when a bono paid it", async () => {
    const { idCobro, ...pedido } = await conPagina({ persona: await mundo.persona({ bonos: 1 }) });
    valor(await servicios.agenda.pagarConSaldo(pedido));
    expect([...pasarela.cerrados]).toEqual([idCobro]);
  });

  it("soon after a bono paid it, when the gateway did not answer at once", async () => {
    const { idCobro, ...pedido } = await conPagina({ persona: await mundo.persona({ bonos: 1 }) });
    pasarela.fallar("cerrarCobro");
    valor(await servicios.agenda.pagarConSaldo(pedido));
    expect(pasarela.cerrados.size).toBe(0);
    mundo.reloj.avanzar(1);
    await mundo.job("conciliar-cobros");
    expect([...pasarela.cerrados]).toEqual([idCobro]);
  });

  it("when the session that it would change is cancelled", async () => {
    const { idCobro, ...cita } = await conCambioPorPagar();
    valor(await servicios.agenda.cancelarCita(cita));
    expect([...pasarela.cerrados]).toEqual([idCobro]);
  });

  it("when the session that it would change moves to another hour", async () => {
    const { idCobro, ...cita } = await conCambioPorPagar();
    valor(await mover(cita, "15:00"));
    expect([...pasarela.cerrados]).toEqual([idCobro]);
  });

  it("when whoever runs the product cancels the session that it would change", async () => {
    const { idCobro, idCita } = await conCambioPorPagar();
    valor(
      await mundo.operador.cancelar({
        idCita,
        operador: "prueba",
        compensacion: "devolucion",
        motivo: "Enfermó.",
      }),
    );
    expect([...pasarela.cerrados]).toEqual([idCobro]);
  });

  it("when its person lets the time go that the waiting list had offered them", async () => {
    especialista = await mundo.especialista(soloA("10"));
    const { esperar, ofrecer, ver } = conEsperas(mundo, () => especialista);
    const ocupada = await conBono();
    const espera = await esperar();
    valor(await servicios.agenda.cancelarCita(ocupada));
    await ofrecer();
    const { idHorario } = (await ver(espera)).oferta!;
    const { idPersona } = espera;
    const { idPedido } = valor(await servicios.agenda.crearPedido({ idPersona, idHorario: idHorario! }));
    const { idCobro } = valor(
      await servicios.agenda.pagarConTarjeta({ idPersona, idPedido, origen: ORIGEN }),
    );
    valor(await servicios.agenda.dejarPasarOferta(espera));
    expect([...pasarela.cerrados]).toEqual([idCobro]);
  });

  it("and stays open for an order that is asked for again, and of one that ends at its own time", async () => {
    valor(await servicios.agenda.crearPedido(await conPagina()));
    mundo.reloj.avanzar(60);
    await mundo.job("vencer-retenciones");
    expect(pasarela.llamadas).not.toContain("cerrarCobro");
  });
});

describe("through our own HTTP server", () => {
  it("the sandbox's page of a time that was given back takes no card any more", async () => {
    let deLaCasa: PasarelaDePrueba;
    let puerto = 0;
    const fetch = (asked: Request) =>
      globalThis.fetch(
        new Request(asked.url.replace("http://tienda.test", `http://localhost:${puerto}`), asked),
      );
    const otro = await abrirMundo({
      makePasarela(db) {
        const opciones = { urlBase: `http://tienda.test${PASARELA_DE_PRUEBA}`, secreto: "secreto", fetch };
        deLaCasa = createPasarelaDePrueba({
          ...opciones,
          almacen: createAlmacenDePrueba(db),
          now: () => mundo.reloj.ahora,
          newId: () => crypto.randomUUID(),
          log: { info() {}, warn() {}, error() {} },
        });
        return createAdaptadorDePrueba(opciones);
      },
    });
    const server = await startHttp({ pasarela: deLaCasa!.app });
    puerto = server.port;
    try {
      const { pedir } = conSesiones(otro, () => especialista);
      especialista = await otro.especialista();
      const pedido = await pedir({});
      const { urlDePago } = valor(await otro.servicios.agenda.pagarConTarjeta({ ...pedido, origen: ORIGEN }));
      const { pathname } = new URL(urlDePago);
      expect((await server.ask(pathname)).status).toBe(200);
      const { idHorario } = valor(await otro.servicios.agenda.verPedido(pedido)).horario;
      valor(await otro.servicios.agenda.liberarHorario({ ...pedido, idHorario }));
      expect((await server.ask(pathname)).status).toBe(410);
    } finally {
      await server.stop(0);
    }
  });
});
