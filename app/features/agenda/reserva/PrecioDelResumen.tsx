import { Precio } from "~/components/Precio";
import { PrecioDesglosado } from "~/components/PrecioDesglosado";
import { bonos as bonosEnPalabras } from "~/domain/paquetes/saldo/saldo";
import type { PrecioEnPartes } from "~/domain/ventas/pedidos/pedido";

/** Price of a session, its parts, and the part that a prepaid session (`bono`) would pay. */
export function PrecioDelResumen({ bonos, ...precio }: PrecioEnPartes & { bonos: number }) {
  const { totalCentimos } = precio;
  const conSaldo =
    bonos > 0 && totalCentimos > 0
      ? [
          {
            term: "Con tu saldo",
            value: (
              <>
                <Precio centimos={0} /> y {bonosEnPalabras(1)}
              </>
            ),
          },
        ]
      : [];
  return (
    <PrecioDesglosado
      que="Precio de la sesión"
      precio={precio}
      mas={[{ term: "Total", value: <Precio centimos={totalCentimos} />, total: true }, ...conSaldo]}
    />
  );
}
