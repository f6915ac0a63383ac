import { useActionData, useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { classNames } from "~/components/classNames";
import { Form } from "~/components/Form";
import { DataList } from "~/components/DataList";
import { Card } from "~/components/Card";
import { contenedorMedio, enlaceSuelto, fila, pagina, pila, textoSuave } from "~/styles/layout.css";
import type { loader, action } from "./canje.server";

export function Canje() {
  const canje = useLoaderData<typeof loader>();
  const respuesta = useActionData<typeof action>();
  return (
    <div className={classNames(contenedorMedio, pagina, pila.amplia)}>
      <header className={pila.corta}>
        <h1>Canjea {canje.trae}</h1>
        <p>
          <a className={enlaceSuelto} href="/tienda">
            Volver a la tienda
          </a>
        </p>
      </header>
      {respuesta && <Alert kind="error" role="alert" focused title={respuesta.mensaje} />}
      <Card as="section" aria-labelledby="antes" className={pila.media}>
        <h2 id="antes">Antes de canjear</h2>
        <DataList
          entries={[
            { term: "Tienes", value: canje.tienes },
            { term: "Cuesta", value: canje.cuesta },
            ...(canje.quedan ? [{ term: "Te quedarán", value: canje.quedan, total: true }] : []),
          ]}
        />
        <p className={textoSuave}>
          Puedes usar los bonos hasta el {canje.hasta} si canjeas hoy. Mientras no uses ninguno puedes
          devolver el paquete y tus monedas vuelven.
        </p>
        {canje.faltan && (
          <Alert kind="advertencia" title={`Te faltan ${canje.faltan} para canjear este paquete.`} />
        )}
        <div className={fila.media}>
          {!canje.faltan && (
            <Form>
              <input type="hidden" name="canje" value={canje.idPedido} />
              <Button large>Canjear {canje.cuesta}</Button>
            </Form>
          )}
          <Button href={canje.hrefDeCompra} variant="secondary" large>
            Comprar con tarjeta
          </Button>
        </div>
      </Card>
    </div>
  );
}
