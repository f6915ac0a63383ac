import { describe, expect, it } from "vitest";
import {
  ANTES_DE,
  centimosCobrados,
  proximaRevision,
  type EstadoDePago,
} from "../../../app/domain/ventas/pagos/pago";
import type { EstadoEnPasarela } from "../../../app/domain/ventas/pagos/pasarela";
import { sumarMinutos } from "../../../app/domain/shared/fechas";
import { LUNES_8AM, unPago } from "../../support/constructores";

const ESTADOS: EstadoDePago[] = ["procesando", "rechazado", "pagado", "por-devolver", "devuelto"];

describe("what the gateway reports changes a payment", () => {
  const permitidos: Record<EstadoEnPasarela, EstadoDePago[]> = {
    pendiente: [],
    rechazado: ["procesando"],
    aprobado: ["procesando", "rechazado"],
    devuelto: ["procesando", "rechazado", "pagado", "por-devolver"],
  };
  for (const [reporte, desde] of Object.entries(permitidos) as [EstadoEnPasarela, EstadoDePago[]][]) {
    for (const estado of ESTADOS) {
      it(`${reporte} ${desde.includes(estado) ? "is news for" : "changes nothing of"} one that is ${estado}`, () => {
        expect(ANTES_DE[reporte].includes(estado)).toBe(desde.includes(estado));
      });
    }
  }

  it("money that is going back or is back is never charged again by late news", () => {
    for (const estado of ["por-devolver", "devuelto"] as const) {
      expect(ANTES_DE.aprobado).not.toContain(estado);
      expect(ANTES_DE.rechazado).not.toContain(estado);
    }
  });
});

describe("asking the gateway again", () => {
  const enMinutos = (edad: number) => {
    const ahora = sumarMinutos(LUNES_8AM, edad);
    return (proximaRevision({ creadoEn: LUNES_8AM }, ahora).getTime() - ahora.getTime()) / 60_000;
  };

  it("happens every 15 seconds for an hour, then every ten minutes for a day, then every hour", () => {
    expect([0, 59.9, 60, 24 * 60 - 1, 24 * 60, 6 * 24 * 60].map(enMinutos)).toEqual([
      0.25, 0.25, 10, 10, 60, 60,
    ]);
  });
});

it("what was charged counts what is on its way back, and no payment that the bank refused", () => {
  const [rechazado, pagado] = [unPago({ estado: "rechazado" }), unPago({ estado: "pagado" })];
  const deVuelta = unPago({ estado: "por-devolver", montoCentimos: 10_00 });
  expect(centimosCobrados([])).toBe(0);
  expect(centimosCobrados([rechazado, pagado, deVuelta])).toBe(pagado.montoCentimos + 10_00);
});
