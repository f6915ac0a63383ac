import { useActionData, useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { classNames } from "~/components/classNames";
import { Form } from "~/components/Form";
import { DataList } from "~/components/DataList";
import { Precio } from "~/components/Precio";
import { Card } from "~/components/Card";
import { contenedorMedio, fila, pagina, pila, textoSuave } from "~/styles/layout.css";
import { EstadoDeCompra, TITULO_DE_COMPRA } from "./EstadoDeCompra";
import { DEVOLVER, PAGAR, SOLTAR } from "./intenciones";
import type { loader, action } from "./compra.server";

export function PaginaDeCompra() {
  const compra = useLoaderData<typeof loader>();
  const respuesta = useActionData<typeof action>();
  const { lugar, nombre, trae, totalCentimos, pagos, urlDePago, hrefDelComprobante } = compra;
  return (
    <div className={classNames(contenedorMedio, pagina, pila.amplia)}>
      <h1>{TITULO_DE_COMPRA[lugar]}</h1>
      {respuesta && <Alert kind="error" role="alert" title={respuesta.mensaje} />}
      <EstadoDeCompra {...compra} procesando={pagos.length > 0} />
      <Card as="section" aria-label="Tu paquete">
        <DataList
          entries={[
            ...(nombre ? [{ term: "Plan", value: nombre }] : []),
            { term: "Paquete", value: trae },
            ...pagos.map(({ idPago, palabra }, indice) => ({
              term: pagos.length > 1 ? `Pago ${indice + 1}` : "Pago",
              value: <span key={idPago}>{palabra}</span>,
            })),
            ...(compra.cupon
              ? [
                  {
                    term: `Cupón ${compra.cupon}`,
                    value: (
                      <>
                        −<Precio centimos={compra.descuentoCentimos} />
                      </>
                    ),
                  },
                ]
              : []),
            {
              term: "Total",
              value: compra.monedas ?? <Precio centimos={totalCentimos} conIgv />,
              total: true,
            },
          ]}
        />
      </Card>
      <div className={fila.media}>
        {lugar === "exito" && (
          <Button href="/agendar" large>
            Agendar una sesión
          </Button>
        )}
        {lugar === "error" && (
          <Form>
            <Button large name="intencion" value={PAGAR}>
              Intentar de nuevo
            </Button>
          </Form>
        )}
        {urlDePago && (
          <Button href={urlDePago} variant="secondary" large>
            Volver a la página de pago
          </Button>
        )}
        {hrefDelComprobante && (
          <Button href={hrefDelComprobante} variant="secondary" large>
            Ver tu comprobante
          </Button>
        )}
        {compra.seSuelta && (
          <Form>
            <Button variant="secondary" large name="intencion" value={SOLTAR}>
              Dejar esta compra
            </Button>
          </Form>
        )}
        <Button href={compra.hrefDeQuePaso} variant="text">
          ¿Qué pasó con mi pago?
        </Button>
        <Button href="/tienda" variant="text">
          Volver a la tienda
        </Button>
      </div>
      {compra.seDevuelve && (
        <section aria-labelledby="devolver" className={pila.corta}>
          <h2 id="devolver">¿Cambiaste de idea?</h2>
          <p className={textoSuave}>
            Mientras no uses ningún bono puedes devolver el paquete entero: los bonos salen de tu saldo
            {totalCentimos > 0 && (
              <>
                {" "}
                y <Precio centimos={totalCentimos} /> vuelven a tu tarjeta
              </>
            )}
            {compra.monedas && ` y vuelven tus ${compra.monedas}`}
            {compra.cupon ? ". Tu cupón vuelve a servir." : "."}
          </p>
          <Form>
            <Button variant="secondary" name="intencion" value={DEVOLVER}>
              Devolver el paquete
            </Button>
          </Form>
        </section>
      )}
    </div>
  );
}
