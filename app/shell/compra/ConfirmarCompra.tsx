import { Button } from "~/components/Button";
import { CampoDeCupon } from "~/components/CampoDeCupon";
import { CuponAplicado } from "~/components/CuponAplicado";
import { Card } from "~/components/Card";
import { classNames } from "~/components/classNames";
import { ErrorSummary, errorsOf } from "~/components/ErrorSummary";
import { Fold } from "~/components/Fold";
import { Form } from "~/components/Form";
import { Precio } from "~/components/Precio";
import { PrecioDesglosado } from "~/components/PrecioDesglosado";
import type { PrecioEnPartes } from "~/domain/ventas/pedidos/pedido";
import { FORMA_DE_PAGO } from "~/domain/ventas/pedidos/formaDePago";
import { fila, pila, textoChico, textoSuave } from "~/styles/layout.css";
import type { SinHacer } from "../formularios/envio.server";
import { AyudaSiFalla, tituloDeErrores } from "./AyudaSiFalla";
import { APLICAR_CUPON, QUITAR_CUPON } from "./intenciones";

interface Props {
  titulo: string;
  /** Name of the thing that is bought, beside its price. */
  que: string;
  precio: PrecioEnPartes;
  /** Coupon that an existing order already has; null without one. */
  cuponDelPedido: string | null;
  /** True while the person can still add a coupon. */
  admiteCupon: boolean;
  respuesta: SinHacer | undefined;
}

/** Last step of a purchase: total, coupon, and the button that pays. */
export function ConfirmarCompra({ titulo, que, precio, cuponDelPedido, admiteCupon, respuesta }: Props) {
  const cubierto = precio.totalCentimos === 0;
  const { envio } = respuesta ?? {};
  const enElCupon = envio?.error?.cupon ?? [];
  const aplicado = enElCupon.length > 0 ? null : precio.cupon;
  const escrito = envio?.initialValue?.cupon;
  return (
    <Card as="section" aria-labelledby="confirmar">
      <Form className={pila.media}>
        <h2 id="confirmar">{titulo}</h2>
        <ErrorSummary
          errors={errorsOf([{ id: "cupon", errors: enElCupon }, "Cupón"])}
          general={respuesta?.generales}
          title={tituloDeErrores(respuesta?.soporte)}
        />
        <AyudaSiFalla />
        <div>
          <p className={fila.extremos}>
            Total
            <Precio centimos={precio.totalCentimos} conIgv={!cubierto} large />
          </p>
          {aplicado !== null && (
            <CuponAplicado
              codigo={aplicado}
              descuentoCentimos={precio.descuentoCentimos}
              mirar={APLICAR_CUPON}
              // The coupon of an existing order stays until the order is dropped.
              quitar={cuponDelPedido === null ? QUITAR_CUPON : null}
            />
          )}
          {cubierto && <p className={textoSuave}>Tu cupón cubre todo el precio: no pagas nada.</p>}
          <Fold title="Ver el detalle">
            <PrecioDesglosado que={que} precio={precio} />
          </Fold>
          {aplicado === null && (admiteCupon || enElCupon.length > 0) && (
            // The coupon box stands before the button that pays, so that Enter in it asks for the coupon's value
            // (HTML § 4.10.21.2).
            <Fold title="Tengo un cupón" open={enElCupon.length > 0}>
              <CampoDeCupon
                id="cupon"
                name="cupon"
                defaultValue={typeof escrito === "string" ? escrito : ""}
                errores={enElCupon}
                intencion={APLICAR_CUPON}
                quitar={QUITAR_CUPON}
              />
            </Fold>
          )}
        </div>
        <Button wide large name="intencion" value={cubierto ? FORMA_DE_PAGO.cupon : FORMA_DE_PAGO.tarjeta}>
          {cubierto ? "Confirmar sin pagar" : "Pagar"}
        </Button>
        {!cubierto && (
          <p className={classNames(textoSuave, textoChico)}>
            Con tarjeta, en la página segura de la pasarela.
          </p>
        )}
      </Form>
    </Card>
  );
}

interface AntesProps {
  comprobante: string | null;
  hrefDeDatos: string;
  precio: PrecioEnPartes;
}

/** Name on the receipt, shown when the person is charged. */
export function TuComprobante({ comprobante, hrefDeDatos, precio }: AntesProps) {
  if (comprobante === null || precio.totalCentimos === 0) return null;
  return (
    <p className={textoSuave}>
      Recibirás una {comprobante}. <a href={hrefDeDatos}>Cambiar datos de compra</a>
    </p>
  );
}
