import { Hono } from "hono";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { CobroPorAbrir } from "../../../app/domain/ventas/pagos/pasarela";
import { FalloDeLlamada, NoDisponible } from "../../../app/domain/shared/fallo";
import { createAlmacenDePrueba } from "../../../server/ventas/repositories/pasarelaDePrueba";
import { createAdaptadorDePrueba } from "../../../server/ventas/pago/adaptadorDePrueba";
import {
  createPasarelaDePrueba,
  type OpcionesDePasarelaDePrueba,
} from "../../../server/ventas/pago/pasarelaDePrueba/pasarelaDePrueba";
import { DEMORAS } from "../../../server/ventas/pago/pasarelaDePrueba/tarjetas";
import { openNewDatabase } from "../../support/baseDeDatos";
import { CRECEN, espiar, recorridas } from "../../support/planes";

const SECRETO = "secreto-de-la-pasarela";
const URL_BASE = "http://tienda.test/pasarela-de-prueba";
const INICIO = new Date("2026-11-20T15:00:00.000Z");
const TITULAR = "Rosa Quispe";
const APROBADA = "4111 1111 1111 1111";
const RECHAZADA = "4000 0000 0000 0002";
const PENDIENTE_APROBADA = "4000 0000 0000 0010";
const PENDIENTE_RECHAZADA = "4000 0000 0000 0028";
const AVISO_TARDIO = "4000 0000 0000 0036";
const AVISO_DOBLE = "4000 0000 0000 0044";
const AVISOS_DESORDENADOS = "4000 0000 0000 0051";
const SIN_AVISO = "4000 0000 0000 0069";

const { db, url } = await openNewDatabase();
const { espia, sentencias } = await espiar(url);
const almacen = createAlmacenDePrueba(espia);

let ahora: Date;
let avisos: { cuerpo: string; cabeceras: Headers; en: number }[];
let respuestaDeLaTienda: (peticion: Request) => Response | Promise<Response>;
const registro: unknown[] = [];
const anotar = (...linea: unknown[]) => void registro.push(linea);

const opciones: OpcionesDePasarelaDePrueba = {
  almacen,
  secreto: SECRETO,
  urlBase: URL_BASE,
  now: () => ahora,
  newId: () => crypto.randomUUID(),
  log: { info: anotar, warn: anotar, error: anotar },
  fetch: async (peticion) => {
    const aviso = {
      cuerpo: await peticion.clone().text(),
      cabeceras: peticion.headers,
      en: +ahora - +INICIO,
    };
    avisos.push(aviso);
    return respuestaDeLaTienda(peticion);
  },
};
const pasarela = createPasarelaDePrueba(opciones);
const host = new Hono().route("/pasarela-de-prueba", pasarela.app);
const adaptador = createAdaptadorDePrueba({ urlBase: URL_BASE, secreto: SECRETO, fetch: host.fetch });

beforeEach(async () => {
  ahora = INICIO;
  respuestaDeLaTienda = () => new Response(null, { status: 204 });
  await db.deleteFrom("pasarela_avisos").execute();
  avisos = [];
});

const avanzar = (ms: number) => void (ahora = new Date(ahora.getTime() + ms));

function cobro(cambio: Partial<CobroPorAbrir> = {}): CobroPorAbrir {
  return {
    idCobro: crypto.randomUUID(),
    titulo: "Sesión de psicología con Ana Ruiz",
    montoCentimos: 9990,
    correo: "ana@correo.test",
    urlsDeRetorno: {
      exito: "http://tienda.test/resumen/carga?pedido=1",
      pendiente: "http://tienda.test/resumen/carga?pedido=2",
      error: "http://tienda.test/resumen/error?pedido=1",
    },
    urlDeNotificacion: "http://tienda.test/v2/pasarela/notificaciones",
    venceEn: new Date(INICIO.getTime() + 10 * 60_000),
    ...cambio,
  };
}

async function abrir(cambio: Partial<CobroPorAbrir> = {}) {
  const pedido = cobro(cambio);
  return { ...pedido, ...(await adaptador.abrirCobro(pedido)) };
}

