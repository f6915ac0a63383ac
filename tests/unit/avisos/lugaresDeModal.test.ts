import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { admiteModal } from "../../../app/domain/avisos/modales/lugares";
import rutas from "../../../app/routes";

const lugares = rutas.map(({ path = "", file }) => ({
  direccion: `/${path.replace(/\?/g, "").replace(/[*:]\w*/g, "algo")}`,
  accion: /export (async )?(function|const) action\b|export \{[^}]*\baction\b/.test(
    readFileSync(`app/${file}`, "utf8"),
  ),
  pagina: file.endsWith(".tsx"),
}));

describe("the update of data", () => {
  it("opens over no page that takes a form: what is typed there would be lost", () => {
    const conFormulario = lugares.filter(({ accion }) => accion);
    expect(conFormulario.length).toBeGreaterThan(30);
    expect(conFormulario.map(({ direccion }) => direccion).filter(admiteModal)).toEqual([]);
  });

  it("opens over no step of a payment, of a call or of the way back from the gateway", () => {
    const pasos = ["/resumen", "/resumen/carga", "/resumen/exito", "/resumen/error", "/resumen/expirado"];
    const deLaTienda = ["/tienda/paquete/p", "/tienda/canje/p", "/tienda/compra/p", "/datos-de-compra"];
    const llamada = ["/videollamada", "/videollamada/sala", "/videollamada/especialista"];
    const reserva = ["/agendar/psicologia", "/reagendar"];
    for (const lugar of [...pasos, ...deLaTienda, ...llamada, ...reserva]) {
      expect([lugar, admiteModal(lugar)]).toEqual([lugar, false]);
      expect([lugar, admiteModal(`${lugar}/`)]).toEqual([lugar, false]);
    }
  });

  it("opens over every other page, and over one that does not exist", () => {
    const admitidos = lugares
      .filter(({ direccion, pagina }) => pagina && admiteModal(direccion))
      .map(({ direccion }) => direccion);
    expect(admitidos).toEqual([
      "/",
      "/especialista",
      "/especialista/algo/algo",
      "/agendar",
      "/tienda",
      "/mi-zona-privada/comprobantes",
      "/mi-zona-privada/comprobantes/algo",
      "/mi-perfil/plan",
      "/mi-zona-privada/saldo",
      "/herramientas",
      "/buscar",
      "/explorar",
      "/bienestar-en-vivo",
      "/bienestar-en-vivo/talleres-y-clases",
      "/ayuda",
      "/gracias",
      "/algo/algo",
      "/algo",
    ]);
  });
});
