import { describe, expect, it } from "vitest";
import { estadoDeBrecha, limiteDeBrecha } from "../../../app/domain/atencion/brechas/brecha";
import { DOCUMENTOS_DE, estadoDeSolicitud } from "../../../app/domain/atencion/solicitudes/solicitud";
import { plazoDeBrecha, plazoEnPalabras } from "../../../app/features/equipo/derechos/plazo";
import { lima } from "../../support/constructores";

describe("the term of a request", () => {
  const abierta = { venceEl: "2026-12-07", cerradaEn: null };

  it("is open until the last minute of its day", () => {
    expect(estadoDeSolicitud(abierta, "2026-12-07")).toBe("en-plazo");
    expect(estadoDeSolicitud(abierta, "2026-12-08")).toBe("vencida");
  });

  it("says when it is due, when it was, and that it was closed late", () => {
    expect(plazoEnPalabras(abierta, lima("2026-12-07", "09:00"))).toMatch(/^Vence hoy, /);
    expect(plazoEnPalabras(abierta, lima("2026-12-08", "09:00"))).toMatch(/^Venció el /);
    const tarde = { ...abierta, cerradaEn: lima("2026-12-08", "00:00") };
    expect(plazoEnPalabras(tarde, lima("2026-12-09", "09:00"))).toContain("fuera de plazo");
    const aTiempo = { ...abierta, cerradaEn: lima("2026-12-07", "23:59") };
    expect(plazoEnPalabras(aTiempo, lima("2026-12-09", "09:00"))).not.toContain("fuera de plazo");
  });

  it("takes from an heir and a parent more than a document of their own", () => {
    expect(DOCUMENTOS_DE.heredero).not.toContain("dni");
    expect(DOCUMENTOS_DE.padre).not.toContain("dni");
  });
});

describe("the 48 hours of a breach", () => {
  const brecha = { conocidaEn: lima("2026-11-23", "08:00") };
  const limite = limiteDeBrecha(brecha);
  const dicho = (avisadaEn: Date | null, ahora: Date) =>
    plazoDeBrecha({ estado: estadoDeBrecha(brecha, avisadaEn, ahora), limite, avisadaEn }, ahora);

  it.each([
    [null, lima("2026-11-23", "08:00"), "Plazo: quedan 48 horas"],
    [null, lima("2026-11-25", "07:30"), "Plazo: queda menos de 1 hora"],
    [null, lima("2026-11-25", "11:00"), "El plazo venció hace 3 horas"],
    [lima("2026-11-25", "08:00"), lima("2026-11-26", "08:00"), "Se avisó a la Autoridad el miércoles 25"],
    [lima("2026-11-25", "10:00"), lima("2026-11-26", "08:00"), "2 horas después del plazo"],
  ])("says with a notice at %s, at %s: %s", (avisadaEn, ahora, texto) => {
    expect(dicho(avisadaEn, ahora)).toContain(texto);
  });
});
