import { expect, it } from "vitest";
import { SECCIONES } from "../../../app/domain/shared/secciones";

it("every section that analytics knows has its name, and the three lists the name of one of theirs", () => {
  expect(Object.entries(SECCIONES).map(([clave, { nombre }]) => [clave, nombre])).toEqual([
    ["wellness-tool", "Herramientas"],
    ["wellness-play", "Bienestar play"],
    ["wellness-live", "Bienestar en vivo"],
    ["detail-wellness-tool", "Detalle de herramienta"],
    ["detail-wellness-play", "Detalle de Bienestar play"],
    ["detail-wellness-live", "Detalle de Bienestar en vivo"],
  ]);
  const singulares = Object.values(SECCIONES).flatMap((seccion) =>
    "singular" in seccion ? [seccion.singular] : [],
  );
  expect(singulares).toEqual(["Herramienta", "Bienestar play", "Bienestar en vivo"]);
});
