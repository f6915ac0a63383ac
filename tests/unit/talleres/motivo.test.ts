import { describe, expect, it } from "vitest";
import { motivoDeCancelar } from "../../../app/domain/talleres/sala/motivo";

describe("the reason that whoever leads a date writes to all who have a place", () => {
  it.each([
    "Estoy con fiebre.",
    "Se fue la luz.\nVolvemos el martes a las 7.30 p. m. por S/ 25.50.",
    "El local no abre: no hay agua… ¡Perdón!",
  ])("is taken: %j", (motivo) => {
    expect(motivoDeCancelar.safeParse(motivo).success).toBe(true);
  });

  it.each([
    "Entra a https://premio.example/ya",
    "Mira premio.example y gana",
    "Mira PREMIO。example",
    "Escribe a ana@premio.example",
    "Mira www.premio.pe",
  ])("leads nobody anywhere: %j", (motivo) => {
    expect(motivoDeCancelar.safeParse(motivo).error?.issues[0]?.message).toMatch(/Quita .* direcciones/);
  });

  it.each(["Ya\u0000 no hay", "Ya \u202eyah on", "Ya \u2066no\u2069 hay", "Ya \u001b[2J no"])(
    "has nothing that is not seen: %j",
    (motivo) => {
      expect(motivoDeCancelar.safeParse(motivo).error?.issues[0]?.message).toMatch(/no se ven/);
    },
  );
});
