import { useLoaderData } from "@remix-run/react";
import { Card } from "~/components/Card";
import { EmptyState } from "~/components/EmptyState";
import { Fold } from "~/components/Fold";
import { MINIMO_A_LA_VISTA } from "~/domain/shared/minimo";
import { pila } from "~/styles/layout.css";
import { Tabla } from "../marco/Tabla";
import { Columnas, Extremos } from "./dibujos";
import { ElegirDias } from "./ElegirDias";
import * as css from "./medicion.css";
import { PantallaDeMedicion } from "./PantallaDeMedicion";
import type { loader } from "./visitas.server";

/** Visits of each day, and the pages and acts behind them. It names nobody, and no figure is below five. */
export function Visitas() {
  const { partes, dias, mayor, paginas, hechos, ...elegidos } = useLoaderData<typeof loader>();
  return (
    <PantallaDeMedicion
      titulo="Páginas vistas"
      guia={`Contamos a todas las personas juntas. Hoy se ve mañana, y menos de ${MINIMO_A_LA_VISTA} no se muestra.`}
      partes={partes}
    >
      <ElegirDias {...elegidos} />
      {dias.length === 0 ? (
        <EmptyState title="Todavía no hay cifras de estos días" />
      ) : (
        <Card as="section" aria-labelledby="dias" className={pila.media}>
          <div className={css.enFila}>
            <h2 id="dias">Por día</h2>
            <p>
              El mayor: <strong className={css.numero}>{mayor}</strong>
            </p>
          </div>
          <div>
            <Columnas columnas={dias} />
            <Extremos nombres={[...new Set([dias[0]!.nombre, dias.at(-1)!.nombre])]} />
          </div>
          <Fold title="En números">
            <Tabla
              nombre="Por día"
              columnas={["Día", "Vistas"]}
              filas={dias.map(({ nombre, texto }) => ({ id: nombre, celdas: [nombre, texto] }))}
            />
          </Fold>
        </Card>
      )}
      <div className={css.enDos}>
        {paginas.length > 0 && (
          <Card as="section" aria-labelledby="paginas" className={pila.media}>
            <h2 id="paginas">Páginas</h2>
            <Tabla
              nombre="Páginas"
              columnas={["Página", "Vistas", "Rechazadas", "Con fallo"]}
              filas={paginas}
            />
          </Card>
        )}
        {hechos.length > 0 && (
          <Card as="section" aria-labelledby="hechos" className={pila.media}>
            <h2 id="hechos">Qué se hizo</h2>
            <Tabla nombre="Qué se hizo" columnas={["Hecho", "Veces"]} filas={hechos} />
          </Card>
        )}
      </div>
    </PantallaDeMedicion>
  );
}