async function claveDeLaPagina(url: string): Promise<string> {
  const pagina = await (await host.request(url)).text();
  return /name="clave_de_envio" value="([^"]+)"/.exec(pagina)?.[1] ?? "";
}

function enviar(url: string, campos: Record<string, string>) {
  const datos = { titular: TITULAR, vencimiento: "12/29", codigo: "987", ...campos };
  return host.request(url, { method: "POST", body: new URLSearchParams(datos) });
}

async function pagar(url: string, numero: string) {
  const respuesta = await enviar(url, { numero, clave_de_envio: await claveDeLaPagina(url) });
  expect(respuesta.status).toBe(303);
  const destino = new URL(respuesta.headers.get("location") ?? "");
  return { destino, idPago: destino.searchParams.get("payment_id") ?? "" };
}

/** States of payments of which the shop was notified, in order. */
const estadosAvisados = () => avisos.map(({ cuerpo }) => JSON.parse(cuerpo).data.status as string);

it("a disk without room is said to whoever pays, with when to come back: nothing is charged", async () => {
  const { urlDePago } = await abrir();
  const clave_de_envio = await claveDeLaPagina(urlDePago);
  const lleno = new Proxy(almacen, {
    get: () => async () => {
      throw new NoDisponible("almacen", Object.assign(new Error("full"), { code: "SQLITE_FULL" }));
    },
  });
  const sinLugar = createPasarelaDePrueba({ ...opciones, almacen: lleno });
  const respuesta = await new Hono().route("/pasarela-de-prueba", sinLugar.app).request(urlDePago, {
    method: "POST",
    body: new URLSearchParams({
      titular: TITULAR,
      vencimiento: "12/29",
      codigo: "987",
      numero: APROBADA,
      clave_de_envio,
    }),
  });
  expect(respuesta.status).toBe(503);
  expect(respuesta.headers.get("retry-after")).toBe("10");
  expect(await respuesta.text()).toContain("No se hizo ningún cobro nuevo");
});

describe("opening a charge", () => {
  it("gives the address of the hosted page, the same for the same charge", async () => {
    const pedido = cobro();
    const primero = await adaptador.abrirCobro(pedido);
    expect(primero.urlDePago).toBe(`${URL_BASE}/pagar/${primero.referencia}`);
    expect(await Promise.all([adaptador.abrirCobro(pedido), adaptador.abrirCobro(pedido)])).toEqual([
      primero,
      primero,
    ]);
  });

  it("refuses the same key for another amount", async () => {
    const pedido = cobro();
    await adaptador.abrirCobro(pedido);
    const otro = adaptador.abrirCobro({ ...pedido, montoCentimos: 1 });
    await expect(otro).rejects.toMatchObject({ codigo: "UNEXPECTED_ERROR", estado: 422 });
  });

  it.each([1, 10, 9990, 12345, 1999, 10_000_000])("charges %i céntimos exactly", async (montoCentimos) => {
    const { urlDePago } = await abrir({ montoCentimos });
    const { idPago } = await pagar(urlDePago, APROBADA);
    expect(await adaptador.leerPago(idPago)).toMatchObject({ montoCentimos, moneda: "PEN" });
  });

  it("asks for its token on every address of the API", async () => {
    for (const path of [
      "/checkout/preferences",
      "/v1/payments/1",
      "/v1/payments/search",
      "/v1/payments/1/refunds",
    ]) {
      for (const authorization of ["", "Bearer ", `Bearer ${SECRETO}`]) {
        const respuesta = await host.request(URL_BASE + path, { headers: { authorization } });
        expect(respuesta.status).toBe(401);
      }
    }
  });

  it("refuses a preference that is not complete", async () => {
    const mala = adaptador.abrirCobro(cobro({ montoCentimos: -5, urlDeNotificacion: "javascript:alert(1)" }));
    await expect(mala).rejects.toMatchObject({ estado: 400 });
  });
});

