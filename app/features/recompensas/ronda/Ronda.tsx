import { useLoaderData } from "@remix-run/react";
import { classNames } from "~/components/classNames";
import { DataList } from "~/components/DataList";
import { contenedorMedio, enlaceSuelto, fila, pagina, pila, textoGuia } from "~/styles/layout.css";
import * as listas from "../listas.css";
import type { loader } from "./ronda.server";
import * as css from "./ronda.css";

/** Explains how a play is computed, and gives all that a person needs to compute it again. */
export function Ronda() {
  const datos = useLoaderData<typeof loader>();
  const { titulo, organiza, bases, premios, compromiso, semilla, termina, hrefJugadas } = datos;
  return (
    <div className={classNames(contenedorMedio, pagina, pila.amplia)}>
      <header className={pila.corta}>
        <h1>Cómo comprobar tu jugada</h1>
        <p className={textoGuia}>
          {titulo}. Nadie puede cambiar un resultado, tampoco nosotros: cualquiera lo calcula de nuevo.
        </p>
      </header>
      <section aria-labelledby="calculo" className={pila.media}>
        <h2 id="calculo">Cómo se calcula</h2>
        <ol className={css.pasos}>
          <li>
            Antes de la primera jugada guardamos una semilla al azar y publicamos su huella (SHA-256). Al
            terminar la ronda publicamos la semilla.
          </li>
          <li>
            Cada quien recibe un número por orden de llegada, cuenta sus jugadas desde 1 y puede añadir una
            palabra: quien eligió la semilla no la conocía.
          </li>
          <li>
            El resultado es el HMAC-SHA256, con la semilla como llave, de{" "}
            <code>ronda:número:cuenta:huella de la palabra</code>. Sus primeras ocho cifras, leídas como un
            número hexadecimal, se multiplican por 10 000 y se dividen entre 2³²: da la parte en la que cae.
          </li>
          <li>
            Los premios ocupan sus partes en el orden de la lista. Lo que sobra no tiene premio. Si el premio
            se agotó, o ya lo tienes y es uno por persona, el giro no se gasta.
          </li>
          <li>
            Cada jugada lleva la huella de la anterior: quien añade, quita, mueve o cambia una, rompe todas
            las que siguen.
          </li>
        </ol>
      </section>
      <section aria-labelledby="ronda" className={pila.media}>
        <h2 id="ronda">Esta ronda</h2>
        <DataList
          entries={[
            { term: "Huella de la semilla", value: <code className={css.cifras}>{compromiso}</code> },
            {
              term: "Semilla",
              value: semilla ? (
                <code className={css.cifras}>{semilla}</code>
              ) : (
                `Se publica al terminar, el ${termina}`
              ),
            },
            { term: "Jugadas", value: datos.jugadas },
            { term: "Última huella", value: <code className={css.cifras}>{datos.ultimo}</code> },
          ]}
        />
        <Premios premios={premios} />
        <p className={fila.media}>
          <a href={hrefJugadas} className={enlaceSuelto}>
            Ver la lista y las jugadas (JSON)
          </a>
          <a href="/ruleta/comprobar.mjs" download className={enlaceSuelto}>
            Descargar el programa (JavaScript)
          </a>
          <a href="/ruleta/comprobar.py" download className={enlaceSuelto}>
            Descargar el programa (Python)
          </a>
        </p>
      </section>
      <section aria-labelledby="bases" className={pila.media}>
        <h2 id="bases">Bases</h2>
        <p>Organiza {organiza}.</p>
        <ul className={listas.bases}>
          {bases.map((base) => (
            <li key={base}>{base}</li>
          ))}
        </ul>
      </section>
      {(datos.anterior ?? datos.siguiente) && <OtrasRondas {...datos} />}
    </div>
  );
}

type Datos = ReturnType<typeof useLoaderData<typeof loader>>;

/** Prizes of the round in the order of its list, with the parts of each. */
const Premios = ({ premios }: Pick<Datos, "premios">) => (
  <table className={css.tabla} aria-label="Premios de la ronda">
    <thead>
      <tr>
        <th scope="col">Premio</th>
        <th scope="col">Partes</th>
      </tr>
    </thead>
    <tbody>
      {premios.map(({ nombre, partes, nota }) => (
        <tr key={partes}>
          <th scope="row">
            {nombre} <span className={css.nota}>{nota}</span>
          </th>
          <td>{partes}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** Links to the rounds before and after this one. */
const OtrasRondas = ({ anterior, siguiente }: Pick<Datos, "anterior" | "siguiente">) => (
  <nav aria-label="Otras rondas" className={fila.media}>
    {anterior && (
      <a href={anterior.href} className={enlaceSuelto} rel="prev">
        Ronda anterior: {anterior.mes}
      </a>
    )}
    {siguiente && (
      <a href={siguiente.href} className={enlaceSuelto} rel="next">
        Ronda siguiente: {siguiente.mes}
      </a>
    )}
  </nav>
);
