import { describe, expect, it } from "vitest";
import { RECHAZOS_DE_PEDIDO } from "../../../app/domain/agenda/reservas/reserva";
import { RECHAZOS_DE_COMPRA } from "../../../app/domain/paquetes/compras/paquete";
import { RECHAZOS_DE_PEDIDO_DE_TALLER } from "../../../app/domain/talleres/ventas/pedidoDeTaller";
import { RECHAZOS_AL_SOLTAR } from "../../../app/domain/ventas/pagos/soltarPedido";

describe("why an order cannot be paid", () => {
  it("is said in the same words whatever was ordered", () => {
    for (const tabla of [RECHAZOS_DE_PEDIDO, RECHAZOS_DE_COMPRA, RECHAZOS_DE_PEDIDO_DE_TALLER]) {
      expect(tabla).toMatchObject({ "pago-en-proceso": RECHAZOS_AL_SOLTAR["pago-en-proceso"] });
    }
    expect(RECHAZOS_DE_PEDIDO_DE_TALLER["falta-pagar"]).toEqual(RECHAZOS_DE_PEDIDO["falta-pagar"]);
  });

  it("names what is sold, and what waits for the payment where something does", () => {
    expect(RECHAZOS_DE_PEDIDO["nada-que-cobrar"].mensaje).toBe(
      "Tu cupón cubre todo el precio: confirma tu sesión sin pagar.",
    );
    expect(RECHAZOS_DE_PEDIDO["pasarela-no-responde"].mensaje).toBe(
      "No pudimos abrir la página de pago. Tu horario sigue separado y no se hizo ningún cobro. Inténtalo de nuevo en un momento.",
    );
    expect(RECHAZOS_DE_COMPRA["pasarela-no-responde"].mensaje).toBe(
      "No pudimos abrir la página de pago y no se hizo ningún cobro. Inténtalo de nuevo en un momento.",
    );
  });

  it("says of a late coupon how to begin again", () => {
    expect(RECHAZOS_DE_PEDIDO_DE_TALLER["cupon-tarde"].mensaje).toBe(
      "Ya abriste el pago con otro precio. Para usar el cupón, deja tu lugar e inscríbete otra vez.",
    );
  });
});
