import { expect, it } from "vitest";
import type { Conteo } from "~/domain/analitica/conteos/conteo";
import { comoPatron } from "~/domain/analitica/eventos";
import { cuantil, detallesDeVelocidad, velocidadMedida } from "~/domain/analitica/conteos/velocidad";

const enviada = (campos: object) => velocidadMedida.parse(campos);

it.each([
  [{ linea: "4g", LCP: "500", INP: "200", CLS: "0" }, ["LCP 4g 500", "INP 4g 200", "CLS 4g 10"]],
  [{ linea: "4g", LCP: "501" }, ["LCP 4g 1000"]],
  [{ linea: "3g", INP: "2001" }, ["INP 3g mas"]],
  [{ linea: "", CLS: "250" }, ["CLS no-dice 250"]],
  [{ linea: "rosa@correo.example" }, []],
])("a page that measured %j is counted as %j", (campos, detalles) => {
  expect(detallesDeVelocidad(enviada(campos))).toEqual(detalles);
});

it.each([{ LCP: "-1" }, { INP: "rápido" }, { CLS: "1e12" }])("refuses %j", (campos) => {
  expect(velocidadMedida.safeParse(campos).success).toBe(false);
});

it("tells the bound under which most pages were, and none above the last bound", () => {
  const conteo = (detalle: string, cuantos: number): Conteo => ({
    ...{ dia: "2026-12-01", evento: "speed", pagina: comoPatron("/"), detalle, cuantos },
  });
  const conteos = [conteo("LCP 4g 1000", 60), conteo("LCP 3g 2500", 20), conteo("LCP 2g mas", 20)];
  expect([0.5, 0.6, 0.75, 0.8, 0.81].map((parte) => cuantil(conteos, "LCP", parte))).toEqual([
    1000,
    1000,
    2500,
    2500,
    null,
  ]);
  expect(cuantil(conteos, "INP", 0.75)).toBeUndefined();
});