describe("the test cards", () => {
  it("approve: the person is back at once and the shop is told once", async () => {
    const { idCobro, urlDePago } = await abrir();
    const { destino, idPago } = await pagar(urlDePago, APROBADA);
    expect(destino.href).toBe(
      `http://tienda.test/resumen/carga?pedido=1&payment_id=${idPago}&status=approved&external_reference=${idCobro}`,
    );
    const esperado = { idPago, idCobro, montoCentimos: 9990, moneda: "PEN", estado: "aprobado" };
    expect(await adaptador.leerPago(idPago)).toEqual(esperado);
    await pasarela.run();
    await pasarela.run();
    expect(avisos).toHaveLength(1);
    const [{ cuerpo, cabeceras }] = avisos as [(typeof avisos)[0]];
    expect(adaptador.verificarNotificacion({ url: "", cabeceras, cuerpo })).toEqual({ idPago });
    expect(cabeceras.get("x-request-id")).toBeTruthy();
  });

  it("reject, and let the person try again with another card", async () => {
    const { idCobro, urlDePago } = await abrir();
    const clave = await claveDeLaPagina(urlDePago);
    const { destino } = await pagar(urlDePago, RECHAZADA);
    expect(destino.pathname).toBe("/resumen/error");
    expect(destino.searchParams.get("status")).toBe("rejected");
    expect(await (await host.request(urlDePago)).text()).toContain("terminada en 0002 fue rechazada");
    // The page that was sent before takes another card as another attempt.
    await enviar(urlDePago, { numero: RECHAZADA, clave_de_envio: clave });
    await enviar(urlDePago, { numero: APROBADA, clave_de_envio: clave });
    avanzar(1);
    const estados = (await adaptador.buscarPagos(idCobro)).map(({ estado }) => estado).sort();
    expect(estados).toEqual(["aprobado", "rechazado", "rechazado"]);
  });

  it.each([
    [PENDIENTE_APROBADA, "aprobado", "approved"],
    [PENDIENTE_RECHAZADA, "rechazado", "rejected"],
  ])("leave %s pending until its time has come, then it is %s", async (numero, estado, status) => {
    const { urlDePago } = await abrir();
    const { destino, idPago } = await pagar(urlDePago, numero);
    expect(destino.search).toContain("pedido=2");
    expect(destino.searchParams.get("status")).toBe("pending");
    await pasarela.run();
    avanzar(DEMORAS.pendienteEnMs - 1);
    await pasarela.run();
    expect(await adaptador.leerPago(idPago)).toMatchObject({ estado: "pendiente" });
    expect(estadosAvisados()).toEqual(["pending"]);
    avanzar(1);
    await pasarela.run();
    expect(await adaptador.leerPago(idPago)).toMatchObject({ estado });
    expect(estadosAvisados()).toEqual(["pending", status]);
  });

  it("approve and tell the shop late", async () => {
    const { urlDePago } = await abrir();
    const { idPago } = await pagar(urlDePago, AVISO_TARDIO);
    avanzar(DEMORAS.avisoTardioEnMs - 1);
    await pasarela.run();
    expect(avisos).toEqual([]);
    expect(await adaptador.leerPago(idPago)).toMatchObject({ estado: "aprobado" });
    avanzar(1);
    await pasarela.run();
    expect(estadosAvisados()).toEqual(["approved"]);
  });

  it("approve and send the very same notice twice", async () => {
    await pagar((await abrir()).urlDePago, AVISO_DOBLE);
    await pasarela.run();
    avanzar(DEMORAS.segundoAvisoEnMs);
    await pasarela.run();
    expect(estadosAvisados()).toEqual(["approved", "approved"]);
    expect(avisos[1]?.cuerpo).toBe(avisos[0]?.cuerpo);
  });

  it("approve and send an older notice last, also when both are due at once", async () => {
    await pagar((await abrir()).urlDePago, AVISOS_DESORDENADOS);
    avanzar(DEMORAS.segundoAvisoEnMs);
    await pasarela.run();
    expect(estadosAvisados()).toEqual(["approved", "pending"]);
    const [primera, segunda] = avisos.map(({ cuerpo }) => JSON.parse(cuerpo).date_created as string);
    expect(segunda! < primera!).toBe(true);
  });

  it("approve and never tell", async () => {
    const { idCobro, urlDePago } = await abrir();
    const { idPago } = await pagar(urlDePago, SIN_AVISO);
    avanzar(24 * 60 * 60_000);
    await pasarela.run();
    expect(avisos).toEqual([]);
    expect(await adaptador.buscarPagos(idCobro)).toMatchObject([{ idPago, estado: "aprobado" }]);
  });
});

