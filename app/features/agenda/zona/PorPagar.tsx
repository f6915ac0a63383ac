import { Button } from "~/components/Button";
import { Form } from "~/components/Form";
import { Precio } from "~/components/Precio";
import { Card } from "~/components/Card";
import { pila, textoSuave } from "~/styles/layout.css";
import { direccionDePedido, QUE_PASO_CON_MI_PAGO } from "~/domain/ventas/pedidos/direcciones";
import type { PorPagar as PedidoPorPagar } from "~/domain/ventas/pedidos/situacion";
import { FORMA_DE_PAGO } from "~/domain/ventas/pedidos/formaDePago";
import { SOLTAR } from "~/shell/compra/intenciones";
import * as css from "./zona.css";

/** Unpaid orders of every kind. The person can pay or drop each of them here. */
export function PorPagar({ pedidos }: { pedidos: readonly PedidoPorPagar[] }) {
  if (pedidos.length === 0) return null;
  return (
    <section aria-labelledby="por-pagar" className={pila.media}>
      <h2 id="por-pagar">Por pagar</h2>
      {pedidos.map(({ idPedido, que, totalCentimos, plazo, procesando, href, pagar, soltar }) => (
        <Card as="article" key={idPedido} className={pila.media} aria-label={`Por pagar: ${que}`}>
          <div className={pila.junta}>
            <a href={href} className={css.enlaceDeSesion}>
              {que}
            </a>
            <span className={textoSuave}>
              <Precio centimos={totalCentimos} />. {procesando ? "Tu pago se está procesando." : plazo}
            </span>
          </div>
          <Form action={href} className={css.acciones}>
            {!procesando &&
              (pagar.por === "enlace" ? (
                <Button href={pagar.href}>Pagar</Button>
              ) : (
                <Button name="intencion" value={FORMA_DE_PAGO.tarjeta}>
                  Pagar
                </Button>
              ))}
            <Button variant={procesando ? "secondary" : "text"} name="intencion" value={SOLTAR}>
              {soltar}
            </Button>
            <Button href={direccionDePedido({ idPedido })} variant="text">
              {QUE_PASO_CON_MI_PAGO}
            </Button>
          </Form>
        </Card>
      ))}
    </section>
  );
}
