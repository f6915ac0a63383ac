import { expect, it } from "vitest";
import { makeFuentesDeContenido } from "../../../app/domain/contenido/busqueda";
import { textoLlano } from "../../../app/domain/contenido/textoLlano";
import { fuenteDeArchivos } from "../../../server/contenido/archivos";
import { makeContenidos } from "../../../server/contenido/contenidos";
import { carpetaDeContenido } from "../../support/contenido";

it("what is found is as long as its card says: a recording to the second", async () => {
  const now = () => new Date("2026-11-22T12:00:00Z");
  const contenidos = makeContenidos({
    fuente: fuenteDeArchivos(carpetaDeContenido().carpeta),
    numeroPublicado: () => Promise.resolve(1),
    now,
    alFallar: (error) => {
      throw error;
    },
  });
  const leidas = await Promise.all(makeFuentesDeContenido({ contenidos, now }).map(({ leer }) => leer()));
  expect(leidas.flatMap(({ hallables }) => hallables().map(({ detalles }) => detalles))).toEqual([
    "Video · 1 min 10 s",
    "Herramienta · 3 min",
    "Lectura · 3 min",
  ]);
});

it("what is found in a text is read as on its page: without signs of Markdown or addresses", () => {
  const escrito = [
    "## Los que rinden",
    "**Quinua.** El [plan de caminatas](/herramienta/plan) te ayuda a seguir.",
    "- Lava las hojas",
    "2. Anota",
    "| Qué | Última vez |",
    "| --- | ---------- |",
    "| Antirrábica |   |",
  ];
  expect(textoLlano(escrito.join("\n")).split("\n")).toEqual([
    "Los que rinden",
    "Quinua. El plan de caminatas te ayuda a seguir.",
    "Lava las hojas",
    "Anota",
    "Qué Última vez",
    "",
    "Antirrábica",
  ]);
});
