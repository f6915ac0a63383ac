import { expect, it } from "vitest";
import { precioHoy } from "../../../app/domain/ventas/pedidos/pedido";
import { ConfirmarCompra } from "../../../app/shell/compra/ConfirmarCompra";
import { enPagina } from "../../support/pagina";

const confirmar = (admiteCupon: boolean) =>
  enPagina(
    <ConfirmarCompra
      titulo="Confirma tu lugar"
      que="Precio del lugar"
      precio={precioHoy(null, { precioCentimos: 25_00 })}
      cuponDelPedido={null}
      admiteCupon={admiteCupon}
      respuesta={undefined}
    />,
  );

it("asks for a coupon only where the order still takes one", () => {
  expect(confirmar(true)).toContain("Tengo un cupón");
  expect(confirmar(false)).not.toContain("Tengo un cupón");
});
