import { useLoaderData } from "@remix-run/react";
import { Card } from "~/components/Card";
import { Fold } from "~/components/Fold";
import { pila, textoSuave } from "~/styles/layout.css";
import { Tabla } from "../marco/Tabla";
import { Barra } from "./dibujos";
import { ElegirDias } from "./ElegirDias";
import * as css from "./medicion.css";
import { PantallaDeMedicion } from "./PantallaDeMedicion";
import type { loader } from "./caminos.server";

/** Journeys as steps. Each step is counted by itself: nobody is followed from one to the next. */
export function Caminos() {
  const { partes, caminos, ...elegidos } = useLoaderData<typeof loader>();
  return (
    <PantallaDeMedicion
      titulo="Caminos"
      guia="Cada paso cuenta las veces que se vio: no seguimos a nadie."
      partes={partes}
    >
      <ElegirDias {...elegidos} />
      {caminos.map(({ nombre, llegan, pasos, dias }) => (
        <Card key={nombre} as="section" aria-label={nombre} className={css.dibujoYTabla}>
          <div className={pila.media}>
            <div className={css.enFila}>
              <h2>{nombre}</h2>
              {llegan === null ? (
                <p className={textoSuave}>Son pocas para comparar.</p>
              ) : (
                <p>
                  Del primer paso al último: <strong className={css.numero}>{llegan}</strong>
                </p>
              )}
            </div>
            <ol className={css.pasos}>
              {pasos.map((paso) => (
                <li key={paso.nombre}>
                  {paso.nombre}
                  <Barra parte={paso.parte} />
                </li>
              ))}
            </ol>
          </div>
          <div className={pila.media}>
            <Tabla
              nombre={nombre}
              columnas={["Paso", "Veces", "Frente al primer paso"]}
              filas={pasos.map((paso) => ({
                id: paso.nombre,
                celdas: [paso.nombre, paso.veces, paso.delPrimero],
              }))}
            />
            {dias.length > 0 && (
              <Fold title="Día por día">
                <Tabla
                  nombre={`${nombre}, día por día`}
                  columnas={["Día", ...pasos.map((paso) => paso.nombre)]}
                  filas={dias}
                />
              </Fold>
            )}
          </div>
        </Card>
      ))}
    </PantallaDeMedicion>
  );
}
