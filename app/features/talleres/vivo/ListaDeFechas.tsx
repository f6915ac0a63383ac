import { Card } from "~/components/Card";
import { classNames } from "~/components/classNames";
import { Tag } from "~/components/Tag";
import { pila, rejilla, textoChico, textoSuave } from "~/styles/layout.css";
import type { FichaDeFecha } from "./ficha";
import * as css from "./vivo.css";

/** Dates as cards: when first, because that is what decides. */
export function ListaDeFechas({ fechas, nivel }: { fechas: readonly FichaDeFecha[]; nivel: 2 | 3 }) {
  const Titulo = `h${nivel}` as const;
  return (
    <ul className={rejilla.media}>
      {fechas.map((una) => (
        <Card as="li" key={una.clave} className={classNames(pila.corta, css.ficha)}>
          <p className={css.cuando}>
            <time dateTime={una.iso}>{una.cuando}</time>
          </p>
          <Titulo className={css.titulo}>
            <a href={una.href} className={css.enlace}>
              {una.titulo}
            </a>
          </Titulo>
          <p className={textoSuave}>{una.resumen}</p>
          {una.tema && (
            <p>
              <Tag especialidad={una.tema.color}>{una.tema.nombre}</Tag>
            </p>
          )}
          <p className={classNames(textoSuave, textoChico, css.detalles)}>
            {una.detalles} · <strong>{una.lugares}</strong>
          </p>
        </Card>
      ))}
    </ul>
  );
}
