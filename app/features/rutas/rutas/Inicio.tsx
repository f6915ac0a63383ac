import { useActionData, useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/Alert";
import { ConLineasDeAyuda } from "~/components/ConLineasDeAyuda";
import { Button } from "~/components/Button";
import { Card } from "~/components/Card";
import { classNames } from "~/components/classNames";
import { ErrorSummary, errorsOf } from "~/components/ErrorSummary";
import { Form } from "~/components/Form";
import { RECORDAR, RITMO, SEGUIR } from "~/domain/rutas/formularios";
import {
  contenedor,
  contenedorMedio,
  dosColumnas,
  enlaceSuelto,
  pagina,
  pila,
  textoGuia,
} from "~/styles/layout.css";
import { AjustesDeRuta, PRIMER_DIA } from "./AjustesDeRuta";
import { Entrada } from "./Entrada";
import type { action, loader } from "./inicio.server";
import { Camino } from "./Camino";
import { PasoDeRuta } from "./PasoDeRuta";
import * as css from "./rutas.css";

export function Inicio() {
  const { rutaEmpezada, ...ruta } = useLoaderData<typeof loader>();
  const ultimo = useActionData<typeof action>();
  const deRecordar = ultimo?.intencion === RECORDAR ? ultimo.envio : null;
  const mensaje = deRecordar?.error ? null : (ultimo?.mensaje ?? null);
  if (!rutaEmpezada || rutaEmpezada.estado === "dejada") {
    return (
      <div className={classNames(contenedorMedio, pagina, pila.amplia)}>
        <header className={pila.corta}>
          <h1>{ruta.titulo}</h1>
          <p className={textoGuia}>{ruta.detalles}</p>
        </header>
        {mensaje && (
          <Alert kind="error" role="alert">
            {mensaje}
          </Alert>
        )}
        <Card className={pila.media}>
          <Entrada {...ruta} rutaEmpezada={rutaEmpezada} />
        </Card>
        <p>
          <a href={ruta.href} className={enlaceSuelto}>
            Ver de qué se trata
          </a>
        </p>
      </div>
    );
  }
  const { estado, pasos, retirados, preguntamos } = rutaEmpezada;
  return (
    <div className={classNames(contenedor, pagina, pila.amplia)}>
      <header className={pila.corta}>
        <h1>{ruta.titulo}</h1>
        <p className={textoGuia}>{rutaEmpezada.avance}</p>
        <Camino pasos={rutaEmpezada.camino} tamano="grande" />
      </header>
      {mensaje && (
        <Alert kind="error" role="alert">
          {mensaje}
        </Alert>
      )}
      <ErrorSummary
        errors={errorsOf([{ id: PRIMER_DIA, errors: deRecordar?.error?.diasDeSemana ?? [] }, "Días"])}
      />
      {estado === "en-pausa" && (
        <Card as="section" aria-labelledby="en-pausa" className={pila.media}>
          <h2 id="en-pausa">Tu ruta está en pausa</h2>
          <p>
            {preguntamos ? `Te preguntamos el ${preguntamos}.` : "Cuando quieras, sigues."} No pierdes nada.
          </p>
          <Form action={ruta.inicio}>
            <Button name="intencion" value={SEGUIR}>
              Seguir ruta
            </Button>
          </Form>
        </Card>
      )}
      {rutaEmpezada.porHoyEstaBien && (
        <Card as="section" aria-labelledby="por-hoy" className={pila.media}>
          <h2 id="por-hoy">Por hoy está bien</h2>
          <p>El siguiente paso se abre mañana.</p>
          <Form action={ruta.inicio}>
            <input type="hidden" name="ritmo" value="libre" />
            <Button name="intencion" value={RITMO} variant="secondary">
              Seguir a mi ritmo
            </Button>
          </Form>
        </Card>
      )}
      <div className={dosColumnas}>
        <div className={classNames(pila.amplia, css.texto)}>
          <section aria-labelledby="pasos" className={pila.media}>
            <h2 id="pasos">Tus pasos</h2>
            {ruta.cuidado && (
              <Alert>
                <ConLineasDeAyuda texto={ruta.cuidado} />
              </Alert>
            )}
            <ol className={css.pasos}>
              {pasos.map((paso, indice) => (
                <PasoDeRuta key={paso.id} numero={indice + 1} inicio={ruta.inicio} {...paso} />
              ))}
            </ol>
          </section>
          {retirados.length > 0 && (
            <section aria-labelledby="retirados" className={pila.corta}>
              <h2 id="retirados">También hiciste</h2>
              <p>Ya no están en la ruta, pero cuentan.</p>
              <ul>
                {retirados.map(({ id, titulo }) => (
                  <li key={id}>{titulo}</li>
                ))}
              </ul>
            </section>
          )}
        </div>
        <aside aria-label="Ajustes de tu ruta" className={pila.amplia}>
          <AjustesDeRuta
            inicio={ruta.inicio}
            enPausa={estado === "en-pausa"}
            ritmo={rutaEmpezada.ritmo}
            yaSeOfrece={rutaEmpezada.porHoyEstaBien}
            recordatorio={rutaEmpezada.recordatorio}
            sinGuardar={deRecordar}
          />
        </aside>
      </div>
    </div>
  );
}
