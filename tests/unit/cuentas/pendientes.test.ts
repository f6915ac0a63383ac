import { expect, it } from "vitest";
import {
  pendienteDe,
  perdidasDe,
  type Deuda,
  type Perdida,
} from "../../../app/domain/cuentas/misDatos/pendientes";

const AHORA = new Date("2026-11-02T13:00:00Z");
const devolucion: Deuda<never> = async () => ({ motivo: "tiene-devolucion", hasta: AHORA });
const sesion: Deuda<never> = async () => ({ motivo: "tiene-sesiones", hasta: AHORA });
const nada: Deuda<never> = async () => null;

it("a session to come is named before a debt of money", async () => {
  const deudas = () => [devolucion, sesion, nada];
  expect((await pendienteDe({}, { deudas }, 7, AHORA))?.motivo).toBe("tiene-sesiones");
  expect(await pendienteDe({}, { deudas: () => [nada] }, 7, AHORA)).toBeNull();
});

it("the losses of all contexts are told in their order", async () => {
  const perdidas = (): Perdida<never>[] => [async () => ["3 bonos"], async () => ["20 monedas"]];
  expect(await perdidasDe({}, { perdidas }, 7)).toEqual(["3 bonos", "20 monedas"]);
});
