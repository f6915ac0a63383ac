import { expect, it } from "vitest";
import { SECCIONES } from "../../../app/domain/shared/secciones";

it("every section that analytics knows has its name, and the three lists the name of one of theirs", () => {
  expect(Object.keys(SECCIONES)).toEqual([
    "wellness-tool",
    "wellness-play",
    "wellness-live",
    "detail-wellness-tool",
    "detail-wellness-play",
    "detail-wellness-live",
  ]);
  const singulares = Object.values(SECCIONES).flatMap((una) => ("singular" in una ? [una.singular] : []));
  expect(singulares).toEqual(["Herramienta", "Bienestar play", "Bienestar en vivo"]);
  expect(new Set(Object.values(SECCIONES).map(({ nombre }) => nombre)).size).toBe(6);
});
