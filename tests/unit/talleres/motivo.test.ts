import { describe, expect, it } from "vitest";
import { SIN_ALMACEN } from "../../support/operador";
import { orders } from "../../../server/talleres/ordenes";
import { motivoDeCancelar } from "../../../app/domain/talleres/sala/motivo";

describe("the reason that whoever leads a date writes to all who have a place", () => {
  it.each([
    "Estoy con fiebre.",
    "Se fue la luz.\nVolvemos el martes a las 7.30 p. m. por S/ 25.50.",
    "Vuelve el 2026-12-08, o el 09.12.2026 a las 19:00. Si es urgente, el 113, opción 5.",
    "El local no abre: no hay agua… ¡Perdón!",
    "Estoy enferma 🤒. Gracias ❤️ 👍🏽 👩‍👩‍👧‍👦 🧑🏽‍⚕️: quedan 2️⃣ fechas.",
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

  it.each([
    "Escríbeme al 987 654 321",
    "Escríbeme al 987654321",
    "Llama al +51 1 411-1111",
    "Llama al (01) 411 1111",
    "Al ９８７６５４３２１",
    "Al 9️⃣8️⃣7️⃣6️⃣5️⃣4️⃣3️⃣2️⃣1️⃣",
  ])("gives nobody a number to call: %j", (motivo) => {
    expect(motivoDeCancelar.safeParse(motivo).error?.issues[0]?.message).toMatch(/números de teléfono/);
  });

  it.each([
    ["Ya\u0000 no hay", "Ya no hay"],
    ["Ya \u202eyah on", "Ya yah on"],
    ["Ya \u2066no\u2069 hay", "Ya no hay"],
    ["Ya \u001b[2J no", "Ya [2J no"],
    ["Ya no\u200d hay", "Ya no hay"],
    ["🏴\u{e0067}\u{e0062} ya no", "🏴 ya no"],
    ["Van 👨\u200d👩\u200d👧 y yo", "Van 👨\u200d👩\u200d👧 y yo"],
  ])("loses what is not seen, and no emoji: %j", (motivo, leido) => {
    expect(motivoDeCancelar.parse(motivo)).toBe(leido);
  });

  it.each([
    ["Mira premio\u200b.example", /Quita .* direcciones/],
    ["Al 987\u00ad654321", /números de teléfono/],
    ["Al 9\ufe0f8\ufe0f7\ufe0f654321", /números de teléfono/],
    ["\u3164".repeat(5), /Escribe el motivo/],
    ["\u2800".repeat(5), /Escribe el motivo/],
    ["\u{e0041}".repeat(5), /Escribe el motivo/],
  ])("hides nothing behind what is not seen: %j", (motivo, mensaje) => {
    expect(motivoDeCancelar.safeParse(motivo).error?.issues[0]?.message).toMatch(mensaje);
  });

  it("is held to the same where an operator's order takes it", async () => {
    const mandar = (...motivo: string[]) =>
      orders.talleres.hacer(
        {
          operador: "ana",
          resto: ["cancelar", "dibujar-el-mar", "2026-12-08", ...motivo],
          opciones: {},
        },
        { almacen: SIN_ALMACEN, abrir: () => Promise.resolve({ acts: { talleres: {} } } as never) },
      );
    await expect(mandar("Mira", "premio.example")).rejects.toThrow(
      /^MOTIVO: Quita del motivo las direcciones/,
    );
  });
});
