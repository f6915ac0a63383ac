import { useActionData, useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/Alert";
import { classNames } from "~/components/classNames";
import { DataList } from "~/components/DataList";
import { contenedorMedio, enlaceSuelto, fila, pagina, pila, textoSuave } from "~/styles/layout.css";
import { Adjuntos } from "./Adjuntos";
import { Consulta } from "./Consulta";
import type { action, loader } from "./hoja.server";
import * as css from "./hoja.css";
import { SeccionesDeHoja } from "~/components/SeccionesDeHoja";
import { tituloDe } from "./titulo";

export function Hoja() {
  const { escrito, vista } = useLoaderData<typeof loader>();
  const respuesta = useActionData<typeof action>();
  return (
    <article className={classNames(contenedorMedio, pagina, pila.amplia)}>
      <h1 className={css.enPantalla}>{tituloDe(vista?.estado)}</h1>
      {vista ? (
        <Registrada {...vista} respuesta={respuesta} />
      ) : (
        <Consulta escrito={escrito} respuesta={respuesta} />
      )}
    </article>
  );
}

type Vista = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>["vista"]> & {
  respuesta: ReturnType<typeof useActionData<typeof action>>;
};

function Registrada({ numero, codigo, estado, enPalabras, correos, hoja, pdf, ...vista }: Vista) {
  return (
    <>
      <div className={classNames(css.enPantalla, pila.media)}>
        <Alert kind={estado === "vencido" ? "advertencia" : "info"}>{enPalabras}</Alert>
        <DataList
          entries={[
            { term: "Número", value: `Nº ${numero}` },
            { term: "Código para consultarlo", value: codigo },
          ]}
        />
        <p className={textoSuave}>
          {correos.length > 0
            ? `Enviamos la copia a ${correos.join(" y ")}.`
            : "No dejaste correo: imprime la hoja y guarda el código."}
        </p>
        <div className={fila.media}>
          {/* Without scripts the link leads to the sheet, and the browser's own order prints it. */}
          <a
            href="#hoja"
            className={enlaceSuelto}
            onClick={(evento) => {
              evento.preventDefault();
              window.print();
            }}
          >
            Imprimir hoja
          </a>
          {hoja && (
            <a href={pdf} className={enlaceSuelto}>
              Descargar hoja (PDF)
            </a>
          )}
          <a href="/reclamo/consulta" className={enlaceSuelto}>
            Consultar un reclamo
          </a>
        </div>
        <Adjuntos adjuntos={vista.adjuntos} quedan={vista.quedan} respuesta={vista.respuesta} />
      </div>
      {hoja ? (
        <div id="hoja" tabIndex={-1} className={css.hoja}>
          <SeccionesDeHoja secciones={hoja.secciones} />
          {hoja.notas.map((nota) => (
            <p key={nota}>{nota}</p>
          ))}
        </div>
      ) : (
        <p>Los datos de esta hoja ya no se guardan.</p>
      )}
    </>
  );
}
