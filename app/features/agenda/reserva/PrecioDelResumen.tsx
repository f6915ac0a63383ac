import { DataList } from "~/components/DataList";
import { Precio } from "~/components/Precio";
import { bonos as bonosEnPalabras } from "~/domain/paquetes/saldo/saldo";
import type { PrecioEnPartes } from "~/domain/ventas/pedidos/pedido";

/** The price as it was when it was chosen: what it was, what the coupon takes off, what a bono would pay, what is left. */
export function PrecioDelResumen(precio: PrecioEnPartes & { bonos: number }) {
  const { cupon, bonos, totalCentimos } = precio;
  const conCupon = cupon
    ? [
        { term: "Precio de la sesión", value: <Precio centimos={precio.precioCentimos} /> },
        {
          term: `Cupón ${cupon}`,
          value: (
            <>
              −<Precio centimos={precio.descuentoCentimos} />
            </>
          ),
        },
      ]
    : [];
  const conSaldo =
    bonos > 0 && totalCentimos > 0
      ? [{ term: "Con tu saldo", value: `${bonosEnPalabras(1)} en lugar del total` }]
      : [];
  return (
    <DataList
      entries={[
        ...conCupon,
        { term: "Valor de venta", value: <Precio centimos={precio.baseCentimos} /> },
        { term: "IGV (18 %)", value: <Precio centimos={precio.igvCentimos} /> },
        { term: "Total", value: <Precio centimos={totalCentimos} />, total: true },
        ...conSaldo,
      ]}
    />
  );
}
