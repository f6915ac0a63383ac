import { describe, expect, it } from "vitest";
import { compartesAlgo, formularioDeNota, LARGO_DE_NOTA } from "../../../app/domain/agenda/notas/nota";

describe("the form of a note", () => {
  it("counts a new line as one letter, as a browser does, and takes what surrounds it away", () => {
    const justo = "a\n".repeat(LARGO_DE_NOTA / 2 - 1) + "ab";
    const leido = formularioDeNota.parse({ texto: ` ${justo.replaceAll("\n", "\r\n")} ` });
    expect(leido).toEqual({ texto: justo, comparteHistorial: false });
    expect(formularioDeNota.safeParse({ texto: `${justo}b` }).success).toBe(false);
  });

  it("shares nothing when it is empty and the history is not ticked", () => {
    expect(compartesAlgo(formularioDeNota.parse({ texto: " \r\n " }))).toBe(false);
    expect(compartesAlgo(formularioDeNota.parse({}))).toBe(false);
    expect(compartesAlgo(formularioDeNota.parse({ comparteHistorial: "1" }))).toBe(true);
  });
});
