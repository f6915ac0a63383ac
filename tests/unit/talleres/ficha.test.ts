import { expect, it } from "vitest";
import { lugarEnPalabras } from "../../../app/features/talleres/vivo/ficha";

it.each([
  ["ofrecida", "pagar", null, "falta pagar"],
  ["ofrecida", "pagar", { enProceso: false }, "falta pagar"],
  ["ofrecida", "pagar", { enProceso: true }, "estamos confirmando tu pago"],
  // A place offered from the waiting list has the same words here and on its own card, also when the place must be
  // paid.
  ["ofrecida", "aceptar", null, "te guardamos un lugar"],
  ["ofrecida", "aceptar", { enProceso: true }, "estamos confirmando tu pago"],
  ["inscrita", "pagar", null, "tu lugar"],
  ["esperando", null, null, "en lista de espera"],
] as const)("a date with a place %s to %s, of the order %o, is told as %s", (...caso) => {
  const [estado, guardadaPara, porPagar, texto] = caso;
  expect(lugarEnPalabras({ inscripcion: { estado, guardadaPara }, porPagar })).toBe(texto);
});

it("a date that is not theirs is told as nobody's", () => {
  expect(lugarEnPalabras(undefined)).toBeNull();
});
