import { DataList } from "~/components/DataList";
import { classNames } from "~/components/classNames";
import { pila } from "~/styles/layout.css";
import { direccionDeSorteo } from "~/domain/consentimientos/sorteos/direcciones";
import type { DatosDelSorteo } from "./sorteo.server";
import { Hexadecimal } from "./Hexadecimal";
import * as css from "./sorteo.css";

/** Explains how the number is drawn from three sources that nobody holds at once, and how to repeat the draw. */
export function ComoSeElige(sorteo: DatosDelSorteo) {
  const { fuentePublica, hasta, lista, resultado, huellaDeSemilla } = sorteo;
  return (
    <section aria-labelledby="como-se-elige" className={pila.media}>
      <h2 id="como-se-elige">Cómo se elige el número, y cómo comprobarlo</h2>
      <ol className={classNames(pila.corta, css.pasos)}>
        <li>
          {huellaDeSemilla
            ? "Guardamos una semilla secreta al azar y publicamos su huella (SHA-256): ya no se puede cambiar."
            : "Antes del cierre guardaremos una semilla secreta al azar y publicaremos su huella (SHA-256). Todavía no está publicada."}
        </li>
        <li>
          El {hasta} se fija la lista y se publica con su huella. De cada participación dice el número y el
          SHA-256 de un código secreto y la persona: cada quien encuentra la suya, y nadie la de otro.
        </li>
        <li>
          Nadie conoce todavía el valor público: {fuentePublica}. Se escribe de una sola manera: seis números
          de dos cifras, de menor a mayor y unidos con guiones, sin la bolilla adicional, como{" "}
          <code>03-08-15-22-31-40</code>.
        </li>
        <li>
          El día del sorteo se dice la semilla. El SHA-256 de <code>semilla:valor:huella de la lista</code>,
          leído como un número hexadecimal, se divide entre la cantidad de participaciones. El resto, contado
          desde cero, es el lugar del número ganador en la lista.
        </li>
      </ol>
      {resultado ? (
        <>
          <h3>Este resultado</h3>
          <DataList
            entries={[
              { term: "Número ganador", value: resultado.numero },
              { term: "Participaciones", value: resultado.entradas },
              { term: "Semilla", value: <Hexadecimal>{resultado.semilla}</Hexadecimal> },
              { term: "Valor público", value: resultado.valorPublico ?? "No se usó en este sorteo" },
              {
                term: "Huella de la lista",
                value: <Hexadecimal>{resultado.huellaDeEntradas}</Hexadecimal>,
              },
            ]}
          />
        </>
      ) : (
        <p>Cuando se sortee, aquí estarán la semilla y el valor público.</p>
      )}
      {(lista ?? resultado?.conLista) && (
        <p>
          <a href={direccionDeSorteo(sorteo, "numeros")}>Descargar la lista de participaciones</a>. Su SHA-256
          es la huella de la lista.
        </p>
      )}
    </section>
  );
}
