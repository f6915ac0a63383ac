import { classNames } from "~/components/classNames";
import { Tag } from "~/components/Tag";
import { Card } from "~/components/Card";
import * as tarjeta from "~/components/TarjetaDePieza.css";
import type { Grupo, Hallazgo } from "~/domain/busqueda/buscar";
import type { Trozo } from "~/domain/busqueda/palabras";
import { enlaceSuelto, pila, textoChico, textoSuave } from "~/styles/layout.css";
import { hrefDeBusqueda } from "./direcciones";
import * as css from "./buscar.css";

interface Props {
  consulta: string;
  total: number;
  conTodas: boolean;
  clase: string | null;
  grupos: readonly Grupo[];
}

/** What was found, by kind; the words that were meant are marked. */
export function Resultados({ consulta, total, conTodas, clase, grupos }: Props) {
  return (
    <div className={classNames(pila.amplia, css.grupos)}>
      <div>
        <p>
          <strong>
            {total === 1 ? "1 resultado" : `${total} resultados`} para «{consulta}»
          </strong>
        </p>
        {!conTodas && <p className={textoSuave}>Nada tiene todas tus palabras; esto tiene alguna.</p>}
        {clase !== null && (
          <a href={hrefDeBusqueda(consulta)} className={enlaceSuelto}>
            Ver todos los resultados
          </a>
        )}
      </div>
      {grupos.map((grupo) => (
        <section key={grupo.clase} aria-labelledby={`clase-${grupo.clase}`} className={pila.media}>
          <h2 id={`clase-${grupo.clase}`}>
            {grupo.nombre} ({grupo.total})
          </h2>
          <ul className={tarjeta.lista}>
            {grupo.hallazgos.map((uno) => (
              <Uno key={uno.href} {...uno} />
            ))}
          </ul>
          {clase === null && grupo.total > grupo.hallazgos.length && (
            <a href={hrefDeBusqueda(consulta, grupo.clase)} className={enlaceSuelto}>
              Ver más en {grupo.nombre}
            </a>
          )}
        </section>
      ))}
    </div>
  );
}

function Uno({ href, titulo, resumen, detalles, etiqueta }: Hallazgo) {
  return (
    <Card as="li" className={tarjeta.pieza}>
      <div className={tarjeta.texto}>
        {etiqueta && <Tag especialidad={etiqueta.color}>{etiqueta.texto}</Tag>}
        <h3 className={tarjeta.titulo}>
          <a href={href} className={tarjeta.enlace}>
            <span>
              <Marcado trozos={titulo} />
            </span>
          </a>
        </h3>
        <p className={textoSuave}>
          <Marcado trozos={resumen} />
        </p>
        <p className={classNames(textoSuave, textoChico, tarjeta.detalles)}>{detalles}</p>
      </div>
    </Card>
  );
}

function Marcado({ trozos }: { trozos: readonly Trozo[] }) {
  return trozos.map(({ texto, marcado }, indice) => (marcado ? <mark key={indice}>{texto}</mark> : texto));
}