describe("the hosted page", () => {
  it("says that nothing is charged, what is paid and how much, without script or inline style", async () => {
    const { urlDePago } = await abrir({ titulo: "<b>Sesión</b>" });
    const respuesta = await host.request(urlDePago);
    const pagina = await respuesta.text();
    for (const texto of [
      "Pasarela de prueba: no se cobra dinero",
      "&lt;b&gt;Sesión",
      "S/\u00a099.90",
      "Bienestar",
    ]) {
      expect(pagina).toContain(texto);
    }
    for (const nombre of [
      "Número de tarjeta",
      "Nombre del titular",
      "Vencimiento (MM/AA)",
      "Código de seguridad",
    ]) {
      expect(pagina).toContain(`>${nombre}</label>`);
    }
    for (const uso of ["cc-number", "cc-name", "cc-exp", "cc-csc"])
      expect(pagina).toContain(`autocomplete="${uso}"`);
    expect(pagina).not.toMatch(/<script|<style|style=|javascript:|\son\w+=/);
    expect(respuesta.headers.get("cache-control")).toBe("no-store");
    const estilos = await host.request(/rel="stylesheet" href="([^"]+)"/.exec(pagina)?.[1] ?? "");
    expect(estilos.headers.get("content-type")).toContain("text/css");
  });

  it("keeps what was typed when something is wrong, but not the security code", async () => {
    const { idCobro, urlDePago } = await abrir();
    const respuesta = await enviar(urlDePago, { numero: "4111 1111 1111 1112", titular: 'Ana "la" Ruiz' });
    const pagina = await respuesta.text();
    expect(respuesta.status).toBe(400);
    expect(pagina).toContain("El número de la tarjeta no es correcto");
    expect(pagina).toContain('value="4111 1111 1111 1112"');
    expect(pagina).toContain('value="Ana &quot;la&quot; Ruiz"');
    // Whole words only: the random key of the page may hold these digits.
    expect(pagina).not.toMatch(/\b987\b/);
    expect(await adaptador.buscarPagos(idCobro)).toEqual([]);
  });

  it("fills in a test card that is chosen from the list", async () => {
    const pagina = await (await host.request(`${(await abrir()).urlDePago}?tarjeta=rechazada`)).text();
    expect(pagina).toContain(`value="${RECHAZADA}"`);
  });

  it.each([APROBADA, RECHAZADA])(
    "makes one payment when it is sent many times at once (%s)",
    async (numero) => {
      const { idCobro, urlDePago } = await abrir();
      const clave_de_envio = await claveDeLaPagina(urlDePago);
      const envios = Array.from({ length: 8 }, async () => enviar(urlDePago, { numero, clave_de_envio }));
      const destinos = (await Promise.all(envios)).map((respuesta) => respuesta.headers.get("location"));
      expect(new Set(destinos).size).toBe(1);
      expect(await adaptador.buscarPagos(idCobro)).toHaveLength(1);
      await pasarela.run();
      expect(avisos).toHaveLength(1);
    },
  );

  it("settles a charge once, whatever the number of tabs", async () => {
    const { idCobro, urlDePago } = await abrir();
    const claves = await Promise.all(Array.from({ length: 6 }, () => claveDeLaPagina(urlDePago)));
    const tarjetas = [APROBADA, PENDIENTE_APROBADA, SIN_AVISO];
    await Promise.all(
      claves.map(async (clave_de_envio, i) =>
        enviar(urlDePago, { numero: tarjetas[i % 3]!, clave_de_envio }),
      ),
    );
    expect(await adaptador.buscarPagos(idCobro)).toHaveLength(1);
    const pagina = await host.request(urlDePago);
    expect(await pagina.text()).toContain("No hace falta pagar otra vez");
  });

  it("lets the person leave without paying", async () => {
    const { idCobro, urlDePago } = await abrir();
    const respuesta = await enviar(urlDePago, { accion: "cancelar", numero: "" });
    expect(respuesta.status).toBe(303);
    expect(respuesta.headers.get("location")).toBe(
      `http://tienda.test/resumen/error?pedido=1&status=cancelled&external_reference=${idCobro}`,
    );
    expect(await adaptador.buscarPagos(idCobro)).toEqual([]);
  });

  it("takes a payment until the last millisecond, and none from then on", async () => {
    const [aTiempo, tarde] = [await abrir(), await abrir()];
    avanzar(10 * 60_000 - 1);
    await pagar(aTiempo.urlDePago, APROBADA);
    avanzar(1);
    const vistas = [await host.request(tarde.urlDePago), await enviar(tarde.urlDePago, { numero: APROBADA })];
    for (const vista of vistas) {
      expect(vista.status).toBe(410);
      expect(await vista.text()).toContain("http://tienda.test/resumen/error?pedido=1&amp;status=cancelled");
    }
    expect(await adaptador.buscarPagos(tarde.idCobro)).toEqual([]);
  });

  it("answers an address that it does not know with 404 and the way back", async () => {
    for (const vista of [
      await host.request(`${URL_BASE}/pagar/nada`),
      await enviar(`${URL_BASE}/pagar/nada`, {}),
    ]) {
      expect(vista.status).toBe(404);
      expect(await vista.text()).toContain('href="http://tienda.test/"');
    }
  });
});

