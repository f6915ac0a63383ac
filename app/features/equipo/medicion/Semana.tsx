import { useLoaderData } from "@remix-run/react";
import { Card } from "~/components/Card";
import { classNames } from "~/components/classNames";
import { EmptyState } from "~/components/EmptyState";
import { MINIMO_A_LA_VISTA } from "~/domain/shared/minimo";
import { pila, textoChico, textoSuave } from "~/styles/layout.css";
import { Tabla } from "../marco/Tabla";
import { Columnas } from "./dibujos";
import * as css from "./medicion.css";
import { PantallaDeMedicion } from "./PantallaDeMedicion";
import type { loader } from "./semana.server";

/** Numbers of the last whole week, and of the weeks before it. They name nobody. */
export function Semana() {
  const { partes, semana, cifras, columnas, filas } = useLoaderData<typeof loader>();
  return (
    <PantallaDeMedicion
      titulo="Semana"
      guia={`De lunes a domingo. Menos de ${MINIMO_A_LA_VISTA} no se dice.`}
      partes={partes}
    >
      {filas.length === 0 ? (
        <EmptyState title="Todavía no hay cifras" />
      ) : (
        <>
          <Card as="section" aria-labelledby="semana" className={pila.media}>
            <h2 id="semana">{semana}</h2>
            <ul className={css.cifras}>
              {cifras.map(({ nombre, texto, esPoca, semanas }) => (
                <li key={nombre} className={css.cifra}>
                  <span className={textoChico}>{nombre}</span>
                  <span className={esPoca ? css.cifraPoca : css.numeroGrande}>{texto}</span>
                  <Columnas columnas={semanas} alto="chico" />
                </li>
              ))}
            </ul>
            <p className={classNames(textoChico, textoSuave)}>
              Cada barra es una semana, de la más antigua a la que está en curso.
            </p>
          </Card>
          <Card as="section" aria-labelledby="semanas" className={pila.media}>
            <h2 id="semanas">Semana por semana</h2>
            <Tabla nombre="Semana por semana" columnas={columnas} filas={filas} />
          </Card>
        </>
      )}
    </PantallaDeMedicion>
  );
}
