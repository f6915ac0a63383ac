import { useLoaderData } from "@remix-run/react";
import { Boton } from "~/components/Boton";
import { clases } from "~/components/clases";
import { EstadoVacio } from "~/components/EstadoVacio";
import { Tarjeta } from "~/components/Tarjeta";
import { contenedorMedio, enlaceSuelto, fila, pagina, pila, textoSuave } from "~/styles/layout.css";
import type { loader } from "./comprobantes.server";

export function Comprobantes() {
  const { comprobantes } = useLoaderData<typeof loader>();
  return (
    <div className={clases(contenedorMedio, pagina, pila.amplia)}>
      <header className={pila.corta}>
        <h1>Tus comprobantes</h1>
        <p className={textoSuave}>Las boletas, facturas y notas de crédito de lo que pagaste con tarjeta.</p>
        <div className={fila.media}>
          <a href="/datos-de-compra" className={enlaceSuelto}>
            Datos de compra
          </a>
          <a href="/mi-zona-privada" className={enlaceSuelto}>
            Volver a mi zona
          </a>
        </div>
      </header>
      {comprobantes.length === 0 ? (
        <EstadoVacio
          titulo="Todavía no tienes comprobantes"
          acciones={<Boton href="/agendar">Agendar una sesión</Boton>}
        />
      ) : (
        <ul className={pila.media}>
          {comprobantes.map((comprobante) => (
            <li key={comprobante.idComprobante}>
              <Tarjeta className={pila.corta}>
                <div className={fila.extremos}>
                  <h2>
                    <a href={comprobante.href} className={enlaceSuelto}>
                      {comprobante.numero}
                    </a>
                  </h2>
                  <strong>{comprobante.total}</strong>
                </div>
                <p>
                  {comprobante.nombre}. {comprobante.concepto}
                </p>
                <p className={textoSuave}>
                  <time dateTime={comprobante.iso}>{comprobante.cuando}</time> · {comprobante.estado}
                </p>
              </Tarjeta>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
