import { useActionData, useLoaderData } from "@remix-run/react";
import { Aviso } from "~/components/Aviso";
import { Boton } from "~/components/Boton";
import { clases } from "~/components/clases";
import { Formulario } from "~/components/Formulario";
import { ListaDeDatos } from "~/components/ListaDeDatos";
import { Tarjeta } from "~/components/Tarjeta";
import { contenedorMedio, enlaceSuelto, fila, pagina, pila, textoSuave } from "~/styles/layout.css";
import type { loader, action } from "./canje.server";

export function Canje() {
  const canje = useLoaderData<typeof loader>();
  const respuesta = useActionData<typeof action>();
  return (
    <div className={clases(contenedorMedio, pagina, pila.amplia)}>
      <header className={pila.corta}>
        <h1>Canjea {canje.trae}</h1>
        <p>
          <a className={enlaceSuelto} href="/tienda">
            Volver a la tienda
          </a>
        </p>
      </header>
      {respuesta && <Aviso tipo="error" role="alert" titulo={respuesta.mensaje} />}
      <Tarjeta como="section" aria-labelledby="antes" className={pila.media}>
        <h2 id="antes">Antes de canjear</h2>
        <ListaDeDatos
          datos={[
            { termino: "Tienes", valor: canje.tienes },
            { termino: "Cuesta", valor: canje.cuesta },
            ...(canje.quedan ? [{ termino: "Te quedarán", valor: canje.quedan, total: true }] : []),
          ]}
        />
        <p className={textoSuave}>
          Puedes usar los bonos hasta el {canje.hasta} si canjeas hoy. Mientras no uses ninguno puedes
          devolver el paquete y tus monedas vuelven.
        </p>
        {canje.faltan && (
          <Aviso tipo="advertencia" titulo={`Te faltan ${canje.faltan} para canjear este paquete.`} />
        )}
        <div className={fila.media}>
          {!canje.faltan && (
            <Formulario>
              <input type="hidden" name="canje" value={canje.idPedido} />
              <Boton grande>Canjear {canje.cuesta}</Boton>
            </Formulario>
          )}
          <Boton href={canje.hrefDeCompra} variante="secundario" grande>
            Comprar con tarjeta
          </Boton>
        </div>
      </Tarjeta>
    </div>
  );
}
