import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { idDeVenta } from "../../../app/domain/ventas/comprobantes/comprobante";
import type { EspecialistaConAgenda } from "../../../app/domain/agenda/especialistas/especialista";
import type { Persona } from "../../../app/domain/cuentas/personas/persona";
import { cifrarClave } from "../../../server/cuentas/identidad/claves";
import { makePersonaRepository } from "../../../server/cuentas/repositories/personas";
import { atender, HECHO, RECHAZADO } from "../../../server/ops/ops";
import { CLAVE_DE_PRUEBA } from "../../support/cuentas";
import { buscarRoturas } from "../../support/invariantes";
import { SIN_ALMACEN } from "../../support/operador";
import { notificacionDe } from "../../support/pasarelaFalsa";
import { conSesiones } from "../../support/sesiones";
import { abrirMundo, ORIGEN, rechazo, valor } from "../../support/servicios";

const mundo = await abrirMundo();
const { servicios, db, reloj, pasarela } = mundo;
const claveHash = await cifrarClave(CLAVE_DE_PRUEBA);
const personas = makePersonaRepository(db);

let especialista: EspecialistaConAgenda;
beforeEach(async () => {
  especialista = await mundo.especialista();
});
afterEach(async () => expect(await buscarRoturas(db, reloj.ahora)).toEqual([]));
const { pedir, conTarjeta } = conSesiones(mundo, () => especialista);

const liberar = async ({ idPersona }: Pick<Persona, "idPersona">) =>
  atender(["documento", "liberar", String(idPersona)], () => Promise.resolve(mundo.producto), SIN_ALMACEN);
const guardar = (persona: Persona, tipo: "boleta" | "factura", numeroDocumento: string) =>
  servicios.ventas.guardarDatosDeCompra({
    idPersona: persona.idPersona,
    idAcceso: "ninguno",
    canal: "web",
    envio: {
      clave: CLAVE_DE_PRUEBA,
      correo: persona.email,
      ...(tipo === "boleta"
        ? { tipo, nombre: "Rosa Prueba", idTipoDocumento: 2, numeroDocumento }
        : { tipo, ruc: numeroDocumento, razonSocial: "Empresa S.A.C.", direccionFiscal: "Av. Lima 1" }),
    },
  });
const boletaDe = async ({ idPersona }: Pick<Persona, "idPersona">) =>
  valor(await servicios.ventas.verDatosDeCompra(idPersona)).datos.boleta;

/** Makes a person whose document an operator freed. */
async function sinDocumento() {
  const persona = await mundo.persona({ claveHash });
  expect(await liberar(persona)).toMatchObject({ estado: HECHO });
  return persona;
}

describe("a person without a document", () => {
  it("has none, and so have others", async () => {
    const [primera, segunda] = [await sinDocumento(), await sinDocumento()];
    for (const { idPersona } of [primera, segunda]) {
      expect(await personas.porId(idPersona)).toMatchObject({ idTipoDocumento: 0, numeroDocumento: "" });
    }
    expect(await liberar(primera), "there is nothing left to free").toMatchObject({ estado: RECHAZADO });
  });

  it("is found by no number, and their former one is free", async () => {
    const { idPersona, numeroDocumento } = await sinDocumento();
    const { numero_documento: guardado } = await db
      .selectFrom("personas")
      .select("numero_documento")
      .where("id_persona", "=", idPersona)
      .executeTakeFirstOrThrow();
    expect(await personas.porNumeroDeDocumento(guardado)).toBeNull();
    expect(await personas.porNumeroDeDocumento(numeroDocumento)).toBeNull();
    const nueva = await mundo.persona({ numeroDocumento });
    expect(await personas.porNumeroDeDocumento(numeroDocumento)).toBe(nueva.idPersona);
  });

  it("reads in the copy of their data that they have none", async () => {
    const { idPersona } = await sinDocumento();
    const { secciones } = await servicios.cuentas.verMisDatos({ idPersona, canal: "web", accion: "copia" });
    const [fila] = secciones.find(({ clave }) => clave === "personas")!.filas;
    expect(fila).toMatchObject({ id_tipo_documento: 0, numero_documento: null });
  });

  it("is asked for one before they pay by card, and pays with the one that they give", async () => {
    const persona = await sinDocumento();
    const pedido = await pedir({ persona });
    const pagar = () => servicios.agenda.pagarConTarjeta({ ...pedido, origen: ORIGEN });
    expect(rechazo(await pagar())).toBe("falta-documento");
    valor(await guardar(persona, "boleta", "87654321"));
    const { idPago } = pasarela.pagar(valor(await pagar()).idCobro, "aprobado");
    valor(await servicios.ventas.recibirNotificacion(notificacionDe(idPago)));
    const idComprobante = idDeVenta(pedido.idPedido);
    const { comprobante } = valor(await servicios.ventas.verComprobante({ ...pedido, idComprobante }));
    expect(comprobante.receptor).toMatchObject({ idTipoDocumento: 2, numeroDocumento: "87654321" });
  });

  it("pays for a company without one of their own", async () => {
    const persona = await sinDocumento();
    valor(await guardar(persona, "factura", "20100047218"));
    expect(
      rechazo(await servicios.agenda.pagarConTarjeta({ ...(await pedir({ persona })), origen: ORIGEN })),
    ).toBe("aceptado");
    expect(await boletaDe(persona)).toMatchObject({ idTipoDocumento: 0, numeroDocumento: "" });
  });

  it("gets a receipt that names no document where it left the account while they paid", async () => {
    const persona = await mundo.persona({ claveHash });
    const pedido = await pedir({ persona });
    const { idCobro } = valor(await servicios.agenda.pagarConTarjeta({ ...pedido, origen: ORIGEN }));
    await liberar(persona);
    const { idPago } = pasarela.pagar(idCobro, "aprobado");
    valor(await servicios.ventas.recibirNotificacion(notificacionDe(idPago)));
    const idComprobante = idDeVenta(pedido.idPedido);
    const { comprobante } = valor(await servicios.ventas.verComprobante({ ...pedido, idComprobante }));
    expect(comprobante.receptor).toMatchObject({ idTipoDocumento: 0, numeroDocumento: "" });
  });
});

describe("the document that left an account", () => {
  it("is on no receipt to come, though it was kept for them, and stays on those that were given", async () => {
    const persona = await mundo.persona({ claveHash });
    const { numeroDocumento } = persona;
    valor(await guardar(persona, "boleta", numeroDocumento));
    const { idPersona, idPedido } = await conTarjeta({ persona });
    await liberar(persona);
    expect(await boletaDe(persona)).toMatchObject({ idTipoDocumento: 0, numeroDocumento: "" });
    const idComprobante = idDeVenta(idPedido);
    const { comprobante } = valor(await servicios.ventas.verComprobante({ idPersona, idComprobante }));
    expect(comprobante.receptor).toMatchObject({ numeroDocumento });
  });

  it("leaves another one alone that receipts are made out to", async () => {
    const persona = await mundo.persona({ claveHash });
    valor(await guardar(persona, "boleta", "87654321"));
    await liberar(persona);
    expect(await boletaDe(persona)).toMatchObject({ idTipoDocumento: 2, numeroDocumento: "87654321" });
  });
});
