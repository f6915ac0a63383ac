import { describe, expect, it } from "vitest";
import type { Deps } from "../../../app/domain/shared/puertos";
import { finAlVolver, loQueTermina, primerFin } from "../../../app/domain/paquetes/saldo/lotes";
import { bonos, saldoDe, type Bono } from "../../../app/domain/paquetes/saldo/saldo";
import { bonosDe, makeVerSaldo } from "../../../app/domain/paquetes/saldo/verSaldo";
import { lima } from "../../support/constructores";

const PSICOLOGIA: Bono = {
  idEspecialidad: 1,
  abreviaturaEspecialidad: "PSI",
  especialidad: "Psicología",
  cantidad: 3,
};
const NUTRICION: Bono = { ...PSICOLOGIA, idEspecialidad: 2, abreviaturaEspecialidad: "NUT", cantidad: 1 };

describe("what comes back", () => {
  const ahora = lima("2026-11-23", "08:00");
  const gracia = lima("2026-12-24", "00:00");
  it.each([
    ["its own end, where that is later", lima("2026-12-24", "00:01"), lima("2026-12-24", "00:01")],
    ["the grace, where both are the same", gracia, gracia],
    ["the grace, where its own end comes a minute before", lima("2026-12-23", "23:59"), gracia],
    ["the grace, where it ended already", lima("2026-11-01", "00:00"), gracia],
  ])("ends with %s", (_, venceEn, esperado) => {
    expect(finAlVolver(venceEn, ahora)).toEqual(esperado);
  });
});

describe("a balance", () => {
  it("is spelled as the API promises, and adds up", () => {
    expect(saldoDe([PSICOLOGIA, NUTRICION])).toEqual({
      resumen: [
        { abreviaturaEspecialidad: "PSI", saldo: [{ cantidad: 3 }] },
        { abreviaturaEspecialidad: "NUT", saldo: [{ cantidad: 1 }] },
      ],
      total: 4,
    });
    expect(saldoDe([])).toEqual({ resumen: [], total: 0 });
  });

  it("is said in words that agree in number", () => {
    expect([0, 1, 2].map(bonos)).toEqual(["0 bonos", "1 bono", "2 bonos"]);
  });

  it("of one specialty is zero where there is none", () => {
    expect(bonosDe([PSICOLOGIA], { id: 1 })).toBe(3);
    expect(bonosDe([PSICOLOGIA], { id: 2 })).toBe(0);
    expect(bonosDe([PSICOLOGIA], undefined)).toBe(0);
  });
});

describe("reading a balance", () => {
  const leer = (bonos: () => Promise<Bono[]>, ponerAlDia: () => Promise<unknown> = async () => {}) => {
    const errores: unknown[] = [];
    const resumen = async () => ({ bonos: await bonos(), lotes: [], monedas: 20 });
    const deps = { repos: { saldos: { resumen } } } as unknown as Deps<"saldos">;
    const verSaldo = makeVerSaldo({ ...deps, ponerAlDia }, (error) => errores.push(error));
    return { errores, verSaldo };
  };

  it("answers the bonos", async () => {
    const { verSaldo } = leer(async () => [PSICOLOGIA]);
    expect(await verSaldo(1)).toEqual({ estado: "success", bonos: [PSICOLOGIA], lotes: [], monedas: 20 });
  });

  it("answers what is there where the bonos of the plan could not be given, and reports it", async () => {
    const { verSaldo, errores } = leer(
      async () => [PSICOLOGIA],
      () => Promise.reject(new Error("down")),
    );
    expect(await verSaldo(1)).toEqual({ estado: "success", bonos: [PSICOLOGIA], lotes: [], monedas: 20 });
    expect(errores).toHaveLength(1);
  });

  it("that fails is zero, says that it is not known, and is reported", async () => {
    const { verSaldo, errores } = leer(() => Promise.reject(new Error("down")));
    expect(await verSaldo(1)).toEqual({ estado: "error", bonos: [], lotes: [], monedas: null });
    expect(errores).toHaveLength(1);
  });
});

describe("what of a balance ends soon", () => {
  const AHORA = lima("2026-11-25", "12:00");
  const lote = (especialidad: string, dia: string, quedan = 1) => ({
    especialidad,
    slugDeEspecialidad: especialidad === "Psicología" ? "psicologia" : "nutricion",
    quedan,
    venceEn: lima(dia, "24:00"),
  });

  it("is told by its last day, the first of all that is left and not over", () => {
    const lotes = [
      lote("Psicología", "2026-11-24"),
      lote("Psicología", "2026-11-26", 0),
      lote("Nutrición", "2026-12-02"),
      lote("Psicología", "2027-01-31"),
    ];
    expect(primerFin(lotes, AHORA)).toMatchObject({ quedan: 1, hasta: "el miércoles 2 de diciembre" });
    expect(primerFin([lote("Psicología", "2026-11-25")], AHORA)).toMatchObject({ quedan: 1, hasta: "hoy" });
    expect(primerFin(lotes.slice(0, 2), AHORA)).toBeNull();
  });

  it("stands first on its last day and on the three before it, and not a millisecond earlier", () => {
    const bono = lote("Psicología", "2026-11-30");
    const tresDiasAntes = lima("2026-11-27", "00:00");
    expect(loQueTermina([bono], new Date(tresDiasAntes.getTime() - 1))).toBeNull();
    expect(loQueTermina([bono], tresDiasAntes)).toEqual({
      quedan: 1,
      cuando: "el lunes 30 de noviembre",
      especialidades: [{ slug: "psicologia", nombre: "Psicología" }],
    });
    expect(loQueTermina([bono], new Date(bono.venceEn.getTime() - 1))?.cuando).toBe("hoy");
    expect(loQueTermina([bono], bono.venceEn)).toBeNull();
    expect(loQueTermina([{ ...bono, quedan: 0 }], tresDiasAntes)).toBeNull();
  });

  it("stands first with all that ends on its day, each specialty once", () => {
    const lotes = [
      lote("Nutrición", "2026-11-27", 5),
      ...[lote("Psicología", "2026-11-26"), lote("Psicología", "2026-11-26", 2)],
      lote("Nutrición", "2026-11-26"),
    ];
    expect(loQueTermina(lotes, AHORA)).toEqual({
      quedan: 4,
      cuando: "mañana",
      especialidades: [
        { slug: "psicologia", nombre: "Psicología" },
        { slug: "nutricion", nombre: "Nutrición" },
      ],
    });
  });
});
