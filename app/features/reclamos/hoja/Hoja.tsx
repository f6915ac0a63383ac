import { useActionData, useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/Alert";
import { Card } from "~/components/Card";
import { classNames } from "~/components/classNames";
import { DataList } from "~/components/DataList";
import {
  contenedorMedio,
  enlaceSuelto,
  fila,
  pagina,
  pila,
  textoPropio,
  textoSuave,
} from "~/styles/layout.css";
import { Adjuntos } from "./Adjuntos";
import { Consulta } from "./Consulta";
import type { action, loader } from "./hoja.server";
import * as css from "./hoja.css";
import { SeccionesDeHoja } from "~/components/SeccionesDeHoja";

export function Hoja() {
  const { titulo, escrito, vista } = useLoaderData<typeof loader>();
  const respuesta = useActionData<typeof action>();
  return (
    <article className={classNames(contenedorMedio, pagina, pila.amplia)}>
      <h1 className={css.enPantalla}>{titulo}</h1>
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

function Registrada({ numero, codigo, vencida, enPalabras, lineas, copias, hoja, pdf, ...vista }: Vista) {
  return (
    <>
      <div className={classNames(css.enPantalla, pila.media)}>
        {lineas.length > 0 ? (
          <Respuesta enPalabras={enPalabras} lineas={lineas} />
        ) : (
          <Alert kind={vencida ? "advertencia" : "info"}>{enPalabras}</Alert>
        )}
        <DataList
          entries={[
            { term: "Número", value: `Nº ${numero}` },
            { term: "Código para consultarlo", value: codigo },
          ]}
        />
        {copias.map((frase) => (
          <p key={frase} className={textoSuave}>
            {frase}
          </p>
        ))}
        <div className={fila.media}>
          {hoja && (
            <>
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
              <a href={pdf} className={enlaceSuelto}>
                Descargar hoja (PDF)
              </a>
            </>
          )}
          <a href="/reclamo/consulta" className={enlaceSuelto}>
            Consultar un reclamo
          </a>
        </div>
        <Adjuntos adjuntos={vista.adjuntos} quedan={vista.quedan} respuesta={vista.respuesta} />
      </div>
      {hoja ? <Papel {...hoja} conRespuesta={lineas.length > 0} /> : <p>{vista.sinHoja}</p>}
    </>
  );
}

/** The answer of the provider with its corrections, before everything else. */
function Respuesta({ enPalabras, lineas }: Pick<Vista, "enPalabras" | "lineas">) {
  return (
    <Card as="section" className={pila.media} aria-labelledby="respuesta">
      <h2 id="respuesta">Nuestra respuesta</h2>
      {lineas.map(({ titulo, texto }, lugar) => (
        <div key={lugar} className={pila.corta}>
          {titulo !== null && <h3>{titulo}</h3>}
          <p className={textoPropio}>{texto}</p>
        </div>
      ))}
      <p className={textoSuave}>{enPalabras}</p>
    </Card>
  );
}

/** The sheet in the order of the norm. An answer stands above on the screen, and within the sheet on paper. */
function Papel({ secciones, notas, conRespuesta }: NonNullable<Vista["hoja"]> & { conRespuesta: boolean }) {
  const deSuPersona = conRespuesta ? secciones.slice(0, -1) : secciones;
  return (
    <div id="hoja" tabIndex={-1} className={css.hoja}>
      <SeccionesDeHoja secciones={deSuPersona} />
      {conRespuesta && (
        <div className={css.enPapel}>
          <SeccionesDeHoja secciones={secciones.slice(-1)} />
        </div>
      )}
      {notas.map((nota) => (
        <p key={nota}>{nota}</p>
      ))}
    </div>
  );
}
