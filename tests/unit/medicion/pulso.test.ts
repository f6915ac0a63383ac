import { describe, expect, it } from "vitest";
import { estimarPulso, estorboDe, type Muestra } from "../../../app/domain/medicion/pulso";
import { fc } from "../../support/azar";
import { fingir, PIELES, type Rostro } from "../../support/pulsoFingido";

const CERCA = 3;
const medir = (rostro: Rostro) => estimarPulso(fingir(rostro));
const latidos = (rostro: Rostro) => {
  const resultado = medir(rostro);
  return resultado.ok ? resultado.value.latidosPorMinuto : resultado.rechazo;
};
const motivo = (muestras: readonly Muestra[]) => {
  const resultado = estimarPulso(muestras);
  return resultado.ok ? resultado.value.latidosPorMinuto : resultado.rechazo;
};

/** Share of the simulated faces that give a number; each number must be near the truth. */
function acertadas(rostro: (lpm: number) => Partial<Rostro>, veces = 30): number {
  let hubo = 0;
  for (let semilla = 1; semilla <= veces; semilla++) {
    const lpm = 48 + ((semilla * 37) % 112);
    const visto = latidos({ lpm, semilla, ...rostro(lpm) });
    if (typeof visto === "string") continue;
    hubo++;
    expect(Math.abs(visto - lpm), `${lpm}, seed ${semilla}: ${visto}`).toBeLessThanOrEqual(CERCA);
  }
  return hubo / veces;
}

describe("the pulse of a face", () => {
  it.each([
    ["72, still", { lpm: 72 }],
    ["96, still", { lpm: 96 }],
    ["72, moving", { lpm: 72, movimiento: 0.03 }],
    ["96, moving", { lpm: 96, movimiento: 0.03, semilla: 4 }],
    ["72, of dark skin", { lpm: 72, piel: PIELES.oscura, amplitud: 0.004 }],
    ["96, of dark skin that moves", { lpm: 96, piel: PIELES.oscura, amplitud: 0.005, movimiento: 0.02 }],
    ["72, of fair skin", { lpm: 72, piel: PIELES.clara }],
    ["72, through a camera that loses", { lpm: 72, conPerdidas: true }],
    ["96, at 22 pictures a second", { lpm: 96, imagenesPorSegundo: 22 }],
    ["48, slow", { lpm: 48 }],
    ["165, fast", { lpm: 165 }],
  ] satisfies [string, Rostro][])("%s", (_, rostro) => {
    expect(Math.abs(Number(latidos(rostro)) - rostro.lpm)).toBeLessThanOrEqual(CERCA);
  });

  it("of whatever rate is within 3 beats, or there is no number", () => {
    expect(acertadas(() => ({}))).toBe(1);
    expect(acertadas(() => ({ piel: PIELES.oscura, amplitud: 0.004 }))).toBeGreaterThan(0.9);
    expect(acertadas(() => ({ conPerdidas: true, movimiento: 0.03 }))).toBeGreaterThan(0.8);
    // Most signals at the edge of visibility are refused, and none gives a wrong number.
    acertadas(() => ({ piel: PIELES.oscura, amplitud: 0.002, conPerdidas: true, movimiento: 0.05 }));
  });

  it("that is too slow for the band is refused, and not taken for one twice as fast", () => {
    for (const rostro of [
      {},
      { piel: PIELES.oscura, amplitud: 0.004 },
      { movimiento: 0.03, conPerdidas: true },
    ]) {
      for (let lpm = 21; lpm < 48; lpm++) {
        const visto = latidos({ lpm, ...rostro });
        if (typeof visto === "number")
          expect(Math.abs(visto - lpm), `${lpm}: ${visto}`).toBeLessThanOrEqual(CERCA);
      }
    }
    expect(latidos({ lpm: 30 })).toBe("dos-ritmos");
  });

  it.each([0.5, 1, 1.5])("whose second harmonic is %s of the first is never doubled", (armonico) => {
    for (let lpm = 24; lpm <= 90; lpm += 3) {
      const visto = latidos({ lpm, armonico });
      if (typeof visto === "number")
        expect(Math.abs(visto - lpm), `${lpm}: ${visto}`).toBeLessThanOrEqual(CERCA);
    }
  });

  it("comes with what tells how good it is", () => {
    const resultado = medir({ lpm: 72 });
    expect(resultado).toMatchObject({ ok: true, value: { imagenesPorSegundo: 30, segundos: 25 } });
    if (!resultado.ok) return;
    expect(resultado.value.senalSobreRuido).toBeGreaterThan(8);
    expect(resultado.value.diferencia).toBeLessThanOrEqual(1);
  });
});

