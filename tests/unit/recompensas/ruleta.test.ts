import { describe, expect, it } from "vitest";
import { mensajeDe, parteDe, premioDe } from "../../../app/domain/recompensas/ruleta/prueba";
import { sectoresDe, vueltaHasta } from "../../../app/domain/recompensas/ruleta/rueda";
import { PARTES, partesSinPremio } from "../../../app/domain/recompensas/ruleta/ronda";
import { DIGESTOS } from "../../../server/recompensas/ruleta/digestos";

/** Odds as a round publishes them, in parts of 10,000. */
const PREMIOS = [
  { uid: "diez", partes: 2500 },
  { uid: "treinta", partes: 1000 },
  { uid: "cien", partes: 250 },
  { uid: "sesion", partes: 100 },
];
const SEMILLA = "5e3d".repeat(16);
const JUGADAS = 100_000;

/** Upper bound of chi-square with four degrees of freedom, p = 0.001. */
const COTA = 18.467;

const PALABRA = DIGESTOS.sha256("");
const partes = Array.from({ length: JUGADAS }, (_, lugar) => {
  const jugador = { participante: (lugar % 500) + 1, cuenta: Math.floor(lugar / 500) + 1, palabra: PALABRA };
  return parteDe(DIGESTOS.hmac(SEMILLA, mensajeDe("de-prueba", jugador)));
});

/** Chi-square of counts against the share of parts that each should have. */
function chiCuadrado(cuentas: ReadonlyMap<string, number>, esperadas: ReadonlyMap<string, number>): number {
  const total = [...cuentas.values()].reduce((suma, cuantas) => suma + cuantas, 0);
  const deTotal = [...esperadas.values()].reduce((suma, suyas) => suma + suyas, 0);
  return [...esperadas].reduce((suma, [uid, suyas]) => {
    const esperada = (total * suyas) / deTotal;
    return suma + ((cuentas.get(uid) ?? 0) - esperada) ** 2 / esperada;
  }, 0);
}
const contar = (uids: readonly string[]) =>
  uids.reduce((cuentas, uid) => cuentas.set(uid, (cuentas.get(uid) ?? 0) + 1), new Map<string, number>());
const esperadas = new Map([
  ...PREMIOS.map(({ uid, partes: suyas }) => [uid, suyas] as const),
  ["nada", partesSinPremio(PREMIOS)],
]);
const caen = partes.map((parte) => premioDe(PREMIOS, parte)?.uid ?? "nada");

describe("a hundred thousand plays", () => {
  it("fall as the published odds say", () => {
    expect(Math.min(...partes)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...partes)).toBeLessThan(PARTES);
    expect(chiCuadrado(contar(caen), esperadas)).toBeLessThan(COTA);
  });

  it("share the parts of a prize that ran out in the midst among the rest", () => {
    const acaba = caen.indexOf("diez", JUGADAS / 2);
    const despues = caen.slice(acaba + 1).filter((uid) => uid !== "diez");
    const sinElla = new Map([...esperadas].filter(([uid]) => uid !== "diez"));
    expect(chiCuadrado(contar(despues), sinElla)).toBeLessThan(COTA);
  });
});

describe("the drawn wheel", () => {
  it("stops in the middle of what was won", () => {
    const sectores = sectoresDe([{ uid: "diez", partes: 2500 }]);
    expect(sectores.map(({ uid, medio }) => [uid, medio])).toEqual([
      ["diez", 45],
      [null, 225],
    ]);
    expect(vueltaHasta(sectores, "diez")).toBe(-45);
  });

  it("stays where a play fell on a prize that was gone, in a round in which every part has a prize", () => {
    expect(vueltaHasta(sectoresDe([{ uid: "diez", partes: PARTES }]), null)).toBe(0);
  });
});
