import type { PrecioEnPartes } from "~/domain/ventas/pedidos/pedido";
import { DataList } from "./DataList";
import { Precio } from "./Precio";

interface Props {
  que: string;
  precio: PrecioEnPartes;
  /** Further lines below the price. */
  mas?: Parameters<typeof DataList>[0]["entries"];
}

/** Parts of a total: price, discount of the coupon, tax. */
export function PrecioDesglosado({ que, precio, mas = [] }: Props) {
  const conCupon = precio.cupon
    ? [
        { term: que, value: <Precio centimos={precio.precioCentimos} /> },
        {
          term: `Cupón ${precio.cupon}`,
          value: (
            <>
              −<Precio centimos={precio.descuentoCentimos} />
            </>
          ),
        },
      ]
    : [];
  return (
    <DataList
      entries={[
        ...conCupon,
        { term: "Valor de venta", value: <Precio centimos={precio.baseCentimos} /> },
        { term: "IGV (18 %)", value: <Precio centimos={precio.igvCentimos} /> },
        ...mas,
      ]}
    />
  );
}