describe("giving money back", () => {
  it("happens once for each key, however often it is asked, and the shop is told once", async () => {
    const { idPago } = await pagar((await abrir()).urlDePago, APROBADA);
    await pasarela.run();
    const intentos = Array.from({ length: 5 }, () => adaptador.devolver(idPago, 9990, "devolucion-1"));
    for (const pago of await Promise.all(intentos))
      expect(pago).toMatchObject({ idPago, estado: "devuelto" });
    await pasarela.run();
    expect(estadosAvisados()).toEqual(["approved", "refunded"]);
    expect(await adaptador.devolver(idPago, 9990, "otra")).toMatchObject({ estado: "devuelto" });
  });

  it("in parts counts each key once, leaves the payment approved, and never gives back more than was charged", async () => {
    const { urlDePago } = await abrir();
    const { idPago } = await pagar(urlDePago, APROBADA);
    for (const _ of [1, 2]) {
      expect(await adaptador.devolver(idPago, 2000, "parte")).toMatchObject({ estado: "aprobado" });
    }
    await expect(adaptador.devolver(idPago, 9990, "todo")).rejects.toMatchObject({ estado: 400 });
    expect(await adaptador.devolver(idPago, 7990, "resto")).toMatchObject({ estado: "devuelto" });
  });

  it("closes a page before its time: nobody pays on it any more", async () => {
    const { referencia, urlDePago } = await abrir();
    await adaptador.cerrarCobro(referencia, ahora);
    const pagina = await host.request(urlDePago);
    expect(pagina.status).toBe(410);
  });

  it("is refused while nothing was charged, or for more", async () => {
    const pendiente = await pagar((await abrir()).urlDePago, PENDIENTE_APROBADA);
    const rechazado = await pagar((await abrir()).urlDePago, RECHAZADA);
    const aprobado = await pagar((await abrir()).urlDePago, APROBADA);
    await expect(adaptador.devolver(pendiente.idPago, 9990, "a")).rejects.toMatchObject({ estado: 400 });
    await expect(adaptador.devolver(rechazado.idPago, 9990, "b")).rejects.toMatchObject({ estado: 400 });
    await expect(adaptador.devolver(aprobado.idPago, 9991, "c")).rejects.toMatchObject({ estado: 400 });
    await expect(adaptador.devolver("nadie", 9990, "d")).rejects.toMatchObject({ estado: 404 });
    expect(await adaptador.leerPago(aprobado.idPago)).toMatchObject({ estado: "aprobado" });
  });
});

