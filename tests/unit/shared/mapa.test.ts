import { describe, expect, it } from "vitest";
import { AYUDA, CUENTA, dondeEsta, esParaQuienTieneCuenta, GRUPOS, salidaDe } from "~/shell/mapa";
import rutas from "~/routes";

const enPalabras = (pathname: string) => {
  const aqui = dondeEsta(pathname);
  return aqui && `${aqui.sala.texto}: ${aqui.lugar.texto}`;
};

describe("where an address stands in the site", () => {
  it.each([
    ["/especialista", "Sesiones: Especialistas"],
    ["/especialista/psicologia/lucia-mendoza", "Sesiones: Especialistas"],
    ["/agendar/nutricion", "Sesiones: Agendar"],
    ["/reagendar", "Sesiones: Agendar"],
    ["/explorar", "Explorar: Explorar todo"],
    ["/bienestar-play", "Explorar: Play"],
    ["/bienestar-play/ver/respira-con-el-mar", "Explorar: Play"],
    ["/mi-zona-privada", "Mi zona: Resumen"],
    ["/mi-zona-privada/cita/c-1", "Mi zona: Resumen"],
    ["/mi-zona-privada/saldo", "Mi zona: Saldo"],
    // In the private zone by its address, and of the profile by what it is.
    ["/mi-zona-privada/preferencias", "Mi perfil: Preferencias"],
    ["/mi-perfil/sesiones", "Mi perfil: Seguridad"],
    ["/mi-perfil/mis-datos/eliminacion", "Mi perfil: Privacidad"],
  ])("%s is %s", (pathname, esperado) => {
    expect(enPalabras(pathname)).toBe(esperado);
  });

  it.each(["/", "/ayuda", "/especialistas", "/agendaria", "/terminos-y-condiciones"])(
    "%s belongs to no room",
    (pathname) => expect(dondeEsta(pathname)).toBeNull(),
  );

  it("is shown to whoever has signed in, where it is a room of theirs", () => {
    const deQuien = (pathname: string) => dondeEsta(pathname)?.sala.conSesion ?? false;
    expect(["/mi-perfil/deshacer-correo", "/mi-zona-privada/saldo"].map(deQuien)).toEqual([true, true]);
    expect(["/especialista", "/sorteo"].map(deQuien)).toEqual([false, false]);
  });

  it("leads nowhere that has no page", () => {
    const direcciones = new Set(
      (rutas as { path?: string }[]).map(({ path }) => `/${path ?? ""}`.split("/:")[0]),
    );
    const lugares = [...GRUPOS.flatMap((grupo) => grupo.lugares), ...CUENTA, AYUDA].map(({ href }) => href);
    expect(lugares.filter((href) => !direcciones.has(href))).toEqual([]);
  });
});

describe("a page that a specialist reads", () => {
  it("offers no account", () => {
    expect(esParaQuienTieneCuenta("/videollamada/especialista")).toBe(false);
    expect(["/videollamada", "/", "/ayuda"].every(esParaQuienTieneCuenta)).toBe(true);
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
  ])("of %s is %s", (pathname, esperado) => expect(salidaDe(pathname)).toBe(esperado));

  it.each(["/", "/resumen/exito", "/resumen/error", "/tienda", "/tienda/compra/o-1", "/registros"])(
    "%s has none",
    (pathname) => expect(salidaDe(pathname)).toBeNull(),
  );
});
