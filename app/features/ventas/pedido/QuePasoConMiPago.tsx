import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { classNames } from "~/components/classNames";
import { Fold } from "~/components/Fold";
import { Form } from "~/components/Form";
import { LineaDeEstados } from "~/components/graficos/LineaDeEstados";
import { LineaDeCrisis } from "~/components/LineaDeCrisis";
import { DataList } from "~/components/DataList";
import { Precio } from "~/components/Precio";
import { Card } from "~/components/Card";
import { SOLTAR } from "~/shell/compra/intenciones";
import { contactoDe, useRaiz } from "~/shell/marco/marca";
import { contenedorMedio, pagina, pila, textoSuave } from "~/styles/layout.css";
import { MIRAR } from "./intenciones";
import * as css from "./pedido.css";
import type { PedidoEnPalabras } from "./pedido.server";

/**
 * Labels of an order that only charges a price difference, by its state. Other outcomes stand below, charge by charge.
 */
const DIFERENCIA: Partial<Record<PedidoEnPalabras["estado"], string>> = {
  pendiente: "Diferencia por pagar",
  pagado: "Diferencia pagada",
};

/** State of an order on a line, the person's options, and its history folded. */
export function QuePasoConMiPago(props: PedidoEnPalabras & { mensaje?: string | undefined }) {
  const { pagina: nombre, titulo, texto, tono, que, totalCentimos, sinDinero, mensaje } = props;
  const { estado, diferenciaCentimos, linea, cargos, historial, miramos } = props;
  return (
    <div className={classNames(contenedorMedio, pagina, pila.amplia)}>
      <header className={pila.corta}>
        <h1>{nombre}</h1>
        <p className={textoSuave}>
          {que}. Total: <Precio centimos={totalCentimos} />
          {sinDinero && ` (${sinDinero})`}
          {diferenciaCentimos !== null && (
            <>
              . {DIFERENCIA[estado] ?? "Diferencia"}: <Precio centimos={diferenciaCentimos} />
            </>
          )}
        </p>
      </header>
      <LineaDeEstados estados={linea} />
      {mensaje && (
        <Alert kind="advertencia" role="alert" focused>
          {mensaje}
        </Alert>
      )}
      <Alert kind={tono} title={titulo}>
        {texto}
      </Alert>
      <Acciones {...props} />
      {cargos.length > 0 && (
        <Card>
          <DataList
            entries={cargos.map(({ termino, centimos }) => ({
              term: termino,
              value: <Precio centimos={centimos} />,
            }))}
          />
        </Card>
      )}
      {miramos && <p className={textoSuave}>{miramos}</p>}
      <Fold title="Paso a paso">
        <ol className={css.pasos}>
          {historial.map(({ texto: paso, porQuien, cuando, iso }, indice) => (
            <li key={indice} className={css.paso}>
              <div className={pila.junta}>
                <strong>{paso}</strong>
                <span className={textoSuave}>
                  <time dateTime={iso}>{cuando}</time>. {porQuien}.
                </span>
              </div>
            </li>
          ))}
        </ol>
      </Fold>
      {props.conLineaDeCrisis && <LineaDeCrisis llamar />}
      <Ayuda {...props} />
    </div>
  );
}

function Acciones({ enlaces, seMira, soltar }: PedidoEnPalabras) {
  return (
    <Form className={css.acciones}>
      {enlaces.map(({ texto, href }, orden) => (
        <Button key={href} href={href} variant={orden === 0 ? "primary" : "secondary"}>
          {texto}
        </Button>
      ))}
      {seMira && (
        <Button variant="secondary" name="intencion" value={MIRAR}>
          Revisar mi pago ahora
        </Button>
      )}
      {soltar && (
        <Button variant="text" name="intencion" value={SOLTAR}>
          {soltar}
        </Button>
      )}
    </Form>
  );
}

/** Short code of an order: it reveals nothing of the person, and our team finds everything by it. */
function Ayuda({ codigo }: PedidoEnPalabras) {
  const { marca } = useRaiz();
  const contacto = contactoDe(marca, `Hola, tengo una duda con un pago. Código de soporte: ${codigo}`);
  return (
    <section aria-labelledby="ayuda" className={pila.corta}>
      <h2 id="ayuda">Si necesitas ayuda</h2>
      <p>Con este código de soporte encontramos tu pedido.</p>
      <p className={css.codigo}>{codigo}</p>
      <div className={css.acciones}>
        {contacto && (
          <Button href={contacto.href} variant="secondary" rel="noreferrer">
            {contacto.texto}
          </Button>
        )}
        <Button href="/mi-zona-privada" variant="text">
          Ir a Mi zona
        </Button>
      </div>
    </section>
  );
}
