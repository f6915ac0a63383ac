import { describe, expect, it } from "vitest";
import { avisoEnPalabras } from "../../../app/domain/saludMental/alertas/enPalabras";
import { instanteDe } from "../../../app/domain/shared/fechas";

const desde = instanteDe("2026-11-23", "07:10");

describe("what somebody is told of their alert", () => {
  it("says of when it is: of today until midnight in Peru, and with its day from then on", () => {
    const estado = "por-recibir";
    const alas = (fecha: string, hora: string) => avisoEnPalabras({ estado, desde }, instanteDe(fecha, hora));
    expect(alas("2026-11-23", "23:59")).toContain("Tu aviso es de hoy, 07:10.");
    expect(alas("2026-11-24", "00:00")).toContain("Tu aviso es del lunes 23 de noviembre, 07:10.");
  });

  it("says on which day somebody saw it: no hour of that is kept", () => {
    const visto = { estado: "visto", desde, en: instanteDe("2026-11-23", "00:00") } as const;
    const el = (fecha: string) => avisoEnPalabras(visto, instanteDe(fecha, "10:00"));
    expect(el("2026-11-23")).toContain("vio tu aviso hoy y sabe");
    expect(el("2026-11-26")).toContain("vio tu aviso el lunes 23 de noviembre y sabe");
  });
});
