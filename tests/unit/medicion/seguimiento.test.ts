import { describe, expect, it } from "vitest";
import { ovaloEn, resumir } from "../../../app/domain/medicion/imagen";
import { makeSeguimiento, type Marcha } from "../../../app/domain/medicion/seguimiento";
import type { Muestra } from "../../../app/domain/medicion/pulso";
import { fingir, PIELES } from "../../support/pulsoFingido";

/** State of the measurement after each picture. */
const seguir = (muestras: readonly Muestra[]): Marcha[] => muestras.map(makeSeguimiento());
const ultima = (muestras: readonly Muestra[]) => seguir(muestras).at(-1)!;
const cara = fingir({ lpm: 72, segundos: 60 });
const desdeElSegundo = (segundo: number, cambio: Partial<Muestra>, hasta = Infinity) =>
  cara.map((muestra) => (muestra.t >= segundo && muestra.t < hasta ? { ...muestra, ...cambio } : muestra));

describe("a measurement, picture by picture", () => {
  it("begins after a second in which all is well, and ends 25 seconds later, for good", () => {
    const marcha = seguir(cara);
    const en = (segundo: number) => marcha[Math.round(segundo * 30)]!;
    expect(marcha[29]).toEqual({ fase: "colocando", consejo: "bien" });
    expect(en(1)).toEqual({ fase: "midiendo", consejo: "bien", segundos: 0 });
    expect(en(2)).toMatchObject({ fase: "midiendo", consejo: "bien" });
    expect(en(25.9)).toMatchObject({ fase: "midiendo" });
    expect(en(26.1)).toMatchObject({ fase: "medida", estimacion: { latidosPorMinuto: 72 } });
    expect(en(60)).toBe(en(26.1));
  });

  it("waits for a face, and says what is missing, for 20 seconds", () => {
    const sinCara = desdeElSegundo(0, { piel: 0 });
    const marcha = seguir(sinCara);
    expect(marcha[30 * 20]).toEqual({ fase: "colocando", consejo: "sin-rostro" });
    expect(marcha[30 * 20 + 1]).toEqual({ fase: "sin-medida", motivo: "sin-rostro" });
    expect(ultima(sinCara)).toEqual({ fase: "sin-medida", motivo: "sin-rostro" });
    expect(ultima(desdeElSegundo(0, { luz: 20 }))).toEqual({ fase: "sin-medida", motivo: "poca-luz" });
    expect(ultima(desdeElSegundo(0, { piel: 0 }, 15))).toMatchObject({ fase: "medida" });
  });

  it("ends where the face goes away for longer than two seconds, and not for a moment", () => {
    expect(ultima(desdeElSegundo(10, { piel: 0.1 }, 13))).toEqual({
      fase: "sin-medida",
      motivo: "sin-rostro",
    });
    expect(ultima(desdeElSegundo(10, { piel: 0.1 }, 11.5))).toMatchObject({ fase: "medida" });
  });

  it("tells somebody who moves to be still, and goes on", () => {
    const marcha = seguir(desdeElSegundo(10, { movimiento: 9 }, 14));
    expect(marcha[30 * 12]).toMatchObject({ fase: "midiendo", consejo: "mucho-movimiento" });
    expect(marcha.at(-1)).toMatchObject({ fase: "medida" });
  });

  it("has no number for what has no pulse", () => {
    expect(ultima(fingir({ lpm: null, segundos: 40 }))).toEqual({
      fase: "sin-medida",
      motivo: "senal-debil",
    });
  });
});

describe("what is kept of a picture", () => {
  const [ANCHO, ALTO] = [12, 16];
  const pintar = ([r, g, b]: readonly [number, number, number]) =>
    Uint8ClampedArray.from({ length: 4 * ANCHO * ALTO }, (_, i) => [r, g, b, 255][i % 4]!);
  const ver = (de: readonly [number, number, number], antes: Float64Array | null = null) =>
    resumir(pintar(de), ANCHO, ALTO, antes);

  it.each(Object.entries(PIELES))("the mean of the skin, of tone %s", (_, piel) => {
    expect(ver(piel)).toMatchObject({ piel: 1, r: piel[0], g: piel[1], b: piel[2], movimiento: 0 });
  });

  it.each([
    ["a very dark face", [50, 36, 30], 1],
    ["a very fair one", [235, 205, 190], 1],
    ["a green wall", [90, 140, 80], 0],
    ["a blue one", [80, 100, 160], 0],
    ["a pink one", [200, 165, 190], 0],
    ["a grey one", [128, 128, 128], 0],
    ["a white one", [250, 250, 250], 0],
  ] as const)("tells skin from the rest: %s", (_, de, piel) => {
    expect(ver(de).piel).toBe(piel);
  });

  it("and how much it changed", () => {
    const antes = ver(PIELES.media);
    expect(ver(PIELES.media, antes.luces).movimiento).toBe(0);
    expect(ver(PIELES.oscura, antes.luces).movimiento).toBeGreaterThan(20);
  });

  it("of an oval in the middle, whichever way the picture lies", () => {
    expect(ovaloEn(640, 480)).toEqual({ x: 176, y: 48, ancho: 288, alto: 384 });
    const deLado = ovaloEn(480, 640);
    expect([deLado.ancho / deLado.alto, deLado.x * 2 + deLado.ancho, deLado.y * 2 + deLado.alto]).toEqual([
      0.75, 480, 640,
    ]);
  });
});
