import { describe, expect, it } from "vitest";
import {
  enRenglones,
  subtitulosDe,
  transcripcionDe,
  porQueNoGuia,
} from "../../../app/domain/contenido/pistas";
import { fc } from "../../support/azar";

describe("captions", () => {
  it("say what is heard and what is said, each line with its moment", () => {
    const pistas = [
      { de: 0, a: 4.5, texto: "Hola & adiós <tú>.", sonido: "Olas" },
      { de: 3661.2, a: 3665, texto: "Una frase que es bastante larga y no cabe en un solo renglón." },
    ];
    expect(subtitulosDe(pistas)).toBe(
      [
        "WEBVTT",
        "Language: es",
        "",
        "1",
        "00:00:00.000 --> 00:00:04.500",
        "[Olas]",
        "Hola &amp; adiós &lt;tú&gt;.",
        "",
        "2",
        "01:01:01.200 --> 01:01:05.000",
        "Una frase que es bastante larga y",
        "no cabe en un solo renglón.",
        "",
      ].join("\n"),
    );
    expect(transcripcionDe(pistas)[0]).toEqual({ segundo: 0, texto: "[Olas] Hola & adiós <tú>." });
  });

  it("round to the thousandth without ever saying sixty seconds", () => {
    expect(subtitulosDe([{ de: 59.9996, a: 61, texto: "a" }])).toContain("00:01:00.000 -->");
  });
});

it("lines keep every word, in order, and break only where a line would be too long", () => {
  const palabra = fc.stringMatching(/^[a-zñ]{1,9}$/);
  fc.assert(
    fc.property(
      fc.array(palabra, { minLength: 1, maxLength: 14 }),
      fc.integer({ min: 10, max: 40 }),
      (lista, maximo) => {
        const renglones = enRenglones(lista.join(" "), maximo);
        expect(renglones.join(" ")).toBe(lista.join(" "));
        for (const renglon of renglones) expect(renglon.length).toBeLessThanOrEqual(maximo);
      },
    ),
  );
});

const marca = (accion: string, sonido?: string) => ({ accion, ...(sonido !== undefined && { sonido }) });
it.each<[string, Parameters<typeof porQueNoGuia>[0], string | null]>([
  ["a sound of its own for each action", [marca("inhala", "Sube"), marca("exhala", "Baja")], null],
  ["the sound of an action again", [marca("inhala", "Sube"), marca("inhala", "Sube")], null],
  ["a voice that says each action", [marca("abre", "Una voz"), marca("cierra", "Una voz")], null],
  [
    "one bell for two actions",
    [marca("abre", "Campanilla"), marca("cierra", "Campanilla")],
    "pistas[1]: «Campanilla» marca «abre» y también «cierra»",
  ],
  ["an action in silence", [{ sonido: "Olas" }, marca("abre")], "pistas[1]: ningún sonido marca «abre»"],
  ["music alone", [{ sonido: "Olas" }, {}], "ningún sonido marca una acción"],
])("tells whether sound alone guides: %s", (_, pistas, motivo) => {
  expect(porQueNoGuia(pistas)).toBe(motivo);
});
