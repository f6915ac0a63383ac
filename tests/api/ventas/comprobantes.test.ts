import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  idDeNota,
  idDeVenta,
  numeroDeComprobante,
  type Comprobante,
} from "../../../app/domain/ventas/comprobantes/comprobante";
import type {
  EmisorDeComprobantes,
  RespuestaDelEmisor,
} from "../../../app/domain/ventas/comprobantes/emisor";
import type { EnvioDeDatosDeCompra } from "../../../app/domain/ventas/comprobantes/datosDeCompra";
import type { EspecialistaConAgenda } from "../../../app/domain/agenda/especialistas/especialista";
import { cifrarClave } from "../../../server/cuentas/identidad/claves";
import { CLAVE_DE_PRUEBA, correosA } from "../../support/cuentas";
import { lima, MARTES } from "../../support/constructores";
import { buscarRoturas } from "../../support/invariantes";
import { conSesiones } from "../../support/sesiones";
import { abrirMundo, aLaVez, ORIGEN, rechazo, valor } from "../../support/servicios";

/** Fake issuer of receipts that answers as the test says, or does not answer. */
const emisor = {
  responde: "aceptado" as RespuestaDelEmisor | "nada",
  recibidos: [] as { comprobante: Comprobante; modificado: Comprobante | null }[],
};
const deEmisor: EmisorDeComprobantes = {
  emitir(comprobante, _empresa, modificado) {
    emisor.recibidos.push({ comprobante, modificado });
    if (emisor.responde === "nada") return Promise.reject(new Error("down"));
    return Promise.resolve(emisor.responde);
  },
};

const mundo = await abrirMundo({ emisor: deEmisor });
const { servicios, reloj, db, pasarela } = mundo;

let especialista: EspecialistaConAgenda;
beforeEach(async () => {
  emisor.responde = "aceptado";
  emisor.recibidos = [];
  especialista = await mundo.especialista();
});
afterEach(async () => expect(await buscarRoturas(db, reloj.ahora)).toEqual([]));

const { conTarjeta, conBono } = conSesiones(mundo, () => especialista);
const enviar = () => mundo.job("enviar-comprobantes");

async function ventaDe({ idPersona, idPedido }: { idPersona: number; idPedido: string }) {
  const idComprobante = idDeVenta(idPedido);
  return valor(await servicios.ventas.verComprobante({ idPersona, idComprobante }));
}

const FACTURA: EnvioDeDatosDeCompra = {
  tipo: "factura",
  ruc: "20100047218",
  razonSocial: "Empresa de Prueba S.A.C.",
  direccionFiscal: "Av. Siempre Viva 123, Lima",
  correo: "compras@prueba.example",
};

const guardar = (idPersona: number, envio: EnvioDeDatosDeCompra) =>
  servicios.ventas.guardarDatosDeCompra({ idPersona, idAcceso: "ninguno", envio, canal: "web" });

describe("what somebody buys with", () => {
  it("is a boleta in their own name until they say otherwise", async () => {
    const persona = await mundo.persona();
    const { datos } = valor(await servicios.ventas.verDatosDeCompra(persona.idPersona));
    expect(datos).toEqual({
      tipo: "boleta",
      correo: persona.email,
      boleta: { nombre: "Rosa Prueba Prueba", idTipoDocumento: 2, numeroDocumento: persona.numeroDocumento },
      factura: null,
    });
  });

  it("is kept for each person, and what was there of the other kind stays", async () => {
    const claveHash = await cifrarClave(CLAVE_DE_PRUEBA);
    const { idPersona } = await mundo.persona({ email: FACTURA.correo, claveHash });
    const otra = await mundo.persona();
    valor(await guardar(idPersona, FACTURA));
    valor(
      await guardar(idPersona, {
        tipo: "boleta",
        nombre: "Ana Otra",
        idTipoDocumento: 2,
        numeroDocumento: "87654321",
        correo: FACTURA.correo,
        clave: CLAVE_DE_PRUEBA,
      }),
    );
    const { datos } = valor(await servicios.ventas.verDatosDeCompra(idPersona));
    expect(datos).toMatchObject({
      tipo: "boleta",
      boleta: { nombre: "Ana Otra" },
      factura: { ruc: "20100047218" },
    });
    expect(valor(await servicios.ventas.verDatosDeCompra(otra.idPersona)).datos.factura).toBeNull();
  });

  it("goes to another mail than the account's with the password alone, which the account's mail is told", async () => {
    const claveHash = await cifrarClave(CLAVE_DE_PRUEBA);
    const { idPersona, email } = await mundo.persona({ claveHash });
    const enviadoA = async () => valor(await servicios.ventas.verDatosDeCompra(idPersona)).datos.correo;
    const conClave = (clave?: string) => guardar(idPersona, { ...FACTURA, clave });
    expect(rechazo(await conClave())).toBe("falta-clave");
    expect(rechazo(await conClave("otra"))).toBe("clave-incorrecta");
    expect(await enviadoA()).toBe(email);
    expect(await correosA(mundo, email)).toEqual([]);

    expect(rechazo(await guardar(idPersona, { ...FACTURA, correo: email.toUpperCase() }))).toBe("aceptado");
    reloj.avanzar(1);
    expect(rechazo(await conClave(CLAVE_DE_PRUEBA))).toBe("aceptado");
    expect(await enviadoA()).toBe(FACTURA.correo);
    const [delTitular, delReceptor] = await correosA(mundo, email);
    expect(delTitular!.texto).toContain("Desde ahora enviamos tus comprobantes a c");
    expect(delTitular!.texto).not.toContain("salen con otro nombre");
    expect(delReceptor!.texto).not.toContain("enviamos tus comprobantes");
    expect(rechazo(await conClave()), "it goes there already").toBe("aceptado");
    expect(await correosA(mundo, email)).toHaveLength(2);
  });
});

