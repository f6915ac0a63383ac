import { Card, CardFoot, CardTitle } from "~/components/Card";
import { classNames } from "~/components/classNames";
import { Tag } from "~/components/Tag";
import { fila, pila, rejilla, textoChico, textoSuave } from "~/styles/layout.css";
import type { FichaDeAlguien, FichaDeRuta } from "./ficha";
import * as css from "./rutas.css";

export function ListaDeRutas({ rutas }: { rutas: readonly FichaDeRuta[] }) {
  return (
    <ul className={rejilla.media}>
      {rutas.map((ruta) => (
        <Card as="li" key={ruta.uid} covered className={pila.corta}>
          {ruta.tema && (
            <p>
              <Tag especialidad={ruta.tema.color}>{ruta.tema.nombre}</Tag>
            </p>
          )}
          <CardTitle as="h3" href={ruta.href}>
            {ruta.titulo}
          </CardTitle>
          <p className={textoSuave}>{ruta.resumen}</p>
          {ruta.planes && <p className={textoChico}>{ruta.planes}</p>}
          <CardFoot>{ruta.detalles}</CardFoot>
        </Card>
      ))}
    </ul>
  );
}

/** Routes that the person began, with their progress. */
export function TusRutas({ rutas }: { rutas: readonly FichaDeAlguien[] }) {
  return (
    <ul className={rejilla.media}>
      {rutas.map((ruta) => (
        <Card as="li" key={ruta.uid} covered className={pila.corta}>
          <div className={fila.extremos}>
            <CardTitle as="h3" href={ruta.href}>
              {ruta.titulo}
            </CardTitle>
            <Tag>{ruta.estado}</Tag>
          </div>
          <progress className={css.barra} value={ruta.porcentaje} max={100} aria-hidden="true" />
          <p className={classNames(textoSuave, textoChico)}>{ruta.avance}</p>
        </Card>
      ))}
    </ul>
  );
}
