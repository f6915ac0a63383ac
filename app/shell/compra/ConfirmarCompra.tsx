import { Button } from "~/components/Button";
import { CampoDeCupon } from "~/components/CampoDeCupon";
import { Card } from "~/components/Card";
import { classNames } from "~/components/classNames";
import { ErrorSummary, errorsOf } from "~/components/ErrorSummary";
import { Fold } from "~/components/Fold";
import { Form } from "~/components/Form";
import { Precio } from "~/components/Precio";
import { PrecioDesglosado } from "~/components/PrecioDesglosado";
import type { PrecioEnPartes } from "~/domain/ventas/pedidos/pedido";
import { pila, textoChico, textoSuave } from "~/styles/layout.css";
import type { SinHacer } from "../envio.server";
import * as css from "./ConfirmarCompra.css";
import { APLICAR_CUPON, CAMBIAR_CUPON, CONFIRMAR_SIN_PAGAR, PAGAR, QUITAR_CUPON } from "./intenciones";

interface Props {
  titulo: string;
  /** What its price is called. */
  que: string;
  precio: PrecioEnPartes;
  /** That of the order, where there is one. */
  cuponDelPedido: string | null;
  respuesta: SinHacer | undefined;
}

/** What it comes to, the coupon, and the one button that pays. */
export function ConfirmarCompra({ titulo, que, precio, cuponDelPedido, respuesta }: Props) {
  const cubierto = precio.totalCentimos === 0;
  const { envio } = respuesta ?? {};
  const enElCupon = envio?.error?.cupon ?? [];
  const aplicado = precio.cupon !== null && enElCupon.length === 0;
  const escrito = envio?.initialValue?.cupon;
  return (
    <Card as="section" aria-labelledby="confirmar">
      <Form className={pila.media}>
        <h2 id="confirmar">{titulo}</h2>
        <ErrorSummary
          errors={errorsOf([{ id: "cupon", errors: enElCupon }, "Cupón"])}
          general={respuesta?.generales}
        />
        <div>
          <p className={css.total}>
            Total
            <Precio centimos={precio.totalCentimos} conIgv={!cubierto} large />
          </p>
          {cubierto && <p className={textoSuave}>Tu cupón cubre todo el precio: no pagas nada.</p>}
          <Fold title="Ver el detalle">
            <PrecioDesglosado que={que} precio={precio} />
          </Fold>
          {/* Before the button that pays: Enter in this box asks what the coupon is worth. */}
          <Fold title="Tengo un cupón" open={aplicado || enElCupon.length > 0}>
            <CampoDeCupon
              id="cupon"
              name="cupon"
              defaultValue={aplicado ? (precio.cupon ?? "") : typeof escrito === "string" ? escrito : ""}
              errores={enElCupon}
              aplicado={aplicado}
              delPedido={cuponDelPedido !== null}
              intencion={aplicado && cuponDelPedido === null ? CAMBIAR_CUPON : APLICAR_CUPON}
              quitar={QUITAR_CUPON}
            />
          </Fold>
        </div>
        <Button wide large name="intencion" value={cubierto ? CONFIRMAR_SIN_PAGAR : PAGAR}>
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

/** In whose name the receipt will be, where something is charged. */
export function TuComprobante({ comprobante, hrefDeDatos, precio }: AntesProps) {
  if (comprobante === null || precio.totalCentimos === 0) return null;
  return (
    <p className={textoSuave}>
      Recibirás una {comprobante}. <a href={hrefDeDatos}>Cambiar datos de compra</a>
    </p>
  );
}
