import { expect, it } from "vitest";
import { sinLoDeLaPasarela } from "../../../app/shell/compra/pedido.server";

/** Address to which a browser is redirected; null when it stays. */
function sigueEn(direccion: string): string | null {
  try {
    sinLoDeLaPasarela(new Request(`https://x.pe${direccion}`));
    return null;
  } catch (respuesta) {
    return (respuesta as Response).headers.get("location");
  }
}

it("keeps nothing of a payment in the address of its order", () => {
  const parametros = "payment_id=9&status=approved&external_reference=c";
  expect(sigueEn(`/bienestar-en-vivo/pedido/p?retorno=exito&${parametros}`)).toBe(
    "/bienestar-en-vivo/pedido/p?retorno=exito",
  );
  expect(sigueEn(`/bienestar-en-vivo/pedido/p?${parametros}`)).toBe("/bienestar-en-vivo/pedido/p");
  expect(sigueEn(`/resumen/carga?pedido=p&webview=on&${parametros}`)).toBe(
    "/resumen/carga?pedido=p&webview=on",
  );
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

it("keeps the proof of a return that names no payment, and of no other", () => {
  const pedido = "/bienestar-en-vivo/pedido/p";
  const error = `${pedido}?retorno=error&cobro=c.firma`;
  expect(sigueEn(`${error}&payment_id=9&status=rejected`)).toBe(`${pedido}?retorno=error`);
  expect(sigueEn(`${error}&status=cancelled&external_reference=c`)).toBe(`${pedido}?cobro=c.firma`);
  // Mercado Pago writes the word "null" for a missing value.
  expect(sigueEn(`${error}&collection_id=null&payment_id=null&status=null`)).toBe(`${pedido}?cobro=c.firma`);
  expect(sigueEn(`${pedido}?retorno=exito&payment_id=null`)).toBe(`${pedido}?retorno=exito`);
});
