import { useLoaderData } from "@remix-run/react";
import { Button } from "~/components/Button";
import { classNames } from "~/components/classNames";
import { EmptyState } from "~/components/EmptyState";
import { Card } from "~/components/Card";
import { contenedorMedio, enlaceSuelto, fila, pagina, pila, textoSuave } from "~/styles/layout.css";
import type { loader } from "./comprobantes.server";

export function Comprobantes() {
  const { comprobantes } = useLoaderData<typeof loader>();
  return (
    <div className={classNames(contenedorMedio, pagina, pila.amplia)}>
      <header className={pila.corta}>
        <h1>Tus comprobantes</h1>
        <p className={textoSuave}>Las boletas, facturas y notas de crédito de lo que pagaste con tarjeta.</p>
        <div className={fila.media}>
          <a href="/tienda#compras" className={enlaceSuelto}>
            Tus compras
          </a>
          <a href="/datos-de-compra" className={enlaceSuelto}>
            Datos de compra
          </a>
          <a href="/mi-zona-privada" className={enlaceSuelto}>
            Volver a mi zona
          </a>
        </div>
      </header>
      {comprobantes.length === 0 ? (
        <EmptyState
          title="Todavía no tienes comprobantes"
          actions={<Button href="/agendar">Agendar</Button>}
        />
      ) : (
        <ul className={pila.media}>
          {comprobantes.map((comprobante) => (
            <li key={comprobante.idComprobante}>
              <Card className={pila.corta}>
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
              </Card>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