describe("where there is no pulse", () => {
  it("there is never a number, whatever moves, shines or gets lost", () => {
    fc.assert(
      fc.property(
        fc.record({
          semilla: fc.integer({ min: 1, max: 1e9 }),
          piel: fc.constantFrom(...Object.values(PIELES)),
          movimiento: fc.constantFrom(0, 0.01, 0.03, 0.08),
          brillo: fc.constantFrom(0, 0.01, 0.05),
          ruido: fc.constantFrom(0.01, 0.05, 0.3),
          conPerdidas: fc.boolean(),
          imagenesPorSegundo: fc.constantFrom(21, 25, 30),
        }),
        (rostro) => {
          expect(medir({ lpm: null, ...rostro }).ok).toBe(false);
        },
      ),
      { numRuns: 200 },
    );
  });

  it.each([
    ["a white lamp", [0.01, 0.01, 0.01]],
    ["a warm lamp", [0.02, 0.008, 0.005]],
    ["a red lamp", [0.02, 0.005, 0.005]],
    ["a screen, mostly blue", [0.004, 0.008, 0.02]],
    ["a bright one", [0.06, 0.07, 0.1]],
  ] as const)("%s that flickers like a heart is not taken for one", (_, de) => {
    for (let hercios = 0.8; hercios < 2.9; hercios += 0.15) {
      expect(medir({ lpm: null, parpadeo: { hercios, de } }).ok, `${hercios} Hz`).toBe(false);
    }
  });
});

describe("what cannot be measured says why", () => {
  const bien = fingir({ lpm: 72 });
  const con = (cambio: Partial<Muestra>) => bien.map((muestra) => ({ ...muestra, ...cambio }));

  it("by time, light, face, pictures and gaps, at their limits", () => {
    expect(motivo([])).toBe("poco-tiempo");
    expect(motivo(bien.filter(({ t }) => t < 19.9))).toBe("poco-tiempo");
    expect(motivo(bien.filter(({ t }) => t <= 20))).toBe(72);
    expect(motivo(con({ luz: 39.9 }))).toBe("poca-luz");
    expect(motivo(con({ luz: 40 }))).toBe(72);
    expect(motivo(con({ luz: 235 }))).toBe(72);
    expect(motivo(con({ luz: 235.1 }))).toBe("mucha-luz");
    expect(motivo(con({ piel: 0.29 }))).toBe("sin-rostro");
    expect(motivo(fingir({ lpm: 72, imagenesPorSegundo: 19 }))).toBe("pocas-imagenes");
    expect(motivo(bien.filter(({ t }) => t < 10 || t > 10.6))).toBe("con-cortes");
    expect(motivo(bien.filter(({ t }) => t < 10 || t > 10.3))).toBe(72);
  });

  it("by movement, where that is what drowned it", () => {
    expect(motivo(fingir({ lpm: null }).map((muestra) => ({ ...muestra, movimiento: 9 })))).toBe(
      "mucho-movimiento",
    );
    expect(motivo(fingir({ lpm: null }))).toBe("senal-debil");
  });

  it("by its two halves, which must say the same", () => {
    const otra = fingir({ lpm: 96, segundos: 12.5 }).map((muestra) => ({
      ...muestra,
      t: muestra.t + 12.5 + 1 / 30,
    }));
    expect(["sin-acuerdo", "senal-debil"]).toContain(
      motivo([...fingir({ lpm: 60, segundos: 12.5 }), ...otra]),
    );
    const parecida = fingir({ lpm: 79, segundos: 12.5 }).map((muestra) => ({
      ...muestra,
      t: muestra.t + 12.5 + 1 / 30,
    }));
    expect(motivo([...fingir({ lpm: 72, segundos: 12.5 }), ...parecida])).toBe("sin-acuerdo");
  });

  it("for each picture too, while somebody is being measured", () => {
    const imagen = { luz: 120, piel: 0.8, movimiento: 0 };
    expect(estorboDe(imagen)).toBeNull();
    expect(estorboDe({ ...imagen, luz: 20, piel: 0 })).toBe("poca-luz");
  });

  it.each([
    ["luz", 40, 39.9, "poca-luz"],
    ["luz", 235, 235.1, "mucha-luz"],
    ["piel", 0.3, 0.29, "sin-rostro"],
    ["movimiento", 6, 6.1, "mucho-movimiento"],
  ] as const)("a picture still serves with %s at %s, and no more at %s", (de, justo, pasado, motivo) => {
    const imagen = { luz: 120, piel: 0.8, movimiento: 0 };
    expect(estorboDe({ ...imagen, [de]: justo })).toBeNull();
    expect(estorboDe({ ...imagen, [de]: pasado })).toBe(motivo);
  });
});
