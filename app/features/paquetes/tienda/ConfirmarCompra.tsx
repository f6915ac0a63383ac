import { Button } from "~/components/Button";
import { CampoDeCupon } from "~/components/CampoDeCupon";
import { ErrorSummary, errorsOf } from "~/components/ErrorSummary";
import { Form } from "~/components/Form";
import { DataList } from "~/components/DataList";
import { Precio } from "~/components/Precio";
import { classNames } from "~/components/classNames";
import { pila, textoChico, textoSuave } from "~/styles/layout.css";
import { APLICAR_CUPON, CONFIRMAR_SIN_PAGAR, PAGAR, QUITAR_CUPON } from "./intenciones";
import type { PrecioEnPartes } from "~/domain/ventas/pedidos/pedido";
import type { Rechazado } from "./paquete.server";
import * as css from "./tienda.css";

/** What it was, what the coupon takes off, and what is left. */
export function PrecioDelPaquete(precio: PrecioEnPartes) {
  const conCupon = precio.cupon
    ? [
        { term: "Precio del paquete", value: <Precio centimos={precio.precioCentimos} /> },
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

interface Props {
  precio: PrecioEnPartes;
  respuesta: Rechazado | undefined;
}

/** The coupon and the one button that pays. */
export function ConfirmarCompra({ precio, respuesta }: Props) {
  const cubierto = precio.totalCentimos === 0;
  const enElCupon = respuesta?.enElCupon;
  return (
    <Form className={pila.media}>
      <h2 id="confirmar">Confirma tu compra</h2>
      <ErrorSummary
        errors={errorsOf([{ id: "cupon", errors: enElCupon ? [enElCupon] : [] }, "Cupón"])}
        general={respuesta?.general ? [respuesta.general] : []}
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
        <Precio centimos={precio.totalCentimos} conIgv={!cubierto} large />
      </p>
      <Button wide large name="intencion" value={cubierto ? CONFIRMAR_SIN_PAGAR : PAGAR}>
        {cubierto ? "Confirmar sin pagar" : "Pagar"}
      </Button>
      {!cubierto && (
        <p className={classNames(textoSuave, textoChico)}>Con tarjeta, en la página segura de la pasarela.</p>
      )}
    </Form>
  );
}
