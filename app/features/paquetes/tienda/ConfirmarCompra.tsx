import { Boton } from "~/components/Boton";
import { CampoDeCupon } from "~/components/CampoDeCupon";
import { ErrorSummary, erroresDe } from "~/components/ErrorSummary";
import { Formulario } from "~/components/Formulario";
import { ListaDeDatos } from "~/components/ListaDeDatos";
import { Precio } from "~/components/Precio";
import { clases } from "~/components/clases";
import { pila, textoChico, textoSuave } from "~/styles/layout.css";
import { APLICAR_CUPON, CONFIRMAR_SIN_PAGAR, PAGAR, QUITAR_CUPON } from "./intenciones";
import type { PrecioEnPartes } from "~/domain/ventas/pedidos/pedido";
import type { Rechazado } from "./paquete.server";
import * as css from "./tienda.css";

/** What it was, what the coupon takes off, and what is left. */
export function PrecioDelPaquete(precio: PrecioEnPartes) {
  const conCupon = precio.cupon
    ? [
        { termino: "Precio del paquete", valor: <Precio centimos={precio.precioCentimos} /> },
        {
          termino: `Cupón ${precio.cupon}`,
          valor: (
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
      <ListaDeDatos
        datos={[
          ...conCupon,
          { termino: "Valor de venta", valor: <Precio centimos={precio.baseCentimos} /> },
          { termino: "IGV (18 %)", valor: <Precio centimos={precio.igvCentimos} /> },
          { termino: "Total", valor: <Precio centimos={precio.totalCentimos} />, total: true },
        ]}
      />
    </section>
  );
}

interface Props {
  precio: PrecioEnPartes;
  respuesta: Rechazado | undefined;
}

/** The coupon and the one button that pays. */
export function ConfirmarCompra({ precio, respuesta }: Props) {
  const cubierto = precio.totalCentimos === 0;
  const enElCupon = respuesta?.enElCupon;
  return (
    <Formulario className={pila.media}>
      <h2 id="confirmar">Confirma tu compra</h2>
      <ErrorSummary
        errores={erroresDe([{ id: "cupon", errors: enElCupon ? [enElCupon] : [] }, "Cupón"])}
        generales={respuesta?.general ? [respuesta.general] : []}
      />
      <CampoDeCupon
        id="cupon"
        name="cupon"
        defaultValue={respuesta?.cupon ?? precio.cupon ?? ""}
        errores={enElCupon ? [enElCupon] : undefined}
        aplicado={precio.cupon !== null && !enElCupon}
        intencion={APLICAR_CUPON}
        quitar={QUITAR_CUPON}
      />
      {cubierto && <p className={textoSuave}>Tu cupón cubre todo el precio: no pagas nada.</p>}
      <p className={css.total}>
        Total
        <Precio centimos={precio.totalCentimos} conIgv={!cubierto} grande />
      </p>
      <Boton completo grande name="intencion" value={cubierto ? CONFIRMAR_SIN_PAGAR : PAGAR}>
        {cubierto ? "Confirmar sin pagar" : "Pagar"}
      </Boton>
      {!cubierto && (
        <p className={clases(textoSuave, textoChico)}>Con tarjeta, en la página segura de la pasarela.</p>
      )}
    </Formulario>
  );
}
