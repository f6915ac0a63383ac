import { beforeEach, describe, expect, it } from "vitest";
import type { EspecialistaConAgenda } from "../../../app/domain/agenda/especialistas/especialista";
import { lugarDelPedido } from "../../../app/domain/agenda/reservas/verPedido";
import { lugarDeCompra } from "../../../app/domain/paquetes/compras/verCompras";
import { lugarDelPedidoDeTaller } from "../../../app/domain/talleres/ventas/verPedido";
import { guardarPaquete } from "../../../server/paquetes/repositories/compras";
import { alTerminarCuadra } from "../../support/alTerminar";
import { abrirApi, CLAVES_DE_API } from "../../support/api";
import { unPaquete } from "../../support/constructores";
import { notificacionDe } from "../../support/pasarelaFalsa";
import { conSesiones } from "../../support/sesiones";
import { aLaVez, abrirMundo, ORIGEN, rechazo, valor } from "../../support/servicios";
import { conLugares, conTalleres, EL_MARTES } from "../../support/talleres";

const { fuente } = conTalleres(2, 25.5);
const mundo = await abrirMundo({ contenido: fuente });
const { servicios, reloj, db, pasarela } = mundo;
const { llamar, abrirSesion } = abrirApi(mundo);
const { idPaquete } = unPaquete();

interface Pedido {
  idPersona: number;
  idPedido: string;
}

let especialista: EspecialistaConAgenda;
beforeEach(async () => {
  especialista = await mundo.especialista();
  await guardarPaquete(db, unPaquete());
});
alTerminarCuadra(mundo);

const { pedir } = conSesiones(mundo, () => especialista);
const { pedir: pedirLugar } = conLugares(mundo);

const abrirSuPagina = async (pedido: Pedido) =>
  valor(await servicios.agenda.pagarConTarjeta({ ...pedido, origen: ORIGEN })).idCobro;

/** Brings a person to the payment page of a session. */
async function antePasarela() {
  const pedido = await pedir({});
  return { ...pedido, idCobro: await abrirSuPagina(pedido) };
}

/** Proof in the address to which the gateway sends a person back without a payment. */
function llaveDe(idCobro: string): string {
  const llave = new URL(pasarela.cobros.get(idCobro)!.urlsDeRetorno.error).searchParams.get("cobro");
  if (llave === null) throw new Error("an address without its proof");
  return llave;
}

const volver = ({ idPersona, idPedido }: Pedido, llave: string) =>
  servicios.ventas.anotarRetorno({ idPersona, idPedido, llave });
const notificar = (idPago: string) => servicios.ventas.recibirNotificacion(notificacionDe(idPago));
/** Decides a card payment on the gateway's page, and notifies the product. */
const pagar = async (idCobro: string, estado: "aprobado" | "rechazado" | "pendiente") => {
  const { idPago } = pasarela.pagar(idCobro, estado);
  valor(await notificar(idPago));
  return idPago;
};
const situacion = async (pedido: Pedido) => valor(await servicios.ventas.verQuePaso(pedido)).situacion;
const lugar = async (pedido: Pedido) =>
  lugarDelPedido(valor(await servicios.agenda.verPedido(pedido)), reloj.ahora);
const retornos = async (pedido: Pedido) =>
  valor(await servicios.ventas.verQuePaso(pedido))
    .rastro.filter(({ hasta }) => hasta === "cancelado")
    .map(({ asunto, desde, causa }) => `${asunto} ${desde ?? "-"} ${causa}`);

describe("a person who comes back from the hosted page without paying", () => {
  it("is told so after a refused card too, on every page and by /v2, and once in the history", async () => {
    const { idCobro, ...pedido } = await antePasarela();
    await pagar(idCobro, "rechazado");
    expect(await situacion(pedido)).toBe("rechazado");
    expect(valor(await volver(pedido, llaveDe(idCobro)))).toBe(true);
    expect(valor(await volver(pedido, llaveDe(idCobro)))).toBe(false);
    expect(valor(await servicios.agenda.verPedido(pedido)).seDesistio).toBe(true);
    expect(await lugar(pedido)).toBe("error");
    expect(await situacion(pedido)).toBe("desistido");
    expect(await retornos(pedido)).toEqual(["pago - persona"]);

    const { token } = await abrirSesion(pedido.idPersona);
    const opciones = { clave: CLAVES_DE_API.private, token };
    const deLaApi = async (ruta: string) => (await llamar("GET", ruta, opciones)).cuerpo.data;
    expect(await deLaApi(`/pedidos/${pedido.idPedido}`)).toMatchObject({ situacion: "error" });
    expect(await deLaApi(`/pedidos/${pedido.idPedido}/historial`)).toMatchObject({
      situacion: "desistido",
      estados: { pago: "rechazado" },
    });
  });

  it("is told so of a pack and of a place in a workshop", async () => {
    const { idPersona } = await mundo.persona();
    const { idPedido } = valor(await servicios.paquetes.crearPedido({ idPersona, idPaquete }));
    const compra = { idPersona, idPedido };
    const dePaquete = valor(await servicios.paquetes.pagarConTarjeta({ ...compra, origen: ORIGEN }));
    expect(valor(await volver(compra, llaveDe(dePaquete.idCobro)))).toBe(true);
    const vista = valor(await servicios.paquetes.verCompra(compra));
    expect(lugarDeCompra({ ...vista, consultado: true }, reloj.ahora, false)).toBe("error");

    valor(await pedirLugar(idPersona));
    const { uid, fecha } = EL_MARTES;
    const pedidoDeTaller = valor(await servicios.talleres.crearPedido({ idPersona, uid, fecha }));
    const deTaller = { idPersona, idPedido: pedidoDeTaller.idPedido };
    const pagina = valor(await servicios.talleres.pagarConTarjeta({ ...deTaller, origen: ORIGEN }));
    expect(valor(await volver(deTaller, llaveDe(pagina.idCobro)))).toBe(true);
    const visto = valor(await servicios.talleres.verPedido(deTaller));
    expect(lugarDelPedidoDeTaller({ ...visto, consultado: true }, reloj.ahora)).toBe("error");
    for (const pedido of [compra, deTaller]) expect(await situacion(pedido)).toBe("desistido");
  });

  it("is written down once, in however many tabs", async () => {
    const { idCobro, ...pedido } = await antePasarela();
    const escritos = (await aLaVez(5, () => volver(pedido, llaveDe(idCobro)))).map(valor);
    expect(escritos.filter(Boolean)).toHaveLength(1);
    expect(await retornos(pedido)).toHaveLength(1);
  });

  it("tries again as if nobody had called anything off, and may call that off too", async () => {
    const { idCobro, ...pedido } = await antePasarela();
    valor(await volver(pedido, llaveDe(idCobro)));
    reloj.avanzar(1);
    expect(await abrirSuPagina(pedido)).toBe(idCobro);
    expect(await lugar(pedido)).toBe("carga");
    expect(await situacion(pedido)).toBe("por-pagar");
    expect(valor(await volver(pedido, llaveDe(idCobro)))).toBe(true);
    expect(await lugar(pedido)).toBe("error");
    expect(await retornos(pedido)).toHaveLength(2);
  });
});

