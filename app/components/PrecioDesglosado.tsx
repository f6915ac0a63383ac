import type { PrecioEnPartes } from "~/domain/ventas/pedidos/pedido";
import { pila } from "~/styles/layout.css";
import { DataList } from "./DataList";
import { Precio } from "./Precio";

/** What it was, what the coupon takes off, and what is left. */
export function PrecioDesglosado({ que, precio }: { que: string; precio: PrecioEnPartes }) {
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
    <section aria-labelledby="precio" className={pila.corta}>
      <h2 id="precio">Precio</h2>
      <DataList
        entries={[
          ...conCupon,
          { term: "Valor de venta", value: <Precio centimos={precio.baseCentimos} /> },
          { term: "IGV (18 %)", value: <Precio centimos={precio.igvCentimos} /> },
          { term: "Total", value: <Precio centimos={precio.totalCentimos} />, total: true },
        ]}
      />
    </section>
  );
}
