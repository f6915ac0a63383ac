import { expect, it } from "vitest";
import { estadoDeCupon } from "../../../app/domain/ventas/cupones/deEquipo";
import { LUNES_8AM, unCupon } from "../../support/constructores";

const estado = (ms: number, usados = 0) =>
  estadoDeCupon({ ...unCupon({ maximoTotal: 10 }), usados }, new Date(LUNES_8AM.getTime() + ms));
const UN_DIA = 24 * 60 * 60 * 1000;

it.each([
  ["still to begin one millisecond before its first day", -1, 0, "por-empezar"],
  ["valid from its first instant", 0, 0, "vigente"],
  ["valid with one use left", 0, 9, "vigente"],
  ["used up with none left", 0, 10, "agotado"],
  ["valid one millisecond before its end", UN_DIA - 1, 0, "vigente"],
  ["over at its end", UN_DIA, 10, "terminado"],
])("a coupon is %s", (_, ms, usados, esperado) => {
  expect(estado(ms, usados)).toBe(esperado);
});
