import { useActionData, useLoaderData } from "@remix-run/react";
import { AyudaSiFalla } from "~/shell/compra/AyudaSiFalla";
import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { classNames } from "~/components/classNames";
import { LineaDeEstados } from "~/components/graficos/LineaDeEstados";
import { Form } from "~/components/Form";
import { Precio } from "~/components/Precio";
import { BotonesDelPedido, ListaDelPedido } from "~/shell/compra/DineroDelPedido";
import { contenedorMedio, fila, pagina, pila, textoSuave } from "~/styles/layout.css";
import { EstadoDeCompra, tituloDeCompra } from "./EstadoDeCompra";
import { DEVOLVER } from "./intenciones";
import type { loader, action } from "./compra.server";

export function PaginaDeCompra() {
  const compra = useLoaderData<typeof loader>();
  const respuesta = useActionData<typeof action>();
  const { lugar, nombre, trae, hasta, totalCentimos } = compra;
  return (
    <div className={classNames(contenedorMedio, pagina, pila.amplia)}>
      <h1>{tituloDeCompra(compra)}</h1>
      {respuesta && <Alert kind="error" role="alert" focused title={respuesta.mensaje} />}
      <LineaDeEstados estados={compra.linea} />
      <AyudaSiFalla />
      <EstadoDeCompra {...compra} />
      <ListaDelPedido
        de="Tu paquete"
        pedido={compra}
        total={compra.monedas}
        entradas={[
          ...(nombre ? [{ term: "Combo", value: nombre }] : []),
          { term: "Paquete", value: trae },
          ...(hasta ? [{ term: "Puedes pagarlo hasta las", value: hasta }] : []),
        ]}
      />
      <div className={fila.media}>
        {lugar === "exito" && (
          <Button href="/agendar" large>
            Agendar
          </Button>
        )}
        <BotonesDelPedido pedido={compra} soltar="Dejar esta compra" />
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
