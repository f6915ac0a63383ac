import { expect, it } from "vitest";
import { simularNotificaciones } from "./notificaciones/simulacro";

/** The short form of the drill of `npm run drill`: the same product, forgeries and checker. */
it.each(["sandbox", "mercado-pago"] as const)(
  "no forged notice of %s is believed, and a genuine one has its effect once",
  async (clase) => {
    const { roto, falsas, repetidas } = await simularNotificaciones(clase, {
      falsas: 1_000,
      repeticiones: 3,
    });
    expect(roto).toEqual([]);
    expect(falsas).toBe(1_000);
    expect(repetidas).toBe(60);
  },
);
