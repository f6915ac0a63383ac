import { describe, expect, it } from "vitest";
import { agendaPorDia, agendaPorMes } from "../../../app/domain/agenda/agenda";
import type { ConTalleres } from "../../../app/domain/agenda/talleres";
import { makeVerAgenda } from "../../../app/domain/agenda/verAgenda";
import type { CitaConDetalle } from "../../../app/domain/agenda/citas/cita";
import type { Deps } from "../../../app/domain/shared/puertos";
import { lima, LUNES, LUNES_8AM, MARTES, unaCita } from "../../support/constructores";

const dias = (citas: CitaConDetalle[], now = LUNES_8AM) =>
  agendaPorDia(citas, now).map(({ fecha, cita }) => [fecha, cita.length]);

describe("the agenda by day", () => {
  it("holds today although it is empty", () => expect(dias([])).toEqual([[LUNES, 0]]));

  it("inserts today between what was and what comes, in order", () => {
    const citas = [unaCita(lima(MARTES, "10:00")), unaCita(lima("2026-11-20", "10:00"))];
    expect(dias(citas)).toEqual([
      ["2026-11-20", 1],
      [LUNES, 0],
      [MARTES, 1],
    ]);
  });

  it("does not show today twice when it has a session", () => {
    expect(dias([unaCita(lima(LUNES, "10:00"))])).toEqual([[LUNES, 1]]);
  });

  it("a session at 23:59 of Lima is of that day, one at 00:00 of the next", () => {
    expect(dias([unaCita(lima(LUNES, "23:59")), unaCita(lima(MARTES, "00:00"))])).toEqual([
      [LUNES, 1],
      [MARTES, 1],
    ]);
  });

  it("today is Lima's: at 23:59 still Monday, although UTC says Tuesday; at 00:00 Tuesday", () => {
    expect(dias([], lima(LUNES, "23:59", "59.999"))).toEqual([[LUNES, 0]]);
    expect(dias([], lima(MARTES, "00:00"))).toEqual([[MARTES, 0]]);
  });

  it("orders the sessions of a day by time", () => {
    const [tarde, manana] = [unaCita(lima(MARTES, "17:00")), unaCita(lima(MARTES, "09:00"))];
    expect(agendaPorDia([tarde, manana], LUNES_8AM).at(-1)!.cita).toEqual([manana, tarde]);
  });
});

describe("the agenda by month", () => {
  it("groups the days; the last evening of a month stays in it", () => {
    const citas = [unaCita(lima("2026-11-30", "23:30")), unaCita(lima("2026-12-01", "00:00"))];
    const meses = agendaPorMes(agendaPorDia(citas, LUNES_8AM));
    expect(meses.map(({ mes, dias }) => [mes, dias.map(({ fecha }) => fecha)])).toEqual([
      ["2026-11", [LUNES, "2026-11-30"]],
      ["2026-12", ["2026-12-01"]],
    ]);
  });
});

describe("asking for an agenda", () => {
  const pedidos: unknown[][] = [];
  const deps = {
    now: () => lima(LUNES, "23:59"),
    repos: {
      citas: { deLaPersona: async (...args: unknown[]) => (pedidos.push(args), []) },
    },
    talleres: { deLaPersona: async () => [] },
  } as unknown as Deps<"citas"> & ConTalleres;

  it("reads from the beginning of Lima's today, without end, and answers the server's clock", async () => {
    const { fechaHoraServidor } = await makeVerAgenda(deps)({ idPersona: 7 });
    expect(pedidos.at(-1)).toEqual([7, lima(LUNES, "00:00"), null]);
    expect(fechaHoraServidor).toEqual(lima(LUNES, "23:59"));
  });

  it("reads a period with its first and its last day whole", async () => {
    await makeVerAgenda(deps)({ idPersona: 7, desde: "2026-11-01", hasta: "2026-11-30" });
    expect(pedidos.at(-1)).toEqual([7, lima("2026-11-01", "00:00"), lima("2026-12-01", "00:00")]);
  });
});
