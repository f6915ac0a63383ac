import { Card, CardFoot, CardTitle } from "~/components/Card";
import { Tag } from "~/components/Tag";
import { pila, rejilla, textoSuave } from "~/styles/layout.css";
import type { FichaDeFecha } from "./ficha";
import { PUNTO } from "./punto";
import * as css from "./vivo.css";

/** Dates as cards: when first, because that is what decides. */
export function ListaDeFechas({ fechas, nivel }: { fechas: readonly FichaDeFecha[]; nivel: 2 | 3 }) {
  return (
    <ul className={rejilla.media}>
      {fechas.map((una) => (
        <Card as="li" key={una.clave} covered className={pila.corta}>
          <p className={css.cuando}>
            <time dateTime={una.iso}>{una.cuando}</time>
            {una.suya && PUNTO + una.suya}
          </p>
          <CardTitle as={`h${nivel}`} href={una.href}>
            {una.titulo}
          </CardTitle>
          <p className={textoSuave}>{una.resumen}</p>
          {una.tema && (
            <p>
              <Tag especialidad={una.tema.color}>{una.tema.nombre}</Tag>
            </p>
          )}
          <CardFoot>
            {una.demostracion && <strong>{una.demostracion}. </strong>}
            {una.detalles}
            <br />
            <strong className={css.dia}>{una.lugares}</strong>
          </CardFoot>
        </Card>
      ))}
    </ul>
  );
}
