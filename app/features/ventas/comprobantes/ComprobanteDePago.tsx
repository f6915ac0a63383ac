import { useLoaderData } from "@remix-run/react";
import { Aviso } from "~/components/Aviso";
import { Boton } from "~/components/Boton";
import { clases } from "~/components/clases";
import { ListaDeDatos } from "~/components/ListaDeDatos";
import { Precio } from "~/components/Precio";
import { contenedorMedio, enlaceSuelto, pagina, pila, textoSuave } from "~/styles/layout.css";
import * as css from "./compras.css";
import type { loader } from "./comprobante.server";

export function ComprobanteDePago() {
  const { empresa, receptor, relacionado, reemplazo, ...comprobante } = useLoaderData<typeof loader>();
  return (
    <div className={clases(contenedorMedio, pagina, pila.amplia)}>
      {reemplazo ? (
        <Aviso titulo="Otro comprobante está en su lugar">
          Tu sesión cambió de precio: vale <a href={reemplazo.href}>{reemplazo.numero}</a>.
        </Aviso>
      ) : (
        comprobante.anulado && (
          <Aviso tipo="advertencia" titulo="Este comprobante está anulado">
            Te devolvimos lo que pagaste, así que ya no tiene efecto.
          </Aviso>
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
        <ListaDeDatos
          datos={[
            { termino: "A nombre de", valor: receptor.nombre },
            { termino: "Documento", valor: receptor.documento },
            ...(receptor.direccion ? [{ termino: "Dirección fiscal", valor: receptor.direccion }] : []),
            {
              termino: "Fecha",
              valor: <time dateTime={comprobante.iso}>{comprobante.cuando}</time>,
            },
            ...(relacionado
              ? [
                  {
                    termino: relacionado.termino,
                    valor: (
                      <a href={relacionado.href} className={enlaceSuelto}>
                        {relacionado.numero}
                      </a>
                    ),
                  },
                ]
              : []),
            { termino: "Estado del envío", valor: comprobante.estado },
          ]}
        />
        <section aria-labelledby="detalle" className={pila.corta}>
          <h2 id="detalle">Detalle</h2>
          <ListaDeDatos
            datos={[
              { termino: comprobante.concepto, valor: "1" },
              { termino: "Valor de venta", valor: <Precio centimos={comprobante.baseCentimos} /> },
              { termino: "IGV (18 %)", valor: <Precio centimos={comprobante.igvCentimos} /> },
              { termino: "Total", valor: <Precio centimos={comprobante.totalCentimos} />, total: true },
            ]}
          />
        </section>
      </article>
      <p className={clases(css.caminos, textoSuave)}>
        Para imprimirlo o guardarlo en PDF, usa la opción Imprimir de tu navegador.
      </p>
      <div className={css.caminos}>
        <Boton href={comprobante.volver} variante="secundario">
          Todos tus comprobantes
        </Boton>
      </div>
    </div>
  );
}
