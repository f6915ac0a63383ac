import { describe, expect, it } from "vitest";
import { datosEnTexto } from "../../../app/domain/comunidades/datosPersonales";
import { estaMarcada, peligra } from "../../../app/domain/comunidades/revisable";
import {
  claveDeSeudonimo,
  formularioDeUnion,
  rechazoDeSeudonimo,
} from "../../../app/domain/comunidades/seudonimo";
import { asuntoDe, cuerpoDe, editableHasta } from "../../../app/domain/comunidades/texto";

const persona = {
  ...{ nombre: "Rosa María", apePaterno: "Quispe", apeMaterno: "Sol", numeroDocumento: "45871236" },
  ...{ usuarioLogin: "rquispe", correos: ["rosa.quispe@correo.example"] },
};
const reservados = { marcas: ["Bienestar", "Seguros del Pacífico"], equipo: ["Ana Torres"] };
const rechazo = (seudonimo: string) => rechazoDeSeudonimo(seudonimo, { persona, reservados });

describe("a pseudonym", () => {
  it.each([
    "Rosa",
    "rosita rosa",
    "Quispe77",
    "qu1spe",
    "La Sol",
    "rquispe",
    "45871236",
    "Luna 98765",
    "R0sa",
    "Sol1",
  ])("that tells who the person is, as %s, is refused", (seudonimo) => {
    expect(rechazo(seudonimo)).toBe("seudonimo-propio");
  });

  it.each([
    ...["Moderación", "m0deraci0n", "mode.rador", "Admin", "Bienestar Perú", "ana  torres"],
    ...["Soporte1", "PsicologaAna", "Mo\u0501erador", "ᴍoᴅeraᴅor", "mod7", "2Mods", "El Equipo", "Admin2026"],
  ])("that looks like the team, as %s, is refused", (seudonimo) => {
    expect(rechazo(seudonimo)).toBe("seudonimo-reservado");
  });

  it.each(["Mo\u0501erador", "Луна", "Ñandú ω"])("has no letters of another alphabet, as %s", (seudonimo) => {
    expect(formularioDeUnion.safeParse({ seudonimo, reglas: "1" }).success).toBe(false);
  });

  it.each(["Luna", "Moda", "Modesta", "Ñandú", "Girasol", "Noche 24", "Mar tranquilo", "Solar"])(
    "such as %s is free",
    (seudonimo) => {
      expect(rechazo(seudonimo)).toBeNull();
    },
  );

  it("is the same one with other accents, capitals, spaces and letters that look alike", () => {
    expect(claveDeSeudonimo("R i 0 Azul")).toBe(claveDeSeudonimo("río-azul"));
  });
});

describe("personal data in a text", () => {
  it.each([
    ["Escríbeme a luna@correo.pe", ["correo"]],
    ["Mi cel es 987-654-321", ["telefono"]],
    ["DNI 45871236", ["documento"]],
    ["Vivo en Av. Arequipa 1234", ["direccion"]],
    ["Búscame como @luna_llena", ["usuario"]],
    ["Dormí 8 horas el 12/11/2026 y gasté 1200 soles", []],
    ["Mira https://www.gob.pe", []],
  ])("of «%s» is pointed out", (texto, hallados) => {
    expect(datosEnTexto(texto)).toEqual(hallados);
  });
});

describe("a text that a moderator reads first", () => {
  it.each(["Eres un idiota", "Vendo colchones", "Tómate 20 mg de algo"])("is marked: %s", (texto) => {
    expect(estaMarcada(texto)).toBe(true);
  });

  it("tells of danger", () => {
    expect(peligra("Ya no quiero vivir")).toBe(true);
    expect(peligra("Me muero de sueño")).toBe(false);
  });

  it("is not marked for everyday words", () => {
    expect(estaMarcada("Anoche dormí bien, gracias por el consejo")).toBe(false);
  });
});

describe("a text", () => {
  const creadoEn = new Date("2026-11-29T12:00:00Z");
  it("can be changed until exactly 15 minutes have passed", () => {
    expect(editableHasta({ estado: "publicado", creadoEn }, new Date("2026-11-29T12:14:59Z"))).not.toBeNull();
    expect(editableHasta({ estado: "publicado", creadoEn }, new Date("2026-11-29T12:15:00Z"))).toBeNull();
  });

  it("has its first line as heading, cut at a word", () => {
    expect(asuntoDe("Hola\nmundo")).toBe("Hola");
    expect(cuerpoDe("Hola\n\nmundo\ncruel")).toBe("mundo\ncruel");
    expect(cuerpoDe("Hola")).toBe("");
    const larga = `${"palabra ".repeat(20)}\nfin`;
    expect(cuerpoDe(larga)).toBe(larga);
    expect(asuntoDe("palabra ".repeat(20))).toMatch(/^(palabra ?)+…$/);
  });
});
