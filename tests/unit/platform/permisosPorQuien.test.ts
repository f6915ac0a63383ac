import { expect, it } from "vitest";
import {
  CON_TOKEN,
  porQuien,
  PROPIA,
  type Permisos,
  type RespuestaDePagina,
} from "../../../server/platform/permisos";

it("gives an insured person the answer of a registered one unless another is written", () => {
  expect(porQuien<RespuestaDePagina>(PROPIA)).toEqual({
    sinSesion: "entrar",
    conSesion: 200,
    asegurada: 200,
    otra: 404,
  });
  expect(porQuien<RespuestaDePagina>({ ...PROPIA, asegurada: 409 }).asegurada).toBe(409);
});

it("gives a single answer to all four", () => {
  expect(porQuien(404)).toEqual({ sinSesion: 404, conSesion: 404, asegurada: 404, otra: 404 });
});

it("does not compile while the answer to another person is not written", () => {
  // @ts-expect-error -- `otra` is missing, and must not be taken for the answer to the person of the data
  const sinOtra: Permisos<number> = { sinSesion: 401, conSesion: 200 };
  expect(CON_TOKEN).toEqual({ ...sinOtra, otra: 200 });
});
