import { describe, expect, it } from "vitest";
import type { Marca } from "../../../app/domain/shared/marca";
import { ayudaDe, contactoDe } from "../../../app/shell/marco/marca";

const MARCA: Marca = {
  nombre: "Bienestar",
  aseguradora: "",
  producto: "bienestar",
  whatsapp: null,
  redes: [],
  privacidadUrl: null,
  urlDeApp: null,
  correoDeSoporte: null,
};
const MENSAJE = "Hola, no pude iniciar sesión. Código: x-1";

describe("the help that somebody is led to", () => {
  it("is WhatsApp with a number and the message, where there is a number", () => {
    expect(ayudaDe({ ...MARCA, whatsapp: "51987654321" }, MENSAJE)).toEqual({
      href: `https://wa.me/51987654321?text=${encodeURIComponent(MENSAJE)}`,
      texto: "Ir a WhatsApp",
    });
  });

  it("is the mail of support where there is no number, and the complaints where there is neither", () => {
    const { href } = ayudaDe({ ...MARCA, correoDeSoporte: "ayuda@prueba.example" }, MENSAJE);
    expect(href).toMatch(/^mailto:ayuda@prueba\.example\?subject=/);
    expect(href).toContain(encodeURIComponent(MENSAJE));
    expect(ayudaDe(MARCA, MENSAJE).href).toBe("/reclamo");
  });

  it("is nowhere to write to where neither is configured", () => {
    expect(contactoDe(MARCA, MENSAJE)).toBeNull();
    expect(contactoDe({ ...MARCA, correoDeSoporte: "ayuda@prueba.example" }, MENSAJE)?.texto).toBe(
      "Escribir un correo",
    );
  });
});
