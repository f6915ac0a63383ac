import { expect, it } from "vitest";
import { entrarA } from "../../../app/domain/shared/claseDeTaller";

it("the link into a room calls a workshop a workshop, and a class a class", () => {
  expect(entrarA("taller")).toBe("Entrar al taller");
  expect(entrarA("clase")).toBe("Entrar a la clase");
});
