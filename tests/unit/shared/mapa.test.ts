import { describe, expect, it } from "vitest";
import { AYUDA, CUENTA, dondeEsta, entradaDelMenu, GRUPOS } from "~/shell/marco/mapa";
import rutas from "~/routes";
import { handleDe } from "../../support/handles";

const enPalabras = (pathname: string) => {
  const aqui = dondeEsta(pathname, handleDe(pathname));
  return aqui && `${aqui.grupo.texto}: ${aqui.lugar.texto}`;
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
    ["/scanner-bienestar/a-mano", "Cómo estás: Escáner"],
    ["/mi-zona-privada/mediciones", "Cómo estás: Escáner"],
    ["/mi-zona-privada", "Mi zona: Resumen"],
    ["/mi-zona-privada/cita/c-1", "Mi zona: Agenda"],
    ["/mi-zona-privada/cita/c-1/nota", "Mi zona: Agenda"],
    ["/mi-zona-privada/esperas", "Mi zona: Agenda"],
    ["/mi-zona-privada/historial", "Mi zona: Progreso"],
    ["/mi-zona-privada/comprobantes/b-1", "Mi zona: Comprobantes"],
    ["/mi-zona-privada/saldo", "Mi zona: Saldo"],
    // This page lies in the private zone by its address, and belongs to the profile by its subject.
    ["/mi-zona-privada/preferencias", "Mi perfil: Preferencias"],
    ["/mi-perfil/seguridad", "Mi perfil: Seguridad"],
    ["/mi-perfil/sesiones", "Mi perfil: Seguridad"],
    ["/mi-perfil/verificacion", "Mi perfil: Seguridad"],
    ["/mi-perfil/acceso-de-asegurado", "Mi perfil: Seguridad"],
    ["/mi-perfil/mis-datos", "Mi perfil: Privacidad"],
    ["/mi-perfil/mis-datos/eliminacion", "Mi perfil: Privacidad"],
    ["/actualizar-datos", "Mi perfil: Privacidad"],
    ["/herramienta/registro-de-sueno", "Explorar: Herramientas"],
    ["/ruta/dormir-mejor", "Explorar: Rutas"],
    ["/ruta/inicio/r-1", "Explorar: Rutas"],
    ["/rutas/gracias", "Explorar: Rutas"],
  ])("%s is %s", (pathname, esperado) => {
    expect(enPalabras(pathname)).toBe(esperado);
  });

  it.each(["/", "/ayuda", "/especialistas", "/agendaria", "/sorteo", "/terminos-y-condiciones"])(
    "%s belongs to no group",
    (pathname) => expect(enPalabras(pathname)).toBeNull(),
  );

  it("is shown to whoever has signed in, where it is a group of theirs", () => {
    const deQuien = (pathname: string) => dondeEsta(pathname)?.grupo.conSesion ?? false;
    expect(["/mi-perfil/deshacer", "/mi-zona-privada/saldo"].map(deQuien)).toEqual([true, true]);
    expect(["/especialista", "/explorar"].map(deQuien)).toEqual([false, false]);
  });

  it("is one of four groups of the menu, and nothing that is won stands beside care", () => {
    expect(GRUPOS.map(({ texto }) => texto)).toEqual(["Sesiones", "Explorar", "Cómo estás", "Mi zona"]);
  });

  it("marks an entry of the menu wherever somebody's own pages are, those of their profile among them", () => {
    const entrada = (pathname: string) => {
      const aqui = dondeEsta(pathname);
      return aqui && entradaDelMenu(aqui.grupo);
    };
    expect(["/mi-perfil", "/mi-perfil/plan", "/mi-zona-privada/saldo"].map(entrada)).toEqual(
      Array(3).fill("Mi zona"),
    );
    expect(entrada("/agendar")).toBe("Sesiones");
  });

  it("leads nowhere that has no page", () => {
    const direcciones = new Set(
      (rutas as { path?: string }[]).map(({ path }) => `/${path ?? ""}`.split("/:")[0]),
    );
    const lugares = [...GRUPOS.flatMap((grupo) => grupo.lugares), ...CUENTA, AYUDA].map(
      ({ href }) => href.split(/[?#]/)[0]!,
    );
    expect(lugares.filter((href) => !direcciones.has(href))).toEqual([]);
  });
});