describe("a receipt", () => {
  it("is given with the session that a card paid, with its number, its IGV and whom it is for", async () => {
    const cita = await conTarjeta();
    const { comprobante } = await ventaDe(cita);
    expect(comprobante).toMatchObject({
      tipo: "boleta",
      serie: "B001",
      numero: 1,
      estado: "pendiente",
      totalCentimos: 90_00,
      baseCentimos: 76_27,
      igvCentimos: 13_73,
      receptor: { nombre: "Rosa Prueba Prueba", direccion: null },
    });
    expect(numeroDeComprobante(comprobante)).toBe("B001-00000001");
    // The receipt passes through other hands, so it does not tell the subject of the session.
    expect(comprobante.concepto).toBe(
      "Sesión con especialista, miércoles 25 de noviembre de 2026, 10:00 (hora de Perú)",
    );
  });

  it("is a factura of its own series for whoever asked for one before paying", async () => {
    const { idPersona } = await mundo.persona({ email: FACTURA.correo });
    valor(await guardar(idPersona, FACTURA));
    const { idHorario } = valor(
      await servicios.agenda.retenerHorario({
        idPersona,
        idEspecialista: especialista.idEspecialista,
        inicio: lima(MARTES, "10:00"),
      }),
    );
    const { idPedido } = valor(await servicios.agenda.crearPedido({ idPersona, idHorario }));
    const { idCobro } = valor(
      await servicios.agenda.pagarConTarjeta({ idPersona, idPedido, origen: ORIGEN }),
    );
    pasarela.pagar(idCobro, "aprobado");
    await servicios.ventas.conciliarPedido(idPedido);
    const { comprobante } = await ventaDe({ idPersona, idPedido });
    expect(comprobante).toMatchObject({
      tipo: "factura",
      serie: "F001",
      numero: 1,
      receptor: {
        nombre: "Empresa de Prueba S.A.C.",
        numeroDocumento: "20100047218",
        direccion: "Av. Siempre Viva 123, Lima",
      },
    });
  });

  it("is not given for a session that a bono paid", async () => {
    const cita = await conBono();
    expect(await servicios.ventas.verComprobantes(cita.idPersona)).toEqual([]);
  });

  it("is nobody else's", async () => {
    const { idPedido } = await conTarjeta();
    const { idPersona } = await mundo.persona();
    const ajeno = await servicios.ventas.verComprobante({ idPersona, idComprobante: idDeVenta(idPedido) });
    expect(rechazo(ajeno)).toBe("comprobante-no-existe");
    expect(await servicios.ventas.verComprobantes(idPersona)).toEqual([]);
  });

  it("has a number without gaps, also when payments are confirmed at once and told of twice", async () => {
    const cobros = [];
    for (const hora of ["09:00", "10:00", "11:00", "12:00", "13:00", "14:00"]) {
      const { idPersona } = await mundo.persona();
      const { idHorario } = valor(
        await servicios.agenda.retenerHorario({
          idPersona,
          idEspecialista: especialista.idEspecialista,
          inicio: lima(MARTES, hora),
        }),
      );
      const { idPedido } = valor(await servicios.agenda.crearPedido({ idPersona, idHorario }));
      const { idCobro } = valor(
        await servicios.agenda.pagarConTarjeta({ idPersona, idPedido, origen: ORIGEN }),
      );
      pasarela.pagar(idCobro, "aprobado");
      cobros.push(idPedido);
    }
    await Promise.all([...cobros, ...cobros].map((idPedido) => servicios.ventas.conciliarPedido(idPedido)));
    const numeros = await db.selectFrom("comprobantes").select("numero").orderBy("numero").execute();
    expect(numeros.map(({ numero }) => numero)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it("stays as it was given when the person changes their data", async () => {
    const persona = await mundo.persona({ email: FACTURA.correo });
    const cita = await conTarjeta({ persona });
    valor(await guardar(persona.idPersona, FACTURA));
    expect((await ventaDe(cita)).comprobante.tipo).toBe("boleta");
  });
});

describe("sending receipts", () => {
  it("hands each one over once, whoever else sends, and writes the answer down", async () => {
    const cita = await conTarjeta();
    await aLaVez(3, enviar);
    await enviar();
    expect(emisor.recibidos).toHaveLength(1);
    expect((await ventaDe(cita)).comprobante.estado).toBe("aceptado");
  });

  it("waits while the issuer is down, and holds no session up", async () => {
    emisor.responde = "nada";
    const cita = await conTarjeta();
    await enviar();
    expect((await ventaDe(cita)).comprobante).toMatchObject({ estado: "pendiente", intentos: 1 });
    await enviar();
    expect(emisor.recibidos).toHaveLength(1);
    emisor.responde = "aceptado";
    reloj.avanzar(1);
    await enviar();
    expect((await ventaDe(cita)).comprobante).toMatchObject({ estado: "aceptado", intentos: 2 });
  });

  it("asks again about one that the issuer has not decided", async () => {
    emisor.responde = "enviado";
    const cita = await conTarjeta();
    await enviar();
    expect((await ventaDe(cita)).comprobante.estado).toBe("enviado");
    emisor.responde = "rechazado";
    reloj.avanzar(1);
    await enviar();
    expect((await ventaDe(cita)).comprobante.estado).toBe("rechazado");
    reloj.avanzar(600);
    await enviar();
    expect(emisor.recibidos).toHaveLength(2);
  });
});

describe("a refund", () => {
  it("voids a receipt that nobody outside has, and it is never sent", async () => {
    const cita = await conTarjeta();
    valor(await servicios.agenda.cancelarCita(cita));
    const { comprobante, relacionado } = await ventaDe(cita);
    expect([comprobante.estado, relacionado]).toEqual(["anulado", null]);
    await enviar();
    expect(emisor.recibidos).toEqual([]);
  });

  it("gives a credit note of the same amounts for one that was accepted", async () => {
    const cita = await conTarjeta();
    await enviar();
    valor(await servicios.agenda.cancelarCita(cita));
    const { comprobante, relacionado } = await ventaDe(cita);
    expect(comprobante.estado).toBe("aceptado");
    expect(relacionado).toMatchObject({
      tipo: "nota-de-credito",
      serie: "BC01",
      numero: 1,
      idModificado: comprobante.idComprobante,
      totalCentimos: 90_00,
      baseCentimos: 76_27,
      igvCentimos: 13_73,
      concepto: "Devolución total de B001-00000001",
    });
    await enviar();
    expect(emisor.recibidos.at(-1)).toMatchObject({
      comprobante: { idComprobante: idDeNota(cita.idPedido) },
      modificado: { idComprobante: comprobante.idComprobante },
    });
  });

  it("gives one too when the receipt may have arrived, and sends it only after that is known", async () => {
    emisor.responde = "nada";
    const cita = await conTarjeta();
    await enviar();
    valor(await servicios.agenda.cancelarCita(cita));
    const nota = async () => (await ventaDe(cita)).relacionado;
    await enviar();
    expect(await nota()).toMatchObject({ estado: "pendiente", intentos: 0 });
    emisor.responde = "aceptado";
    for (let vuelta = 0; vuelta < 2; vuelta += 1) {
      reloj.avanzar(60);
      await enviar();
    }
    expect((await ventaDe(cita)).comprobante.estado).toBe("aceptado");
    expect(await nota()).toMatchObject({ estado: "aceptado" });
  });

  it("needs no credit note once the receipt was refused", async () => {
    emisor.responde = "enviado";
    const cita = await conTarjeta();
    await enviar();
    valor(await servicios.agenda.cancelarCita(cita));
    emisor.responde = "rechazado";
    for (let vuelta = 0; vuelta < 3; vuelta += 1) {
      reloj.avanzar(60);
      await enviar();
    }
    expect((await ventaDe(cita)).relacionado).toMatchObject({ estado: "anulado", intentos: 0 });
    expect(emisor.recibidos).toHaveLength(2);
  });

  it("that does not come leaves the receipt: a session cancelled too late stays paid", async () => {
    const cita = await conTarjeta();
    reloj.avanzar(30 * 60);
    valor(await servicios.agenda.cancelarCita({ ...cita, vuelve: "nada" }));
    const { comprobante, relacionado } = await ventaDe(cita);
    expect([comprobante.estado, relacionado]).toEqual(["pendiente", null]);
  });
});
