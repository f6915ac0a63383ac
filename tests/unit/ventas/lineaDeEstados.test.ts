import { expect, it } from "vitest";
import { lineaDeEstados } from "../../../app/domain/ventas/rastro/lineaDeEstados";

const sesion = (estado: string, hecha = false) => ({ nombre: "Sesión", estado, hecha });
const porPagar = {
  pedido: "pendiente",
  pago: null,
  sinTarjeta: null,
  entrega: sesion("No hay"),
  devolucion: null,
} as const;
const enBreve = (estados: Parameters<typeof lineaDeEstados>[0]) =>
  lineaDeEstados(estados).map(({ nombre, estado, como }) => `${nombre}: ${estado} (${como})`);

it("an order waits for its payment, and what it buys is still to come", () =>
  expect(enBreve(porPagar)).toEqual([
    "Pedido: Por pagar (ahora)",
    "Pago: Ninguno (falta)",
    "Sesión: No hay (falta)",
  ]));

it("a refused payment failed, and the order still waits", () =>
  expect(enBreve({ ...porPagar, pago: "rechazado" })).toContain("Pago: No se completó (mal)"));

it("a bono pays like a card", () => {
  const pagado = { ...porPagar, pedido: "pagado", entrega: sesion("Reservada", true) } as const;
  const linea = enBreve({ ...pagado, sinTarjeta: "Con un bono de tu saldo" });
  expect(linea).toEqual([
    "Pedido: Pagado (hecho)",
    "Pago: Con un bono de tu saldo (hecho)",
    "Sesión: Reservada (hecho)",
  ]);
});

it("a refund stands on the line only once it was asked for", () => {
  const devuelto = { ...porPagar, pedido: "devuelto", pago: "por-devolver" } as const;
  expect(enBreve({ ...devuelto, devolucion: "pedida" }).at(-1)).toBe(
    "Devolución: Pedida a la pasarela (ahora)",
  );
  expect(enBreve({ ...devuelto, pago: "devuelto", devolucion: "hecha" }).at(-1)).toBe(
    "Devolución: Hecha (hecho)",
  );
});
