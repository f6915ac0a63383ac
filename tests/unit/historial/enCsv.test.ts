import { describe, expect, it } from "vitest";
import type { Accion } from "../../../app/domain/historial/accion";
import { historialEnCsv } from "../../../app/domain/historial/enCsv";
import { lima } from "../../support/constructores";

const accion = (titulo: string, momento: Date, clase: Accion["clase"] = "video"): Accion => ({
  clase,
  clave: titulo,
  titulo,
  momento,
});
const CABEZA = '\uFEFF"fecha","hora","clase","titulo"\r\n';
const unTitulo = (titulo: string) =>
  historialEnCsv([accion(titulo, lima("2026-11-23", "08:05"))], {}).slice(CABEZA.length);

describe("a history as CSV", () => {
  it("begins with the mark by which spreadsheets know its accents, and has a line for each, the newest first", () => {
    const acciones = [
      accion("Camina y respira", lima("2026-11-01", "00:00")),
      accion("Sesión de psicología", lima("2026-11-30", "23:59"), "sesion"),
      accion("Año nuevo, ñandú", lima("2026-10-31", "23:59"), "propia"),
    ];
    expect(historialEnCsv(acciones, {})).toBe(
      `${CABEZA}"2026-11-30","23:59","Sesiones","Sesión de psicología"\r\n` +
        '"2026-11-01","00:00","Videos vistos","Camina y respira"\r\n' +
        '"2026-10-31","23:59","Anotado por ti","Año nuevo, ñandú"\r\n',
    );
  });

  it("has what its page was filtered by, of every page of it, and its head alone where that is nothing", () => {
    const muchas = Array.from({ length: 70 }, (_, minuto) =>
      accion(`Video ${minuto}`, new Date(lima("2026-11-02", "10:00").getTime() + minuto * 60_000)),
    );
    const otras = [
      accion("Hoja", lima("2026-11-02", "09:00"), "herramienta"),
      accion("Video de octubre", lima("2026-10-31", "23:59")),
    ];
    const lineas = (filtros: Parameters<typeof historialEnCsv>[1]) =>
      historialEnCsv([...muchas, ...otras], filtros)
        .trim()
        .split("\r\n").length - 1;
    expect(lineas({})).toBe(72);
    expect(lineas({ mes: "2026-11", clase: "video" })).toBe(70);
    expect(lineas({ clase: "herramienta" })).toBe(1);
    expect(historialEnCsv(otras, { mes: "2026-09" })).toBe(CABEZA);
  });

  it("says no hour where only the day is known", () => {
    const accionPropia = {
      ...accion("Caminé", lima("2026-11-22", "12:00"), "propia"),
      sinHora: true,
    } as const;
    expect(historialEnCsv([accionPropia], {})).toBe(`${CABEZA}"2026-11-22",,"Anotado por ti","Caminé"\r\n`);
  });

  it("keeps quotes, commas and lines in one cell", () => {
    expect(unTitulo('Leer "El mar", despacio')).toBe(
      '"2026-11-23","08:05","Videos vistos","Leer ""El mar"", despacio"\r\n',
    );
    expect(unTitulo("Uno\r\ny dos")).toBe('"2026-11-23","08:05","Videos vistos","Uno\r\ny dos"\r\n');
    expect(unTitulo("Solo \n un salto")).toBe('"2026-11-23","08:05","Videos vistos","Solo \n un salto"\r\n');
  });

  it.each(["=1+1", "+51 999", "-2", "@SUM(A1)", "\t=1", "\r=1"])(
    "has no cell that a spreadsheet would run: %j",
    (titulo) => {
      const celda = unTitulo(titulo).slice('"2026-11-23","08:05","Videos vistos",'.length).trimEnd();
      expect(celda.replace(/^"/, "")).toMatch(/^'/);
    },
  );
});
