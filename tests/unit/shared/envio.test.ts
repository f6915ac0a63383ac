import { describe, expect, it } from "vitest";
import { esJsonPosible } from "../../../app/domain/shared/navegacion/envio";

/** An object nested to this depth: `{"a":{"a":…}}`. */
const hondo = (hondura: number): unknown =>
  Array.from({ length: hondura }).reduce<unknown>((dentro) => ({ a: dentro }), 1);

describe("a body of the API", () => {
  it.each([
    ["a text", "hola"],
    ["nothing", null],
    ["an object of ours", { email: "a", politicasAceptacion: [{ codigo: "CUA", version: "1", valor: "1" }] }],
    ["eight levels", hondo(8)],
    ["a list of 999", { lista: Array(998).fill(0) }],
  ])("may be %s", (_, cuerpo) => {
    expect(esJsonPosible(cuerpo)).toBe(true);
  });

  it.each([
    ["nine levels", hondo(9)],
    ["a list of 1,000", { lista: Array(1_000).fill(0) }],
    ["201 names", Object.fromEntries(Array.from({ length: 201 }, (_, n) => [`a${n}`, 0]))],
    ["a name with a space", { "a b": 1 }],
    ["an empty name", { "": 1 }],
    ["such a name further in", { a: [{ "<b>": 1 }] }],
    ["a NUL", "a\u0000"],
    ["a NUL further in", { a: [{ b: "\u0000" }] }],
  ])("may not have %s", (_, cuerpo) => {
    expect(esJsonPosible(cuerpo)).toBe(false);
  });
});
