import { expect, it } from "vitest";
import { makeSignedIds } from "../../../server/platform/signedIds";
import { otrasFormas } from "../../support/firmas";

const { sign, idOf } = makeSignedIds("secreto-de-prueba", "espera");

it("opens what it signed, and nothing that another secret or purpose did", () => {
  expect(idOf(sign("espera-1"))).toBe("espera-1");
  expect(idOf(makeSignedIds("secreto-de-prueba", "lugar").sign("espera-1"))).toBeNull();
  expect(idOf(makeSignedIds("otro-secreto", "espera").sign("espera-1"))).toBeNull();
  expect(idOf(sign("espera-1").replace("espera-1", "espera-2"))).toBeNull();
});

it("has one spelling of each signature", () => {
  for (const forma of otrasFormas(sign("espera-1"))) expect(idOf(forma), forma).toBeNull();
});

it("opens what the secret before signed, while that one is still told", () => {
  const antes = makeSignedIds(["antes"], "espera").sign("espera-1");
  expect(makeSignedIds(["ahora", "antes"], "espera").idOf(antes)).toBe("espera-1");
});
