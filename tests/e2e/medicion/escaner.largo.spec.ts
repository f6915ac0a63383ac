import type { Toma } from "../../support/camaraFingida";
import { CON_PACIENCIA, latidosDe, medir, SIN_MEDIDA } from "../../support/escaner";
import { expect, test } from "../../support/journey";
import { PIELES } from "../../support/pulsoFingido";

test.describe.configure(CON_PACIENCIA);

const A_LA_VISTA: [string, Toma & { lpm: number }][] = [
  ["72, still", { lpm: 72 }],
  ["96, still", { lpm: 96 }],
  ["72, moving", { lpm: 72, seMueve: true }],
  ["96, of dark skin", { lpm: 96, piel: PIELES.oscura }],
];
for (const [nombre, toma] of A_LA_VISTA) {
  test(`a face is measured: ${nombre}`, async ({ server }) => {
    expect(Math.abs(latidosDe(await medir(toma, server)) - toma.lpm)).toBeLessThanOrEqual(3);
  });
}

test("through a camera that loses it is measured, or refused", async ({ server }) => {
  const medida = await medir({ lpm: 72, conPerdidas: true, seMueve: true }, server);
  if (medida !== SIN_MEDIDA) expect(Math.abs(latidosDe(medida) - 72)).toBeLessThanOrEqual(3);
});

const SIN_PULSO: [string, Toma][] = [
  ["still", { lpm: null }],
  ["through a camera that loses", { lpm: null, conPerdidas: true }],
];
for (const [nombre, toma] of SIN_PULSO) {
  test(`a face without a pulse is refused: ${nombre}`, async ({ server }) => {
    expect(await medir(toma, server)).toBe(SIN_MEDIDA);
  });
}
