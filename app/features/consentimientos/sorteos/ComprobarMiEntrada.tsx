import { Card } from "~/components/Card";
import { DataList } from "~/components/DataList";
import { classNames } from "~/components/classNames";
import { pila } from "~/styles/layout.css";
import { direccionDeSorteo } from "~/domain/consentimientos/sorteos/direcciones";
import { Hexadecimal } from "./Hexadecimal";
import * as css from "./sorteo.css";
import type { DatosDelSorteo } from "./sorteo.server";

/** Tells how a person finds their entry in the fixed list, without having to trust anybody. */
export function ComprobarMiEntrada(sorteo: DatosDelSorteo) {
  const { propia, lista } = sorteo;
  if (!propia?.linea || propia.retirada || !lista) return null;
  return (
    <Card as="section" aria-labelledby="comprobar-mi-entrada" className={pila.media}>
      <h2 id="comprobar-mi-entrada">Comprueba que estás en la lista</h2>
      <DataList
        entries={[
          { term: "Tu línea", value: <Hexadecimal>{propia.linea}</Hexadecimal> },
          { term: "Tu código, que solo tú ves", value: <Hexadecimal>{propia.nonce ?? ""}</Hexadecimal> },
          { term: "Tu número de persona", value: propia.idPersona },
        ]}
      />
      <ol className={classNames(pila.corta, css.pasos)}>
        <li>
          <a href={direccionDeSorteo(sorteo, "numeros")}>Descarga la lista</a> y busca en ella tu línea.
        </li>
        <li>
          Lo que sigue a los dos puntos es el SHA-256 de tu código con tu número de persona pegado al final.
          En una computadora:{" "}
          <Hexadecimal>{`printf %s '${propia.nonce}${propia.idPersona}' | sha256sum`}</Hexadecimal>
        </li>
        <li>El SHA-256 de la lista entera es la huella que ves abajo.</li>
      </ol>
    </Card>
  );
}
