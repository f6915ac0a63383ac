import { expect, it } from "vitest";
import { sinLoDeLaPasarela } from "../../../app/shell/compra/pedido.server";

/** Where a browser is sent on from an address; null where it stays. */
function sigueEn(direccion: string): string | null {
  try {
    sinLoDeLaPasarela(new Request(`https://x.pe${direccion}`));
    return null;
  } catch (respuesta) {
    return (respuesta as Response).headers.get("location");
  }
}

it("keeps nothing of a payment in the address of its order", () => {
  const suyo = "payment_id=9&status=approved&external_reference=c";
  expect(sigueEn(`/bienestar-en-vivo/pedido/p?retorno=exito&${suyo}`)).toBe(
    "/bienestar-en-vivo/pedido/p?retorno=exito",
  );
  expect(sigueEn(`/bienestar-en-vivo/pedido/p?${suyo}`)).toBe("/bienestar-en-vivo/pedido/p");
  expect(sigueEn(`/resumen/carga?pedido=p&webview=on&${suyo}`)).toBe("/resumen/carga?pedido=p&webview=on");
});

it("stays where the address has only what is ours", () => {
  for (const direccion of [
    "/resumen/exito?pedido=p",
    "/bienestar-en-vivo/pedido/p?retorno=error",
    "/tienda",
  ]) {
    expect(sigueEn(direccion)).toBeNull();
  }
});

it("tells a return without a payment from one with a payment that was refused", () => {
  const pedido = "/bienestar-en-vivo/pedido/p?retorno=";
  expect(sigueEn(`${pedido}error&payment_id=9&status=rejected`)).toBe(`${pedido}error`);
  expect(sigueEn(`${pedido}error&status=cancelled&external_reference=c`)).toBe(`${pedido}cancelado`);
  // Mercado Pago's own words for nothing.
  expect(sigueEn(`${pedido}error&collection_id=null&payment_id=null&status=null`)).toBe(`${pedido}cancelado`);
  expect(sigueEn(`${pedido}exito&payment_id=null`)).toBe(`${pedido}exito`);
});
