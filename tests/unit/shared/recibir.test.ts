import { afterAll, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import type { TrasPedir } from "../../../app/domain/ventas/pagos/pedirYPagar";
import { FORMA_DE_PAGO } from "../../../app/domain/ventas/pedidos/formaDePago";
import { RECHAZOS_DE_PRUEBA } from "../../../app/domain/cuentas/identidad/prueba";
import type { Rechazos } from "../../../app/domain/shared/rechazo";
import { sonCamposPosibles } from "../../../app/domain/shared/navegacion/envio";
import { done, refuse, type Result } from "../../../app/domain/shared/result";
import { RECHAZOS_DE_CUPON } from "../../../app/domain/ventas/cupones/cupon";
import { recibirCompra } from "../../../app/shell/compra/comprar.server";
import { precioConCuponMirado } from "../../../app/shell/compra/cuponMirado.server";
import { APLICAR_CUPON } from "../../../app/shell/compra/intenciones";
import { ELIGE_COMO_PAGAR, envioDeCompra } from "../../../app/shell/compra/formulario";
import { recibir, recibirBoton, seguirEn } from "../../../app/shell/formularios/envio.server";
import { exigir } from "../../../app/shell/responder";

// Test files share modules, so the modules with the replacements below are loaded anew before and after this file.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());
vi.mock("../../../app/services.server", () => ({
  services: { cuentas: { sello: selloAbierto }, codigoDeSoporte: () => "codigo-7" },
}));
const firmante = vi.hoisted(() => ({ idPersona: 1 }));
vi.mock("../../../app/shell/sesion/sesion.server", () => ({
  quienFirma: () => Promise.resolve(firmante.idPersona),
}));
const selloAbierto = vi.hoisted(() => ({
  sellar: (_: string, que: unknown) => Promise.resolve(JSON.stringify(que)),
  abrir: (_: string, sellado: string) => Promise.resolve(sellado ? (JSON.parse(sellado) as unknown) : null),
}));

const RECHAZOS: Rechazos<"no-existe" | "agotado"> = {
  "no-existe": { clase: "not-found", mensaje: "No está." },
  agotado: { clase: "conflict", mensaje: "Ya no queda." },
};
const formulario = (campos: Record<string, string>) => {
  const datos = new FormData();
  for (const [nombre, valor] of Object.entries(campos)) datos.set(nombre, valor);
  return datos;
};

it("counts the first value of a field that came twice, and gives the form back with it alone", async () => {
  const datos = new FormData();
  for (const [nombre, valor] of [
    ["pais", "PE"],
    ["pais", "CL"],
    ["dias", "1"],
    ["dias", "2"],
    ["numero", ""],
    ["ajeno", "a"],
    ["ajeno", "b"],
  ] as const)
    datos.append(nombre, valor);
  const rechazado = await recibir(datos, {
    esquema: z.discriminatedUnion("pais", [
      z.object({ pais: z.literal("PE"), dias: z.array(z.string()).default([]), numero: z.string() }),
      z.object({ pais: z.literal("CL") }),
    ]),
    rechazos: RECHAZOS,
    pedir: () => Promise.resolve(done(null)),
    luego: () => null,
  });
  expect((await rechazado.json()).envio).toMatchObject({
    initialValue: { pais: "PE", dias: ["1", "2"] },
    error: { numero: [expect.any(String)] },
  });
  // Fields outside every schema keep all their values, because actions read them by hand.
  expect(datos.getAll("ajeno")).toEqual(["a", "b"]);
});

it("says how to ask for help where somebody else does not answer, and only there", async () => {
  const rechazos: Rechazos<"no-responde" | "agotado"> = {
    "no-responde": { clase: "unavailable", mensaje: "No se hizo ningún cobro." },
    agotado: RECHAZOS.agotado,
  };
  const enviar = (rechazo: "no-responde" | "agotado") =>
    recibir(formulario({}), {
      esquema: z.object({}),
      rechazos,
      pedir: () => Promise.resolve(refuse(rechazo)),
      luego: () => null,
    });
  const sinRespuesta = await enviar("no-responde");
  expect([sinRespuesta.status, (await sinRespuesta.json()).mensaje]).toEqual([
    503,
    "No se hizo ningún cobro. Si sigue igual, escríbenos con este código de soporte: codigo-7",
  ]);
  expect((await (await enviar("no-responde")).json()).soporte).toBe("codigo-7");
  expect(await (await enviar("agotado")).json()).toMatchObject({ mensaje: "Ya no queda.", soporte: null });
});

describe("a page of buttons", () => {
  const enviar = (intencion: string) =>
    recibirBoton(formulario({ intencion }), RECHAZOS, {
      guardar: () => Promise.resolve(done(seguirEn("/a", "favorito-guardado"))),
      quitar: () => Promise.resolve(refuse("no-existe")),
    });

  it("does the one that was pressed, and goes on so that a refresh repeats nothing", async () => {
    const respuesta = await enviar("guardar");
    expect([respuesta.status, respuesta.headers.get("location")]).toEqual([303, "/a"]);
  });

  it("says with its status why one is not done, and that there is no other", async () => {
    const no = await enviar("quitar");
    expect([no.status, (await no.json()).mensaje]).toEqual([404, "No está."]);
    expect((await enviar("toString")).status).toBe(400);
  });
});

describe("a refusal of one field", () => {
  const rechazar = async (campos?: { "clave-incorrecta": string }) => {
    const respuesta = await recibir(formulario({ clave: "no es esta" }), {
      esquema: z.object({ clave: z.string() }),
      rechazos: RECHAZOS_DE_PRUEBA,
      pedir: () => Promise.resolve(refuse("clave-incorrecta")),
      luego: () => seguirEn("/"),
      ...(campos && { campos }),
    });
    const { envio, generales } = await respuesta.json();
    return { error: envio.error, escrito: envio.initialValue, generales };
  };
  const mensaje = [RECHAZOS_DE_PRUEBA["clave-incorrecta"].mensaje];

  it("is said beside it in whatever form has it, and not of the form as a whole; the password does not come back", async () =>
    expect(await rechazar()).toEqual({ error: { clave: mensaje }, escrito: {}, generales: [] }));

  it("is said beside what a form calls otherwise", async () =>
    expect((await rechazar({ "clave-incorrecta": "actual" })).error).toEqual({ actual: mensaje }));
});

describe("what a page shows", () => {
  it("is its value, or the status and the words of why there is none", async () => {
    expect(exigir(done(1), RECHAZOS)).toBe(1);
    let fuera: unknown;
    try {
      exigir(refuse("agotado"), RECHAZOS);
    } catch (error) {
      fuera = error;
    }
    expect(fuera).toBeInstanceOf(Response);
    expect([(fuera as Response).status, await (fuera as Response).text()]).toEqual([409, "Ya no queda."]);
  });
});

describe("the form that buys", () => {
  const envioConSaldo = z.discriminatedUnion(
    "intencion",
    [envioDeCompra, z.object({ intencion: z.literal(FORMA_DE_PAGO.saldo), cupon: z.string().optional() })],
    ELIGE_COMO_PAGAR,
  );
  const comprar = async (
    campos: Record<string, string>,
    alPagar: Result<TrasPedir, "agotado"> = refuse("agotado"),
  ) => {
    const pagados: unknown[] = [];
    const mirados: string[] = [];
    const respuesta = await recibirCompra(formulario(campos), {
      request: new Request("http://prueba.example/comprar"),
      idArticulo: "uno",
      esquema: envioConSaldo,
      rechazos: { ...RECHAZOS_DE_CUPON, ...RECHAZOS },
      async cotizar(codigo) {
        mirados.push(codigo);
        await Promise.resolve();
        if (codigo === "YA-PAGADO") return refuse("no-existe");
        return codigo === "MALO"
          ? refuse("cupon-no-existe")
          : done({ codigo, precioCentimos: 100_00, descuentoCentimos: 20_00 });
      },
      pagar({ intencion, cupon }) {
        pagados.push([intencion, cupon]);
        return Promise.resolve(alPagar);
      },
      direccionDelPedido: ({ idPedido }) => `/pedido/${idPedido}`,
      salvo: (rechazo) => (rechazo === "no-existe" ? seguirEn("/vencido") : null),
    });
    const [galleta = ""] = respuesta.headers.getSetCookie();
    const luego = new Request("http://prueba.example/", { headers: { cookie: galleta.split(";")[0]! } });
    const recordado = (compra: string) =>
      precioConCuponMirado(luego, compra, (codigo) =>
        Promise.resolve(done({ codigo, precioCentimos: 100_00, descuentoCentimos: 20_00 })),
      );
    const { status: estado, headers } = respuesta;
    const datos = (estado === 303 ? null : await respuesta.json())!;
    return { estado, headers, datos, pagados, mirados, recordado };
  };

  it("looks at a coupon without buying, also one that is written in small letters", async () => {
    const { estado, datos, pagados, recordado } = await comprar({
      intencion: "aplicar",
      cupon: " verano20 ",
    });
    expect(estado).toBe(200);
    expect(await recordado("uno"), "and knows of it when they come back").toMatchObject({
      cupon: "VERANO20",
    });
    expect(await recordado("otro"), "of that purchase alone").toBeNull();
    firmante.idPersona = 2;
    expect(await recordado("uno"), "and of that person").toBeNull();
    firmante.idPersona = 1;
    expect(datos.precio).toMatchObject({ cupon: "VERANO20", totalCentimos: 80_00 });
    expect(pagados).toEqual([]);
  });

  it("keeps the price with the coupon where the payment is refused", async () => {
    const { estado, datos, pagados } = await comprar({ intencion: FORMA_DE_PAGO.tarjeta, cupon: "VERANO20" });
    expect([estado, datos.generales, datos.precio?.totalCentimos]).toEqual([409, ["Ya no queda."], 80_00]);
    expect(pagados).toEqual([[FORMA_DE_PAGO.tarjeta, "VERANO20"]]);
  });

  it("says of a refused coupon also where something else is wrong", async () => {
    const { estado, datos, mirados } = await comprar({ intencion: "otra cosa", cupon: "MALO" });
    expect(estado).toBe(400);
    expect(datos.envio.error?.cupon).toEqual([RECHAZOS_DE_CUPON["cupon-no-existe"].mensaje]);
    expect(datos.generales).toEqual([ELIGE_COMO_PAGAR]);
    expect(mirados).toEqual(["MALO"]);
  });

  it("answers a list of intentions as an unknown one, and keeps what was typed", async () => {
    const campos = { "intencion[]": FORMA_DE_PAGO.tarjeta, cupon: "VERANO20" };
    expect(sonCamposPosibles(Object.entries(campos))).toBe(true);
    const { estado, datos, pagados } = await comprar(campos);
    expect([estado, datos.generales, pagados]).toEqual([400, [ELIGE_COMO_PAGAR], []]);
    expect(datos.envio.initialValue).toMatchObject({ cupon: "VERANO20" });
  });

  it("says beside its box what is wrong with a coupon, and tries it once only", async () => {
    const { estado, datos, pagados, mirados } = await comprar({
      intencion: FORMA_DE_PAGO.tarjeta,
      cupon: "MALO",
    });
    expect(estado).toBe(409);
    expect(datos.envio.error?.cupon).toEqual([RECHAZOS_DE_CUPON["cupon-no-existe"].mensaje]);
    expect([pagados, mirados]).toEqual([[], ["MALO"]]);
  });

  it("says after a payment with saldo that the coupon was not used", async () => {
    const pagado = done({ lugar: "pagado", idPedido: "p" } as const);
    const avisoTras = async (campos: Record<string, string>) =>
      (await comprar(campos, pagado)).headers
        .getSetCookie()
        .some((galleta) => galleta.includes("cupon-sin-usar"));
    expect(await avisoTras({ intencion: FORMA_DE_PAGO.saldo, cupon: "VERANO20" })).toBe(true);
    expect(await avisoTras({ intencion: FORMA_DE_PAGO.saldo }), "without a coupon").toBe(false);
    expect(await avisoTras({ intencion: FORMA_DE_PAGO.cupon, cupon: "VERANO20" }), "with the coupon").toBe(
      false,
    );
  });

  it("leads a second press to the paid order, although its price is not quoted any more", async () => {
    const pago = { intencion: FORMA_DE_PAGO.tarjeta, cupon: "YA-PAGADO" };
    const { estado, headers } = await comprar(pago, done({ lugar: "pagado", idPedido: "p" }));
    expect([estado, headers.get("location")]).toEqual([303, "/pedido/p"]);
    const { headers: deLaMirada } = await comprar({ intencion: APLICAR_CUPON, cupon: "YA-PAGADO" });
    expect(deLaMirada.get("location"), "a look at the coupon alone").toBe("/vencido");
  });

  it("is without its coupon again, whatever was written", async () => {
    const { estado, datos, mirados, recordado } = await comprar({ intencion: "quitar-cupon", cupon: "MALO" });
    expect([estado, datos.precio, mirados]).toEqual([200, null, []]);
    expect(await recordado("uno")).toBeNull();
  });
});
