import { ListaDeDatos } from "~/components/ListaDeDatos";
import { Precio } from "~/components/Precio";
import { bonos as bonosEnPalabras } from "~/domain/paquetes/saldo/saldo";
import type { PrecioEnPartes } from "~/domain/ventas/pedidos/pedido";

/** The price as it was when it was chosen: what it was, what the coupon takes off, what a bono would pay, what is left. */
export function PrecioDelResumen(precio: PrecioEnPartes & { bonos: number }) {
  const { cupon, bonos, totalCentimos } = precio;
  const conCupon = cupon
    ? [
        { termino: "Precio de la sesión", valor: <Precio centimos={precio.precioCentimos} /> },
        {
          termino: `Cupón ${cupon}`,
          valor: (
            <>
              −<Precio centimos={precio.descuentoCentimos} />
            </>
          ),
        },
      ]
    : [];
  const conSaldo =
    bonos > 0 && totalCentimos > 0
      ? [{ termino: "Con tu saldo", valor: `${bonosEnPalabras(1)} en lugar del total` }]
      : [];
  return (
    <section aria-label="Precio">
      <ListaDeDatos
        datos={[
          ...conCupon,
          { termino: "Valor de venta", valor: <Precio centimos={precio.baseCentimos} /> },
          { termino: "IGV (18 %)", valor: <Precio centimos={precio.igvCentimos} /> },
          { termino: "Total", valor: <Precio centimos={totalCentimos} />, total: true },
          ...conSaldo,
        ]}
      />
    </section>
  );
}
