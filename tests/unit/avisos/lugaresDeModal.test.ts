import { describe, expect, it } from "vitest";
import { handleDe, RUTAS } from "../../support/handles";

const admiteModal = (pathname: string) => handleDe(pathname)?.admiteModal ?? false;

describe("the update of data", () => {
  it("opens over no page that takes a form: what is typed there would be lost", () => {
    const conFormulario = RUTAS.filter(({ seEscribe }) => seEscribe);
    expect(conFormulario.length).toBeGreaterThan(30);
    expect(conFormulario.filter(({ handle }) => handle?.admiteModal).map(({ file }) => file)).toEqual([]);
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
    const admitidos = RUTAS.filter(({ handle }) => handle?.admiteModal).map(({ direccion }) => direccion);
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
      "/comunidades",
      "/lista-rutas",
      "/ayuda",
      "/gracias",
      "/algo/algo",
      "/algo",
    ]);
  });
});
