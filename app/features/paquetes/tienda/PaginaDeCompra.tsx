import { useActionData, useLoaderData } from "@remix-run/react";
import { Aviso } from "~/components/Aviso";
import { Boton } from "~/components/Boton";
import { clases } from "~/components/clases";
import { Formulario } from "~/components/Formulario";
import { ListaDeDatos } from "~/components/ListaDeDatos";
import { Precio } from "~/components/Precio";
import { Tarjeta } from "~/components/Tarjeta";
import { contenedorMedio, fila, pagina, pila, textoSuave } from "~/styles/layout.css";
import { EstadoDeCompra, TITULO_DE_COMPRA } from "./EstadoDeCompra";
import { DEVOLVER, PAGAR, SOLTAR } from "./intenciones";
import type { loader, action } from "./compra.server";

export function PaginaDeCompra() {
  const compra = useLoaderData<typeof loader>();
  const respuesta = useActionData<typeof action>();
  const { lugar, nombre, trae, totalCentimos, pagos, urlDePago, hrefDelComprobante } = compra;
  return (
    <div className={clases(contenedorMedio, pagina, pila.amplia)}>
      <h1>{TITULO_DE_COMPRA[lugar]}</h1>
      {respuesta && <Aviso tipo="error" role="alert" titulo={respuesta.mensaje} />}
      <EstadoDeCompra {...compra} procesando={pagos.length > 0} />
      <Tarjeta como="section" aria-label="Tu paquete">
        <ListaDeDatos
          datos={[
            ...(nombre ? [{ termino: "Plan", valor: nombre }] : []),
            { termino: "Paquete", valor: trae },
            ...pagos.map(({ idPago, palabra }, indice) => ({
              termino: pagos.length > 1 ? `Pago ${indice + 1}` : "Pago",
              valor: <span key={idPago}>{palabra}</span>,
            })),
            ...(compra.cupon
              ? [
                  {
                    termino: `Cupón ${compra.cupon}`,
                    valor: (
                      <>
                        −<Precio centimos={compra.descuentoCentimos} />
                      </>
                    ),
                  },
                ]
              : []),
            {
              termino: "Total",
              valor: compra.monedas ?? <Precio centimos={totalCentimos} conIgv />,
              total: true,
            },
          ]}
        />
      </Tarjeta>
      <div className={fila.media}>
        {lugar === "exito" && (
          <Boton href="/agendar" grande>
            Agendar una sesión
          </Boton>
        )}
        {lugar === "error" && (
          <Formulario>
            <Boton grande name="intencion" value={PAGAR}>
              Intentar de nuevo
            </Boton>
          </Formulario>
        )}
        {urlDePago && (
          <Boton href={urlDePago} variante="secundario" grande>
            Volver a la página de pago
          </Boton>
        )}
        {hrefDelComprobante && (
          <Boton href={hrefDelComprobante} variante="secundario" grande>
            Ver tu comprobante
          </Boton>
        )}
        {compra.seSuelta && (
          <Formulario>
            <Boton variante="secundario" grande name="intencion" value={SOLTAR}>
              Dejar esta compra
            </Boton>
          </Formulario>
        )}
        <Boton href={compra.hrefDeQuePaso} variante="texto">
          ¿Qué pasó con mi pago?
        </Boton>
        <Boton href="/tienda" variante="texto">
          Volver a la tienda
        </Boton>
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
          <Formulario>
            <Boton variante="secundario" name="intencion" value={DEVOLVER}>
              Devolver el paquete
            </Boton>
          </Formulario>
        </section>
      )}
    </div>
  );
}
