import { useLoaderData } from "@remix-run/react";
import { Button } from "~/components/Button";
import { Card } from "~/components/Card";
import { Field } from "~/components/Field";
import { Tag } from "~/components/Tag";
import { pila, textoSuave } from "~/styles/layout.css";
import { Pantalla } from "../marco/Pantalla";
import { Tabla } from "../marco/Tabla";
import { Barras, Paso } from "./Barras";
import * as css from "./medicion.css";
import type { loader } from "./medicion.server";

type Datos = ReturnType<typeof useLoaderData<typeof loader>>;

/** How the site is used: visits, journeys, pages and speed. It names nobody, and no figure is below five. */
export function Medicion() {
  const datos = useLoaderData<typeof loader>();
  const { desde, hasta, dias, paginas, hechos } = datos;
  return (
    <Pantalla titulo="Medición" guia="Contamos a todas las personas juntas. Menos de 5 no se muestra.">
      <form method="get" className={css.filtro}>
        <Field id="desde" name="desde" label="Desde" type="date" defaultValue={desde} />
        <Field id="hasta" name="hasta" label="Hasta" type="date" defaultValue={hasta} />
        <Button variant="secondary">Ver</Button>
      </form>
      <Card as="section" aria-labelledby="visitas" className={pila.media}>
        <h2 id="visitas">Visitas por día</h2>
        {dias.length === 0 ? (
          <p className={textoSuave}>Todavía no hay cifras de estos días.</p>
        ) : (
          <>
            <Barras barras={dias} />
            <Tabla
              nombre="Visitas por día"
              columnas={["Día", "Visitas"]}
              filas={dias.map(({ dia, cuantos }) => ({ id: dia, celdas: [dia, cuantos] }))}
            />
          </>
        )}
      </Card>
      <Viajes {...datos} />
      <Velocidad {...datos} />
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
    </Pantalla>
  );
}

/** Journeys as steps. Each step is counted by itself: nobody is followed from one to the next. */
const Viajes = ({ viajes }: Pick<Datos, "viajes">) => (
  <section aria-labelledby="viajes" className={pila.media}>
    <h2 id="viajes">Caminos</h2>
    <p className={textoSuave}>Cada paso se cuenta por sí solo: no seguimos a nadie.</p>
    <div className={css.viajes}>
      {viajes.map(({ nombre, pasos }) => {
        const mayor = Math.max(1, ...pasos.map(({ cuantos }) => cuantos));
        return (
          <Card key={nombre} as="section" aria-label={nombre} className={pila.media}>
            <h3>{nombre}</h3>
            <ol className={css.pasos}>
              {pasos.map((paso) => (
                <li key={paso.nombre}>
                  <span className={css.enFila}>
                    <span>{paso.nombre}</span>
                    <strong className={css.numero}>{paso.texto}</strong>
                  </span>
                  <Paso parte={paso.cuantos / mayor} />
                </li>
              ))}
            </ol>
          </Card>
        );
      })}
    </div>
  </section>
);

/** Speed as people lived it, against the goal for three of four visits. */
const Velocidad = ({ velocidad }: Pick<Datos, "velocidad">) => (
  <section aria-labelledby="velocidad" className={pila.media}>
    <h2 id="velocidad">Velocidad vivida</h2>
    {velocidad.map(({ nombre, medidas, meta, p50, p75, cumple, filas }) => (
      <Card key={nombre} as="section" aria-label={nombre} className={pila.media}>
        <h3>{nombre}</h3>
        <p className={css.enFila}>
          <span>
            Tres de cada cuatro: <strong>{p75}</strong>. La mitad: {p50}. Meta: {meta}.
          </span>
          {cumple !== null && (
            <Tag tone={cumple ? "exito" : "advertencia"}>{cumple ? "Cumple" : "No cumple"}</Tag>
          )}
        </p>
        <p className={textoSuave}>Páginas medidas: {medidas}.</p>
        {filas.length > 0 && (
          <Tabla
            nombre={nombre}
            columnas={["Página", "Medidas", "La mitad", "Tres de cuatro"]}
            filas={filas}
          />
        )}
      </Card>
    ))}
  </section>
);
