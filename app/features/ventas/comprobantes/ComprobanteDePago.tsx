import { useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { classNames } from "~/components/classNames";
import { DataList } from "~/components/DataList";
import { Precio } from "~/components/Precio";
import { contenedorMedio, enlaceSuelto, pagina, pila, textoSuave } from "~/styles/layout.css";
import * as css from "./compras.css";
import type { loader } from "./comprobante.server";

export function ComprobanteDePago() {
  const { empresa, receptor, relacionado, reemplazo, ...comprobante } = useLoaderData<typeof loader>();
  return (
    <div className={classNames(contenedorMedio, pagina, pila.amplia)}>
      {reemplazo ? (
        <Alert title="Otro comprobante está en su lugar">
          Tu sesión cambió de precio: vale <a href={reemplazo.href}>{reemplazo.numero}</a>.
        </Alert>
      ) : (
        comprobante.anulado && (
          <Alert kind="advertencia" title="Este comprobante está anulado">
            Te devolvimos lo que pagaste, así que ya no tiene efecto.
          </Alert>
        )
      )}
      <article className={css.hoja}>
        <header className={css.cabeza}>
          <div className={pila.junta}>
            <p>
              <strong>{empresa.razonSocial}</strong>
            </p>
            <p className={textoSuave}>{empresa.direccion}</p>
          </div>
          <div className={css.recuadro}>
            <p>RUC {empresa.ruc}</p>
            <h1 className={css.numero}>{comprobante.nombre}</h1>
            <p className={css.numero}>{comprobante.numero}</p>
          </div>
        </header>
        <DataList
          entries={[
            { term: "A nombre de", value: receptor.nombre },
            { term: "Documento", value: receptor.documento },
            ...(receptor.direccion ? [{ term: "Dirección fiscal", value: receptor.direccion }] : []),
            {
              term: "Fecha",
              value: <time dateTime={comprobante.iso}>{comprobante.cuando}</time>,
            },
            ...(relacionado
              ? [
                  {
                    term: relacionado.termino,
                    value: (
                      <a href={relacionado.href} className={enlaceSuelto}>
                        {relacionado.numero}
                      </a>
                    ),
                  },
                ]
              : []),
            { term: "Estado del envío", value: comprobante.estado },
          ]}
        />
        <section aria-labelledby="detalle" className={pila.corta}>
          <h2 id="detalle">Detalle</h2>
          <DataList
            entries={[
              { term: comprobante.concepto, value: "1" },
              { term: "Valor de venta", value: <Precio centimos={comprobante.baseCentimos} /> },
              { term: "IGV (18 %)", value: <Precio centimos={comprobante.igvCentimos} /> },
              { term: "Total", value: <Precio centimos={comprobante.totalCentimos} />, total: true },
            ]}
          />
        </section>
      </article>
      <p className={classNames(css.caminos, textoSuave)}>
        Para imprimirlo o guardarlo en PDF, usa la opción Imprimir de tu navegador.
      </p>
      <div className={css.caminos}>
        <Button href={comprobante.volver} variant="secondary">
          Todos tus comprobantes
        </Button>
      </div>
    </div>
  );
}
