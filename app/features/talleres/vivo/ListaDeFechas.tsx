import { Card, CardFoot, CardTitle } from "~/components/Card";
import { Tag } from "~/components/Tag";
import { fila, pila, rejilla, textoSuave } from "~/styles/layout.css";
import type { FichaDeFecha } from "./ficha";
import { PUNTO } from "./punto";
import * as css from "./vivo.css";

/** Dates of workshops as cards. The time comes first, because people choose by it. */
export function ListaDeFechas({ fechas, nivel }: { fechas: readonly FichaDeFecha[]; nivel: 2 | 3 }) {
  return (
    <ul className={rejilla.media}>
      {fechas.map((ficha) => (
        <Card as="li" key={ficha.clave} covered className={pila.corta}>
          <p className={css.cuando}>
            <time dateTime={ficha.iso}>{ficha.cuando}</time>
            {ficha.lugarPropio && PUNTO + ficha.lugarPropio}
          </p>
          <CardTitle as={`h${nivel}`} href={ficha.href}>
            {ficha.titulo}
          </CardTitle>
          <p className={textoSuave}>{ficha.resumen}</p>
          {(ficha.tema ?? ficha.demostracion) !== null && (
            <p className={fila.corta}>
              {ficha.tema && <Tag especialidad={ficha.tema.color}>{ficha.tema.nombre}</Tag>}
              {ficha.demostracion && <Tag>{ficha.demostracion}</Tag>}
            </p>
          )}
          <CardFoot>
            {ficha.detalles}
            <br />
            <strong className={css.dia}>{ficha.lugares}</strong>
          </CardFoot>
        </Card>
      ))}
    </ul>
  );
}
