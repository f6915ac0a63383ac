import { describe, expect, it } from "vitest";
import {
  fueraDelResultado,
  fueraDelResumen,
  fueraDeLoVencido,
} from "../../../app/domain/agenda/reservas/lugares";
import type { Reserva } from "../../../app/domain/agenda/reservas/reserva";
import { lima, LUNES_8AM, MIERCOLES, unEspecialista, unHorario, unPedido } from "../../support/constructores";

const especialista = unEspecialista({ slug: "ana-flores", especialidad: "psicologia" });
const horario = unHorario({ idHorario: "h1", inicio: lima(MIERCOLES, "10:00") });
const pedido: Reserva = unPedido({ idPedido: "p1", idHorario: "h1" });
const cambio: Reserva = {
  ...pedido,
  clase: "cambio",
  cambio: { idCita: "c1", version: 3, motivo: null, idEspera: null },
} as unknown as Reserva;
const alVencer = horario.expiraEn;
const justoAntes = new Date(alVencer.getTime() - 1);

describe("the summary of a held time", () => {
  it("is its page until the last millisecond of the hold, ordered or not", () => {
    for (const pedidoPosible of [null, pedido]) {
      expect(fueraDelResumen({ horario, especialista, pedido: pedidoPosible }, justoAntes)).toBe(null);
      expect(fueraDelResumen({ horario, especialista, pedido: pedidoPosible }, alVencer)).toBe(
        "/resumen/expirado?horario=h1",
      );
    }
  });

  it("is that of the session once it is one", () => {
    const reservado = unHorario({ ...horario, estado: "reservado" });
    expect(fueraDelResumen({ horario: reservado, especialista, pedido }, LUNES_8AM)).toBe(
      "/resumen/exito?pedido=p1",
    );
  });

  it("of a change that is to be paid is the page of the change", () => {
    expect(fueraDelResumen({ horario, especialista, pedido: cambio }, LUNES_8AM)).toBe(
      "/reagendar?cita=c1&version=3&especialista=ana-flores&dia=2026-11-25&hora=10:00#confirmar",
    );
    const pagado = { ...cambio, estado: "pagado" } as Reserva;
    expect(fueraDelResumen({ horario, especialista, pedido: pagado }, LUNES_8AM)).toBe(null);
  });
});

describe("a hold that ran out", () => {
  it("has its page from the instant at which it ends, and the summary before", () => {
    expect(fueraDeLoVencido({ horario, especialista, pedido: null }, alVencer)).toBe(null);
    expect(fueraDeLoVencido({ horario, especialista, pedido: null }, justoAntes)).toBe("/resumen?horario=h1");
  });

  it("did not run out where it was let go, and its order tells what became of it", () => {
    const libre = unHorario({ ...horario, estado: "liberado" });
    expect(fueraDeLoVencido({ horario: libre, especialista, pedido: null }, alVencer)).toBe(
      "/agendar/psicologia?especialista=ana-flores#dias",
    );
    expect(fueraDeLoVencido({ horario: libre, especialista, pedido }, alVencer)).toBe(
      "/resumen/carga?pedido=p1",
    );
  });
});

describe("the page of a result", () => {
  const visto = { pedido, horario, cita: { idCita: "c1" } };

  it.each([
    ["pagar", "/resumen?horario=h1"],
    ["carga", "/resumen/carga?pedido=p1"],
    ["error", "/resumen/error?pedido=p1"],
    ["expirado", "/resumen/expirado?pedido=p1"],
    ["cancelada", "/mi-zona-privada/cita/c1"],
    ["cambiada", "/mi-zona-privada/pedido/p1"],
  ] as const)("leads to where the truth stands: %s", (verdadero, direccion) => {
    expect(fueraDelResultado("exito", verdadero, visto)).toBe(direccion);
  });

  it("is shown where it tells the truth", () => {
    expect(fueraDelResultado("exito", "exito", visto)).toBe(null);
    expect(fueraDelResultado("error", "error", visto)).toBe(null);
  });
});
