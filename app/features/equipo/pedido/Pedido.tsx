import { useActionData, useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/Alert";
import { Card } from "~/components/Card";
import { DataList } from "~/components/DataList";
import { ErrorSummary } from "~/components/ErrorSummary";
import { enlaceSuelto, pila } from "~/styles/layout.css";
import { Pantalla } from "../marco/Pantalla";
import * as filas from "../marco/filas.css";
import { CancelarSesion } from "./CancelarSesion";
import { DevolverParte } from "./DevolverParte";
import { DevolverDinero } from "./DevolverDinero";
import * as css from "../persona/persona.css";
import type { action, loader } from "./pedido.server";

export function Pedido() {
  const datos = useLoaderData<typeof loader>();
  const respuesta = useActionData<typeof action>();
  const { codigo, clase, total, estado, hrefDePersona, historial, hecho, devolucion, parte, sesion } = datos;
  return (
    <Pantalla titulo={`Pedido ${codigo}`}>
      {hecho !== null && !respuesta && (
        <Alert kind="exito" role="status" focused>
          <p>{hecho}</p>
        </Alert>
      )}
      {respuesta &&
        !devolucion &&
        !parte &&
        !(sesion && sesion.opciones.length + sesion.porPedir.length > 0) && (
          <ErrorSummary errors={[]} general={respuesta.generales} title="No se hizo" />
        )}
      <div className={css.columnas}>
        <Card as="section" aria-label="Pedido" className={pila.media}>
          <DataList
            entries={[
              { term: "Estado", value: estado },
              { term: "Total", value: total },
              { term: "Es de", value: clase },
            ]}
          />
          <a href={hrefDePersona} className={enlaceSuelto}>
            Ver a la persona
          </a>
        </Card>
        <div className={pila.amplia}>
          {devolucion && <DevolverDinero {...datos} {...devolucion} respuesta={respuesta} />}
          {parte && <DevolverParte {...parte} respuesta={respuesta} />}
          {sesion && <CancelarSesion {...sesion} pideCodigo={datos.pideCodigo} respuesta={respuesta} />}
          <section aria-labelledby="historia" className={pila.media}>
            <h2 id="historia">Paso a paso</h2>
            <ol className={filas.lista}>
              {historial.map(({ texto, cuando }, lugar) => (
                <li key={lugar} className={css.hecho}>
                  <span className={filas.cuando}>{cuando}</span>
                  <span>{texto}</span>
                </li>
              ))}
            </ol>
          </section>
        </div>
      </div>
    </Pantalla>
  );
}
