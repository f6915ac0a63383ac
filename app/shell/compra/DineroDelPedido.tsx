import { Alert } from "~/components/Alert";
import { Card } from "~/components/Card";
import { Button } from "~/components/Button";
import { DataList } from "~/components/DataList";
import { Form } from "~/components/Form";
import { Precio } from "~/components/Precio";
import { QUE_PASO_CON_MI_PAGO, VER_MI_PAGO } from "~/domain/ventas/pedidos/direcciones";
import { CANCELASTE_EL_PAGO } from "~/domain/ventas/pedidos/situacion";
import { FORMA_DE_PAGO } from "~/domain/ventas/pedidos/formaDePago";
import { SOLTAR } from "./intenciones";
import type { DineroEnPalabras } from "./pedido.server";

type Entrada = Parameters<typeof DataList>[0]["entries"][number];

interface DatosProps {
  /** Rows of the things that the order buys. */
  entradas: Entrada[];
  pedido: Pick<DineroEnPalabras, "pagos" | "cupon" | "descuentoCentimos" | "totalCentimos">;
  /** Price that is not paid in money, such as coins. */
  total?: string | null;
}

/** Rows of an order in a card. `de`: name of the card, for screen readers. */
export const ListaDelPedido = ({ de, ...datos }: DatosProps & { de: string }) => (
  <Card as="section" aria-label={de}>
    <DatosDelPedido {...datos} />
  </Card>
);

/** Rows of an order: items, payments, coupon and total. */
export function DatosDelPedido({ entradas, pedido, total }: DatosProps) {
  const { pagos, cupon, descuentoCentimos, totalCentimos } = pedido;
  const rebaja = (
    <>
      −<Precio centimos={descuentoCentimos} />
    </>
  );
  return (
    <DataList
      entries={[
        ...entradas,
        ...pagos.map(({ idPago, palabra }, indice) => ({
          term: pagos.length > 1 ? `Pago ${indice + 1}` : "Pago",
          value: <span key={idPago}>{palabra}</span>,
        })),
        ...(cupon ? [{ term: `Cupón ${cupon}`, value: rebaja }] : []),
        { term: "Total", value: total ?? <Precio centimos={totalCentimos} conIgv />, total: true },
      ]}
    />
  );
}

interface EnCaminoProps {
  procesando: boolean;
  /** Sentence about the place or time that stays held while the bank decides. */
  mientras?: string;
}

export function PagoEnCamino({ procesando, mientras }: EnCaminoProps) {
  const processing = ["El banco aún lo está procesando.", mientras].filter(Boolean).join(" ");
  return (
    <p role="status">
      {procesando ? processing : "Todavía no vemos un pago de este pedido."} Esta página se actualiza sola.
    </p>
  );
}

/** Heading of an order that is being refunded, or was. */
export const TE_DEVOLVEMOS_TU_PAGO = "Te devolvemos tu pago";

export const PagoQueVuelve = () => (
  <p>Todo lo que pagaste vuelve a la misma tarjeta. Según tu banco, puede tardar unos días.</p>
);

/** Text of an order that the person may still pay, and that had no error. */
export const PorPagar = () => <p>Todavía no lo pagaste. Puedes hacerlo ahora con tu tarjeta.</p>;

/** Heading of an order that waits for another attempt to pay. */
export const tituloSinPago = ({ seDesistio }: Pick<DineroEnPalabras, "seDesistio">) =>
  seDesistio ? CANCELASTE_EL_PAGO : "No pudimos procesar tu pago";

interface SinPagoProps {
  /** State of an unpaid order. `vencido`: the time to pay is over. `error`: some of it is left. */
  lugar: "vencido" | "error";
  sinCobro: boolean;
  seDesistio: boolean;
  /** Sentence on what to do when nothing was charged and the time to pay is over. */
  siVencio?: string;
  /** Sentence on what to do after the person cancelled the payment. */
  siSeDesistio?: string;
  /** Consequence of a charge, if there was one. */
  efectoDelCobro: string;
}

/** Unpaid order: tells whether any money was taken. */
export function SinPago({
  lugar,
  sinCobro,
  siVencio,
  siSeDesistio,
  efectoDelCobro,
  ...pedido
}: SinPagoProps) {
  const seDesistio = lugar === "error" && pedido.seDesistio;
  const salida =
    lugar === "vencido"
      ? siVencio
      : seDesistio
        ? siSeDesistio
        : "Puedes intentarlo otra vez con la misma tarjeta o con otra.";
  if (!sinCobro) return <QuizaHuboCobro efectoDelCobro={efectoDelCobro} />;
  return <Alert title={seDesistio ? NO_PAGASTE : "No se hizo ningún cobro"}>{salida}</Alert>;
}

/** Text for a person who cancelled the payment, when the gateway knows of no charge. */
export const NO_PAGASTE = "No pagaste. No se hizo ningún cobro.";
export const CONFIRMANDO_COBRO = "Estamos confirmando si hubo un cobro";

/** Warns that money may have been taken, and what follows if it was. */
export const QuizaHuboCobro = ({ efectoDelCobro }: Pick<SinPagoProps, "efectoDelCobro">) => (
  <Alert kind="advertencia" title={CONFIRMANDO_COBRO}>
    Si lo hubo, {efectoDelCobro} o la devolución completa. Te avisaremos por correo.
  </Alert>
);

interface BotonesProps {
  pedido: Pick<DineroEnPalabras, "lugar" | "urlDePago" | "hrefDelComprobante" | "hrefDeQuePaso"> & {
    seSuelta: boolean;
  };
  soltar: string;
}

/** Buttons of an order's page, the same for sessions, workshops and packs. */
export function BotonesDelPedido({ pedido, soltar }: BotonesProps) {
  const { lugar, urlDePago, hrefDelComprobante, hrefDeQuePaso, seSuelta } = pedido;
  return (
    <>
      {(lugar === "error" || lugar === "pagar") && (
        <Form>
          <Button large name="intencion" value={FORMA_DE_PAGO.tarjeta}>
            {lugar === "error" ? "Intentar de nuevo" : "Pagar"}
          </Button>
        </Form>
      )}
      {urlDePago && (
        <Button href={urlDePago} large>
          Volver a la página de pago
        </Button>
      )}
      {hrefDelComprobante && (
        <Button href={hrefDelComprobante} variant="secondary" large>
          Ver tu comprobante
        </Button>
      )}
      {seSuelta && (
        <Form>
          <Button variant="secondary" large name="intencion" value={SOLTAR}>
            {soltar}
          </Button>
        </Form>
      )}
      <Button href={hrefDeQuePaso} variant="text">
        {lugar === "exito" ? VER_MI_PAGO : QUE_PASO_CON_MI_PAGO}
      </Button>
    </>
  );
}
