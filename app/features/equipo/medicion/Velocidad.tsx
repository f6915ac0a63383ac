import { useLoaderData } from "@remix-run/react";
import { Card } from "~/components/Card";
import { Tag } from "~/components/Tag";
import { pila, textoChico, textoSuave } from "~/styles/layout.css";
import { classNames } from "~/components/classNames";
import { Tabla } from "../marco/Tabla";
import { EscalaDeMeta, Extremos } from "./dibujos";
import { ElegirDias } from "./ElegirDias";
import * as css from "./medicion.css";
import { PantallaDeMedicion } from "./PantallaDeMedicion";
import type { loader } from "./velocidad.server";

/** Speed as people lived it, against the goals for three of four visits. */
export function Velocidad() {
  const { partes, medidas, paginas, lineas, ...elegidos } = useLoaderData<typeof loader>();
  return (
    <PantallaDeMedicion
      titulo="Velocidad"
      guia="Así la viven tres de cada cuatro visitas que permiten medir."
      partes={partes}
    >
      <ElegirDias {...elegidos} />
      <Card as="section" aria-label="Las tres medidas" className={css.dibujoYTabla}>
        <ul className={pila.amplia}>
          {medidas.map((medida) => (
            <Medida key={medida.nombre} {...medida} />
          ))}
        </ul>
        <Tabla
          nombre="Las tres medidas"
          columnas={["Medida", "La mitad", "Tres de cuatro", "Meta", "Medidas"]}
          filas={medidas.map(({ nombre, p50, p75, meta, cuantas }) => ({
            id: nombre,
            celdas: [nombre, p50, p75, meta, cuantas],
          }))}
        />
      </Card>
      {paginas.length > 0 && (
        <Card as="section" aria-labelledby="paginas" className={pila.media}>
          <h2 id="paginas">Por página</h2>
          <p className={textoSuave}>Tres de cada cuatro visitas.</p>
          <Tabla nombre="Por página" columnas={["Página", "LCP", "INP", "CLS"]} filas={paginas} />
        </Card>
      )}
      {lineas.length > 0 && (
        <Card as="section" aria-labelledby="lineas" className={pila.media}>
          <h2 id="lineas">Por conexión</h2>
          <Tabla nombre="Por conexión" columnas={["Conexión", "LCP", "INP", "CLS"]} filas={lineas} />
        </Card>
      )}
    </PantallaDeMedicion>
  );
}

type DatosDeMedida = ReturnType<typeof useLoaderData<typeof loader>>["medidas"][number];

const Medida = ({ nombre, que, p75, meta, tope, cumple, escala }: DatosDeMedida) => (
  <li className={pila.corta}>
    <div className={css.enFila}>
      <h2 className={css.numeroChico}>
        {nombre}: {p75}
      </h2>
      {cumple !== null && (
        <Tag tone={cumple ? "exito" : "advertencia"}>{cumple ? "Cumple" : "No cumple"}</Tag>
      )}
    </div>
    <p className={classNames(textoChico, textoSuave)}>{que}</p>
    {escala && (
      <div>
        <EscalaDeMeta {...escala} />
        <Extremos nombres={["0", `Meta: ${meta}`, tope]} />
      </div>
    )}
  </li>
);
