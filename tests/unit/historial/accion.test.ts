import { describe, expect, it } from "vitest";
import { diasParaAnotar, mesesDe, paginaDe, type Accion } from "../../../app/domain/historial/accion";
import { fc } from "../../support/azar";
import { lima } from "../../support/constructores";

const accion = (clave: string, momento: Date, clase: Accion["clase"] = "video"): Accion => ({
  clase,
  clave,
  titulo: clave,
  momento,
});
const UNAS = [
  accion("a", lima("2026-10-31", "23:59")),
  accion("b", lima("2026-11-01", "00:00"), "herramienta"),
  accion("c", lima("2026-11-02", "10:00")),
];
const claves = (filtro: Parameters<typeof paginaDe>[1]) =>
  paginaDe(UNAS, filtro).acciones.map(({ clave }) => clave);

describe("a history", () => {
  it("has the newest first, by kind and by month of Lima", () => {
    expect(claves({})).toEqual(["c", "b", "a"]);
    expect(claves({ clase: "video" })).toEqual(["c", "a"]);
    expect(claves({ mes: "2026-11" })).toEqual(["c", "b"]);
    expect(claves({ mes: "2026-10", clase: "herramienta" })).toEqual([]);
    expect(mesesDe(UNAS).map(({ mes }) => mes)).toEqual(["2026-11", "2026-10"]);
    expect(claves({ despuesDe: "nada" })).toEqual(["c", "b", "a"]);
  });

  it("is read by pages with nothing twice and nothing left out, however many happened at one instant", () => {
    const momentos = fc.array(fc.nat(4), { maxLength: 25 });
    fc.assert(
      fc.property(momentos, fc.integer({ min: 1, max: 6 }), (numeros, cuantas) => {
        const todas = numeros.map((n, indice) => accion(`x${indice}`, new Date(n * 1000)));
        const leidas: string[] = [];
        let despuesDe: string | null | undefined;
        do {
          const pagina = paginaDe(todas, { despuesDe: despuesDe ?? undefined }, cuantas);
          leidas.push(...pagina.acciones.map(({ clave }) => clave));
          despuesDe = pagina.siguiente;
        } while (despuesDe);
        expect(leidas).toHaveLength(todas.length);
        expect(new Set(leidas).size).toBe(todas.length);
      }),
    );
  });

  it("takes notes of today and of seven days before, and of no day to come", () => {
    // In Lima the date is still the 23rd.
    const dias = diasParaAnotar(lima("2026-11-23", "23:59"));
    expect(dias.map(({ dia }) => dia.slice(8))).toEqual(["23", "22", "21", "20", "19", "18", "17", "16"]);
    expect(dias.slice(0, 3).map(({ nombre }) => nombre)).toEqual([
      "hoy, lunes 23 de noviembre",
      "ayer, domingo 22 de noviembre",
      "sábado 21 de noviembre",
    ]);
    expect(diasParaAnotar(lima("2027-01-01", "00:00"))[1]!.nombre).toBe(
      "ayer, jueves 31 de diciembre de 2026",
    );
  });
});
