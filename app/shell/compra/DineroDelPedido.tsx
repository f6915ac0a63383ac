import { Alert } from "~/components/Alert";
import { Card } from "~/components/Card";
import { Button } from "~/components/Button";
import { DataList } from "~/components/DataList";
import { Form } from "~/components/Form";
import { Precio } from "~/components/Precio";
import { QUE_PASO_CON_MI_PAGO, VER_MI_PAGO } from "~/domain/ventas/pedidos/direcciones";
import { PAGAR, SOLTAR } from "./intenciones";
import type { DineroEnPalabras } from "./pedido.server";

type Entrada = Parameters<typeof DataList>[0]["entries"][number];

interface ListaProps {
  /** What the list is of. */
  de: string;
  /** What was sold. */
  entradas: Entrada[];
  pedido: Pick<DineroEnPalabras, "pagos" | "cupon" | "descuentoCentimos" | "totalCentimos">;
  /** What it cost, where that is not money. */
  total?: string | null;
}

/** What was ordered, its payments, its coupon and its total. */
export function ListaDelPedido({ de, entradas, pedido, total }: ListaProps) {
  const { pagos, cupon, descuentoCentimos, totalCentimos } = pedido;
  const rebaja = (
    <>
      −<Precio centimos={descuentoCentimos} />
    </>
  );
  return (
    <Card as="section" aria-label={de}>
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
    </Card>
  );
}

interface EnCaminoProps {
  procesando: boolean;
  /** What is kept while the bank decides, as a sentence. */
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

/** The heading of an order whose money goes back, or went. */
export const TE_DEVOLVEMOS_TU_PAGO = "Te devolvemos tu pago";

export const PagoQueVuelve = () => (
  <p>Todo lo que pagaste vuelve a la misma tarjeta. Según tu banco, puede tardar unos días.</p>
);

/** It may be paid still, and nothing went wrong. */
export const PorPagar = () => <p>Todavía no lo pagaste. Puedes hacerlo ahora con tu tarjeta.</p>;

/** The heading of an order that waits for another try. */
export const tituloSinPago = ({ seDesistio }: Pick<DineroEnPalabras, "seDesistio">) =>
  seDesistio ? "Cancelaste el pago" : "No pudimos procesar tu pago";

interface SinPagoProps {
  /** Its time is over, or there is still some of it to pay in. */
  lugar: "vencido" | "error";
  sinCobro: boolean;
  seDesistio: boolean;
  /** What can be done where nothing was charged, and its time is over. */
  siVencio?: string;
  /** The same, where somebody turned back from paying. */
  siSeDesistio?: string;
  /** What comes of it where something was. */
  siLoHubo: string;
}

/** It was not paid: whether money was taken all the same. */
export function SinPago({ lugar, sinCobro, siVencio, siSeDesistio, siLoHubo, ...pedido }: SinPagoProps) {
  const seDesistio = lugar === "error" && pedido.seDesistio;
  const salida =
    lugar === "vencido"
      ? siVencio
      : seDesistio
        ? siSeDesistio
        : "Puedes intentarlo otra vez con la misma tarjeta o con otra.";
  if (!sinCobro) return <QuizaHuboCobro siLoHubo={siLoHubo} />;
  return <Alert title={seDesistio ? NO_PAGASTE : "No se hizo ningún cobro"}>{salida}</Alert>;
}

/** They turned back from paying, and the gateway knows of nothing. */
export const NO_PAGASTE = "No pagaste. No se hizo ningún cobro.";
export const CONFIRMANDO_COBRO = "Estamos confirmando si hubo un cobro";

/** Nobody could say yet whether money was taken, and what comes of it where it was. */
export const QuizaHuboCobro = ({ siLoHubo }: Pick<SinPagoProps, "siLoHubo">) => (
  <Alert kind="advertencia" title={CONFIRMANDO_COBRO}>
    Si lo hubo, {siLoHubo} o la devolución completa. Te avisaremos por correo.
  </Alert>
);

interface BotonesProps {
  pedido: Pick<DineroEnPalabras, "lugar" | "urlDePago" | "hrefDelComprobante" | "hrefDeQuePaso"> & {
    seSuelta: boolean;
  };
  soltar: string;
}

/** What can be done with an order, whatever was sold. */
export function BotonesDelPedido({ pedido, soltar }: BotonesProps) {
  const { lugar, urlDePago, hrefDelComprobante, hrefDeQuePaso, seSuelta } = pedido;
  return (
    <>
      {(lugar === "error" || lugar === "pagar") && (
        <Form>
          <Button large name="intencion" value={PAGAR}>
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
