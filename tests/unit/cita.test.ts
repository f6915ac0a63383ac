import { describe, expect, it } from "vitest";
import { admiteCambio, limiteDeCambio, reglaDeCambio } from "../../app/domain/citas/cita";
import { sumarMinutos } from "../../app/domain/shared/fechas";
import { lima, MIERCOLES } from "../support/constructores";

const inicio = lima(MIERCOLES, "10:00");
const limite = lima("2026-11-24", "10:00");

describe("changing or cancelling a session", () => {
  it("has its limit 24 hours before the start", () => expect(limiteDeCambio(inicio)).toEqual(limite));

  it("is allowed exactly 24 hours before", () => expect(admiteCambio(inicio, limite)).toBe(true));

  it("is refused one minute later, and one millisecond later", () => {
    expect(admiteCambio(inicio, sumarMinutos(limite, 1))).toBe(false);
    expect(admiteCambio(inicio, new Date(limite.getTime() + 1))).toBe(false);
  });

  it("is said as a date and a time while it is allowed", () => {
    expect(reglaDeCambio(inicio, limite)).toBe(
      "Puedes cambiarla o cancelarla sin costo hasta el martes 24 de noviembre, 10:00 (hora de Perú).",
    );
  });

  it("is said to be over when it is: no date that has passed is promised", () => {
    expect(reglaDeCambio(inicio, sumarMinutos(limite, 1))).not.toMatch(/hasta el/);
  });
});
