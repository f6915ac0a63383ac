import { describe, expect, it } from "vitest";
import { dondeEsta } from "~/shell/marco/mapa";
import { handleDe, RUTAS } from "../../support/handles";

const SECRETO = /clave|actual|nueva|codigo|token|password/i;

describe("what a route says of itself", () => {
  it("names what of its form may be repeated, wherever its page takes one", () => {
    const calladas = RUTAS.filter(
      ({ esPagina, conAccion, handle }) => esPagina && conAccion && !handle?.repite,
    );
    expect(calladas.map(({ file }) => file)).toEqual([]);
    expect(RUTAS.filter(({ handle }) => handle?.repite).length).toBeGreaterThan(50);
  });

  it("has no password and no code repeated, and nothing where no form is taken", () => {
    const repetidos = RUTAS.flatMap(({ handle }) => handle?.repite ?? []);
    expect(repetidos.filter((campo) => SECRETO.test(campo))).toEqual([]);
    expect(RUTAS.filter(({ conAccion, handle }) => !conAccion && handle?.repite)).toEqual([]);
  });

  it("is a part of a page of the map, where it says so", () => {
    const partes = RUTAS.flatMap(({ handle }) => handle?.lugar ?? []);
    expect(partes.length).toBeGreaterThan(5);
    expect(partes.filter((lugar) => dondeEsta(lugar)?.lugar.href !== lugar)).toEqual([]);
  });
});

describe("the way out of a page about one thing", () => {
  it.each([
    ["/registro", "/"],
    ["/registro/codigo", "/"],
    ["/registro-app", "/"],
    ["/resumen", "/mi-zona-privada"],
    ["/resumen/carga", "/mi-zona-privada"],
    ["/videollamada", "/mi-zona-privada"],
    ["/videollamada/especialista", "/videollamada/especialista?fin"],
    ["/tienda/paquete/p-1", "/tienda"],
    ["/tienda/canje/p-1", "/tienda"],
    ["/test-de-bienestar/formulario", "/test-de-bienestar"],
  ])("of %s is %s", (pathname, esperado) => expect(handleDe(pathname)?.salida).toBe(esperado));

  it.each(["/", "/resumen/exito", "/resumen/error", "/tienda", "/tienda/compra/o-1", "/registros"])(
    "%s has none",
    (pathname) => expect(handleDe(pathname)?.salida).toBeUndefined(),
  );

  it("leads somewhere", () => {
    const salidas = RUTAS.flatMap(({ handle }) => (typeof handle?.salida === "string" ? handle.salida : []));
    const direcciones = RUTAS.map(({ direccion }) => direccion);
    expect(salidas.filter((salida) => !direcciones.includes(salida.split("?")[0]!))).toEqual([]);
  });
});

describe("a page that a mail leads to", () => {
  it("may be pressed by whatever reads the mail where it stops mails of a kind, and nothing else is lost by it", () => {
    expect(RUTAS.filter(({ handle }) => handle?.unClic).map(({ direccion }) => direccion)).toEqual([
      "/no-recordarme",
      "/no-preguntarme",
    ]);
  });
});

describe("a page that a specialist reads", () => {
  it("offers no account, and no other page leaves it out", () => {
    expect(RUTAS.filter(({ handle }) => handle?.sinCuenta).map(({ direccion }) => direccion)).toEqual([
      "/videollamada/especialista",
    ]);
  });
});
