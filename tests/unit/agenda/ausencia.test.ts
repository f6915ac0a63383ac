import { describe, expect, it } from "vitest";
import { rechazoAlAvisar } from "../../../app/domain/agenda/ausencias/ausencia";
import { devolucionPorAusencia } from "../../../app/domain/agenda/ausencias/textos";
import { sumarMinutos } from "../../../app/domain/shared/fechas";
import { LUNES_8AM, unaCita } from "../../support/constructores";

const inicio = sumarMinutos(LUNES_8AM, 60);
const cita = unaCita(inicio);
const UNA_SEMANA = 7 * 24 * 60;

describe("a person says that the specialist did not come", () => {
  it("from ten minutes after the start on, and not one minute earlier", () => {
    expect(rechazoAlAvisar(cita, sumarMinutos(inicio, 9))).toBe("cita-por-empezar");
    expect(rechazoAlAvisar(cita, sumarMinutos(inicio, 10))).toBeNull();
  });

  it("until exactly seven days after the end", () => {
    expect(rechazoAlAvisar(cita, sumarMinutos(cita.fin, UNA_SEMANA))).toBeNull();
    expect(rechazoAlAvisar(cita, sumarMinutos(cita.fin, UNA_SEMANA + 1))).toBe("aviso-fuera-de-plazo");
  });

  it("not where an operator noted that the session was held", () => {
    const asistencia = { en: cita.fin, motivo: "Se atendieron por teléfono." };
    expect(rechazoAlAvisar({ ...cita, asistencia }, cita.fin)).toBe("asistencia-anotada");
  });

  it("not where the specialist was in the room, nor of a session that is cancelled or may be moved freely", () => {
    expect(rechazoAlAvisar({ ...cita, especialistaLlegoEn: cita.fin }, cita.fin)).toBe("especialista-llego");
    expect(rechazoAlAvisar({ ...cita, estado: "cancelada" }, cita.fin)).toBe("cita-cancelada");
    expect(rechazoAlAvisar({ ...cita, cambioLibre: true }, cita.fin)).toBe("cita-cancelada");
  });
});

describe("the way of the money is said before", () => {
  it.each([
    [{ formaDePago: "saldo" as const }, "Si tu especialista no vino, vuelve 1 bono a tu saldo."],
    [
      { formaDePago: "cupon" as const, cupon: "REGALO" },
      "Si tu especialista no vino, puedes volver a usar tu cupón REGALO.",
    ],
    [
      {},
      "Si tu especialista no vino, te devolvemos S/ 90.00 a la tarjeta con la que pagaste. Tu banco puede tardar unos días en mostrarlo.",
    ],
  ])("%o", (cambios, texto) => {
    expect(devolucionPorAusencia(unaCita(inicio, cambios)).replaceAll("\u00a0", " ")).toBe(texto);
  });
});
