import { expect, it, vi } from "vitest";
import { done } from "../../../app/domain/shared/result";
import { makePedirYPagar } from "../../../app/domain/ventas/pagos/pedirYPagar";
import { FORMA_DE_PAGO } from "../../../app/domain/ventas/pedidos/formaDePago";

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
  [FORMA_DE_PAGO.tarjeta, pagarConTarjeta],
  [FORMA_DE_PAGO.cupon, cupon],
  [FORMA_DE_PAGO.saldo, saldo],
])("pays with %s by its own use case and by no other", async (formaDePago, suCaso) => {
  vi.clearAllMocks();
  await pedirYPagar({ idPersona: 1, formaDePago, origen: "https://bienestar.example" });
  for (const caso of [pagarConTarjeta, cupon, saldo])
    expect(caso).toHaveBeenCalledTimes(caso === suCaso ? 1 : 0);
});

it("does not compile while a way of paying has no use case", () => {
  // @ts-expect-error -- `saldo` has no use case, and must not fall through to the card
  makePedirYPagar({ ...puertas, sinTarjeta: { cupon } });
});
