import { expect, it, vi } from "vitest";
import { done } from "../../../app/domain/shared/result";
import { makePedirYPagar } from "../../../app/domain/ventas/pagos/pedirYPagar";
import { MODO } from "../../../app/domain/ventas/pedidos/modo";

const cupon = vi.fn(() => Promise.resolve(done({})));
const saldo = vi.fn(() => Promise.resolve(done({})));
const pagarConTarjeta = vi.fn(() => Promise.resolve(done({ urlDePago: "https://pasarela.example/1" })));
const puertas = {
  pedir: () => Promise.resolve(done({ idPedido: "p" })),
  pagarConTarjeta,
  siguioSinEsto: [],
};
const pedirYPagar = makePedirYPagar({ ...puertas, sinTarjeta: { cupon, saldo } });

it.each([
  [MODO.tarjeta, pagarConTarjeta],
  [MODO.cupon, cupon],
  [MODO.saldo, saldo],
])("pays with %s by its own use case and by no other", async (modo, suCaso) => {
  vi.clearAllMocks();
  await pedirYPagar({ idPersona: 1, modo, origen: "https://bienestar.example" });
  for (const caso of [pagarConTarjeta, cupon, saldo])
    expect(caso).toHaveBeenCalledTimes(caso === suCaso ? 1 : 0);
});

it("does not compile while a way of paying has no use case", () => {
  // @ts-expect-error -- `saldo` has no use case, and must not fall through to the card
  makePedirYPagar({ ...puertas, sinTarjeta: { cupon } });
});