describe("a payment that comes after the return", () => {
  it.each([
    ["aprobado", "con-sesion", "exito"],
    ["pendiente", "procesando", "carga"],
    ["rechazado", "rechazado", "error"],
  ] as const)("wins, being %s", async (estado, desenlace, pagina) => {
    const { idCobro, ...pedido } = await antePasarela();
    valor(await volver(pedido, llaveDe(idCobro)));
    await pagar(idCobro, estado);
    expect(await situacion(pedido)).toBe(desenlace);
    expect(await lugar(pedido)).toBe(pagina);
    expect(valor(await servicios.agenda.verPedido(pedido)).seDesistio).toBe(false);
  });

  it("wins where the bank takes its refusal back", async () => {
    const { idCobro, ...pedido } = await antePasarela();
    const idPago = await pagar(idCobro, "rechazado");
    valor(await volver(pedido, llaveDe(idCobro)));
    pasarela.decidir(idPago, "aprobado");
    valor(await notificar(idPago));
    expect(await situacion(pedido)).toBe("con-sesion");
    expect(await lugar(pedido)).toBe("exito");
  });

  it("wins also where it comes at the same moment", async () => {
    const { idCobro, ...pedido } = await antePasarela();
    const { idPago } = pasarela.pagar(idCobro, "aprobado");
    await Promise.all([
      volver(pedido, llaveDe(idCobro)),
      notificar(idPago),
      volver(pedido, llaveDe(idCobro)),
    ]);
    expect(await situacion(pedido)).toBe("con-sesion");
    expect(await lugar(pedido)).toBe("exito");
  });

  it("and is refused in the end leaves the words of the refusal", async () => {
    const { idCobro, ...pedido } = await antePasarela();
    valor(await volver(pedido, llaveDe(idCobro)));
    const idPago = await pagar(idCobro, "pendiente");
    expect(valor(await volver(pedido, llaveDe(idCobro)))).toBe(false);
    pasarela.decidir(idPago, "rechazado");
    valor(await notificar(idPago));
    expect(await situacion(pedido)).toBe("rechazado");
  });
});

describe("a return is not written", () => {
  it("without our signature of that very page, nor for somebody else", async () => {
    const { idCobro, ...pedido } = await antePasarela();
    await pagar(idCobro, "rechazado");
    const otro = await pedir({ hora: "11:00" });
    const deOtro = llaveDe(await abrirSuPagina(otro));
    for (const llave of ["", idCobro, `${idCobro}.${"a".repeat(43)}`, deOtro]) {
      expect(valor(await volver(pedido, llave))).toBe(false);
    }
    expect(rechazo(await volver({ ...pedido, idPersona: otro.idPersona }, llaveDe(idCobro)))).toBe(
      "pedido-no-existe",
    );
    expect(await situacion(pedido)).toBe("rechazado");
    expect(await retornos(pedido)).toEqual([]);
  });

  it("by the addresses of who paid, which prove nothing", async () => {
    const { idCobro } = await antePasarela();
    const { exito, pendiente } = pasarela.cobros.get(idCobro)!.urlsDeRetorno;
    for (const direccion of [exito, pendiente]) expect(direccion).not.toContain("cobro=");
  });

  it("once the order is paid, let go or out of time", async () => {
    const { idCobro: pagado, ...conPago } = await antePasarela();
    await pagar(pagado, "aprobado");
    expect(valor(await volver(conPago, llaveDe(pagado)))).toBe(false);

    const suelto = await pedir({ hora: "11:00" });
    const deSuelto = llaveDe(await abrirSuPagina(suelto));
    valor(await servicios.agenda.soltarPedido(suelto));
    expect(valor(await volver(suelto, deSuelto))).toBe(false);

    const vencido = await pedir({ hora: "12:00" });
    const deVencido = llaveDe(await abrirSuPagina(vencido));
    reloj.avanzar(10);
    expect(valor(await volver(vencido, deVencido))).toBe(false);
    expect(await situacion(vencido)).toBe("vencido");
  });
});
