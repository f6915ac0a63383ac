import { expect, it } from "vitest";
import { simularNotificaciones } from "./notificaciones/simulacro";

const FALSAS = 300;

/** Short form of the simulation of `npm run drill`: the same product, forgeries and checker. */
it.each(["sandbox", "mercado-pago"] as const)(
  "no forged notice of %s is believed, and a genuine one has its effect once",
  async (clase) => {
    const { roto, falsas, repetidas } = await simularNotificaciones(clase, {
      falsas: FALSAS,
      repeticiones: 3,
    });
    expect(roto).toEqual([]);
    expect(falsas).toBe(FALSAS);
    expect(repetidas).toBe(60);
  },
);