describe("the notices", () => {
  it("come again, later each time, until the shop takes them", async () => {
    respuestaDeLaTienda = () => new Response(null, { status: 500 });
    await pagar((await abrir()).urlDePago, APROBADA);
    for (let segundo = 0; segundo < 15; segundo++, avanzar(1000)) await pasarela.run();
    expect(avisos.map(({ en }) => en / 1000)).toEqual([0, 2, 6, 14]);
    respuestaDeLaTienda = () => new Response("listo");
    for (let minuto = 0; minuto < 10; minuto++, avanzar(60_000)) await pasarela.run();
    expect(avisos).toHaveLength(5);
  });

  it("are given up in the end", async () => {
    respuestaDeLaTienda = () => Promise.reject(new TypeError("fetch failed"));
    await pagar((await abrir()).urlDePago, APROBADA);
    for (let minuto = 0; minuto < 30; minuto++, avanzar(60_000)) await pasarela.run();
    expect(avisos).toHaveLength(8);
  });

  it("are sent by one process, though many look for them at once", async () => {
    await Promise.all(Array.from({ length: 5 }, async () => pagar((await abrir()).urlDePago, APROBADA)));
    await Promise.all(Array.from({ length: 4 }, () => pasarela.run()));
    expect(avisos).toHaveLength(5);
  });

  it("come back when the process that was sending them died", async () => {
    await pagar((await abrir()).urlDePago, APROBADA);
    const [aviso] = await almacen.avisosPorEnviar(ahora);
    expect(await almacen.tomarAviso(aviso!, new Date(ahora.getTime() + 60_000))).toBe(true);
    await pasarela.run();
    expect(avisos).toHaveLength(0);
    avanzar(60_000);
    await pasarela.run();
    expect(avisos).toHaveLength(1);
  });

  it("go out round after round, whatever one round met, until the sender is stopped", async () => {
    vi.useFakeTimers();
    try {
      const ronda = vi.fn().mockRejectedValueOnce(new Error("base de datos caída")).mockResolvedValue([]);
      const emisor = createPasarelaDePrueba({ ...opciones, almacen: { ...almacen, avisosPorEnviar: ronda } });
      const parar = emisor.start();
      await vi.advanceTimersByTimeAsync(2_000);
      expect(ronda).toHaveBeenCalledTimes(3);
      await parar();
      await vi.advanceTimersByTimeAsync(5_000);
      expect(ronda).toHaveBeenCalledTimes(3);
    } finally {
      vi.useRealTimers();
    }
  });
});

it("leaves no card and no person in its log or its tables", async () => {
  const filas = [
    await db.selectFrom("pasarela_pagos").selectAll().execute(),
    await db.selectFrom("pasarela_preferencias").selectAll().execute(),
  ];
  const todo = JSON.stringify([registro, filas]).replaceAll(/[\s-]/g, "");
  expect(registro.length).toBeGreaterThan(0);
  const datos = [APROBADA, RECHAZADA, TITULAR, "ana@correo.test"];
  expect(datos.filter((dato) => todo.includes(dato.replaceAll(" ", "")))).toEqual([]);
});

it("fails as `FalloDeLlamada` when the gateway is not there", async () => {
  const apagada = createAdaptadorDePrueba({
    urlBase: URL_BASE,
    secreto: SECRETO,
    fetch: () => Promise.reject(new TypeError("fetch failed")),
  });
  await expect(apagada.leerPago("1")).rejects.toBeInstanceOf(FalloDeLlamada);
  await expect(apagada.abrirCobro(cobro())).rejects.toMatchObject({ codigo: "ERR_NETWORK" });
});

it("finds its rows through an index", async () => {
  expect(await recorridas(db, url, sentencias.values(), CRECEN)).toEqual([]);
});
