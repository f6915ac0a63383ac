import { useActionData, useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { classNames } from "~/components/classNames";
import { Form } from "~/components/Form";
import { contenedor, dosColumnas, enlaceSuelto, pagina, pila, textoSuave } from "~/styles/layout.css";
import { ConfirmarCompra, TuComprobante } from "~/shell/compra/ConfirmarCompra";
import { precioQueSeVe } from "~/shell/compra/precioQueSeVe";
import { DEJAR } from "~/domain/talleres/inscripciones/intenciones";
import * as css from "../vivo/vivo.css";
import type { action, loader } from "./pagar.server";

/** Page with the price of a workshop place, and the button that pays for it. */
export function Pagar() {
  const lugar = useLoaderData<typeof loader>();
  const respuesta = useActionData<typeof action>();
  const precio = precioQueSeVe(respuesta ?? null, lugar);
  return (
    <div className={classNames(contenedor, pagina, pila.amplia)}>
      <header className={pila.corta}>
        <h1>Paga tu lugar</h1>
        <p>
          <a className={enlaceSuelto} href={lugar.suFecha}>
            {lugar.titulo}
          </a>
        </p>
        <p className={css.dia}>{lugar.cuando}</p>
      </header>
      <div className={dosColumnas}>
        <div className={pila.amplia}>
          <section aria-labelledby="antes" className={pila.corta}>
            <h2 id="antes">Antes de pagar</h2>
            {lugar.demostracion && <Alert kind="advertencia">{lugar.demostracion}</Alert>}
            <p>Guardamos tu lugar hasta las {lugar.hasta}. Después pasa a otra persona.</p>
            {lugar.devolucionAlDejar.aTiempo ? (
              <p className={textoSuave}>{lugar.devolucionAlDejar.texto}</p>
            ) : (
              <Alert kind="advertencia">{lugar.devolucionAlDejar.texto}</Alert>
            )}
            <TuComprobante {...lugar} precio={precio} />
          </section>
        </div>
        <div className={pila.media}>
          <ConfirmarCompra
            titulo="Confirma tu lugar"
            que="Precio del lugar"
            precio={precio}
            cuponDelPedido={lugar.precio.cupon}
            admiteCupon={lugar.admiteCupon}
            respuesta={respuesta}
          />
          <Form action={lugar.suFecha}>
            <input type="hidden" name="fecha" value={lugar.fecha} />
            <Button variant="secondary" name="intencion" value={DEJAR}>
              Dejar mi lugar
            </Button>
          </Form>
        </div>
      </div>
    </div>
  );
}
