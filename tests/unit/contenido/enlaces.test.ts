import { describe, expect, it } from "vitest";
import { bloquesDe } from "../../../app/components/markdown.server";
import type { Coleccion } from "../../../app/domain/contenido/contenido";
import { makeSeAbre } from "../../../app/domain/contenido/enlaces";

const AYER = new Date("2026-11-21T12:00:00Z");
const HOY = new Date("2026-11-22T12:00:00Z");
const MANANA = new Date("2026-11-23T12:00:00Z");

const pieza = (tipo: string, url: string, publicado: Date, despublicado: Date | null = null) => ({
  tipo,
  url,
  antes: url === "abierto" || url === "vivo" ? [`antes-${url}`] : [],
  publicado,
  despublicado,
});
const coleccion = {
  piezas: [
    pieza("video", "abierto", AYER),
    pieza("video", "bajado", AYER, HOY),
    pieza("video", "por-venir", MANANA),
    pieza("herramienta", "hoja-bajada", AYER, HOY),
    pieza("lectura", "de-ayer", AYER, MANANA),
  ],
  talleres: [pieza("taller", "vivo", AYER), pieza("taller", "terminado", AYER, HOY)],
} as unknown as Coleccion;
const seAbre = makeSeAbre(coleccion, HOY);

describe("a link in a text", () => {
  it.each([
    "/bienestar-play/abierto",
    "/bienestar-play/ver/abierto?t=3",
    "/bienestar-play/antes-abierto",
    "/bienestar-en-vivo/antes-vivo",
    "/herramienta/de-ayer#parte",
    "/bienestar-en-vivo/vivo?fecha=2026-11-24",
    // An address that belongs to no piece is not checked here.
    "/bienestar-play",
    "/bienestar-en-vivo/talleres-y-clases",
    "/especialista",
    "https://otro.example/bienestar-play/bajado",
  ])("opens %s", (href) => {
    expect(seAbre(href)).toBe(true);
  });

  it.each([
    "/bienestar-play/bajado",
    "/bienestar-play/ver/bajado",
    "/bienestar-play/por-venir",
    "/bienestar-play/nunca-hubo?de=aqui",
    "/herramienta/hoja-bajada",
    "/herramienta/abierto",
    "/bienestar-en-vivo/terminado#lugares",
  ])("does not open %s", (href) => {
    expect(seAbre(href)).toBe(false);
  });

  it("is its words where it does not open, with their emphasis", () => {
    const [parrafo] = bloquesDe(
      "Antes, [el *mar*](/bienestar-play/bajado) y [la **calma**](/bienestar-play/abierto).",
      seAbre,
    );
    expect(parrafo).toEqual({
      tipo: "parrafo",
      trozos: [
        { tipo: "texto", texto: "Antes, " },
        { tipo: "texto", texto: "el " },
        { tipo: "enfasis", trozos: [{ tipo: "texto", texto: "mar" }] },
        { tipo: "texto", texto: " y " },
        {
          tipo: "enlace",
          href: "/bienestar-play/abierto",
          trozos: [
            { tipo: "texto", texto: "la " },
            { tipo: "fuerte", trozos: [{ tipo: "texto", texto: "calma" }] },
          ],
        },
        { tipo: "texto", texto: "." },
      ],
    });
  });
});
