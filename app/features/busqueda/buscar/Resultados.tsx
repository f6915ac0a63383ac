import { classNames } from "~/components/classNames";
import { Tag } from "~/components/Tag";
import { Card, CardFoot, CardTitle } from "~/components/Card";
import * as tarjeta from "~/components/TarjetaDePieza.css";
import type { Grupo } from "~/domain/busqueda/buscar";
import type { Hallazgo } from "~/domain/busqueda/hallazgo";
import type { Mejor } from "~/domain/busqueda/loMejor";
import type { Trozo } from "~/domain/busqueda/palabras";
import { enlaceSuelto, fila, pila, rejilla, textoChico, textoSuave } from "~/styles/layout.css";
import { hrefDeBusqueda } from "./direcciones";
import * as css from "./buscar.css";

interface Props {
  consulta: string;
  total: number;
  conTodas: boolean;
  clase: string | null;
  mejores: readonly Mejor[];
  grupos: readonly Grupo[];
  pagina: number;
  paginas: number;
}

/** Best results, then results by kind, with the searched words marked. */
export function Resultados({ consulta, total, conTodas, clase, mejores, grupos, pagina, paginas }: Props) {
  return (
    <div className={classNames(pila.amplia, css.grupos)}>
      <div>
        <p>
          <strong>
            {total === 1 ? "1 resultado" : `${total} resultados`} para «{consulta}»
          </strong>
        </p>
        {!conTodas && <p className={textoSuave}>No todo tiene todas tus palabras; esto tiene alguna.</p>}
        {clase !== null && (
          <a href={hrefDeBusqueda(consulta)} className={enlaceSuelto}>
            Ver todos los resultados
          </a>
        )}
      </div>
      {mejores.length > 0 && (
        <section aria-labelledby="lo-mejor" className={pila.media}>
          <h2 id="lo-mejor">Lo mejor para esto</h2>
          <ul className={rejilla.media}>
            {mejores.map((mejor) => (
              <FichaDeHallazgo key={mejor.href} {...mejor} />
            ))}
          </ul>
        </section>
      )}
      {grupos.map((grupo) => (
        <section key={grupo.clase} aria-labelledby={`clase-${grupo.clase}`} className={pila.media}>
          <h2 id={`clase-${grupo.clase}`}>
            {grupo.nombre} ({grupo.total})
          </h2>
          <ul className={rejilla.media}>
            {grupo.hallazgos.map((hallazgo) => (
              <FichaDeHallazgo key={hallazgo.href} {...hallazgo} />
            ))}
          </ul>
          {clase === null && grupo.total > grupo.hallazgos.length && (
            <a href={hrefDeBusqueda(consulta, grupo.clase)} className={enlaceSuelto}>
              Ver todos: {grupo.nombre}
            </a>
          )}
        </section>
      ))}
      {paginas > 1 && (
        <nav aria-label="Páginas" className={fila.media}>
          {pagina > 1 && (
            <a href={hrefDeBusqueda(consulta, clase, pagina - 1)} rel="prev" className={enlaceSuelto}>
              Anterior
            </a>
          )}
          <span className={textoSuave}>
            Página {pagina} de {paginas}
          </span>
          {pagina < paginas && (
            <a href={hrefDeBusqueda(consulta, clase, pagina + 1)} rel="next" className={enlaceSuelto}>
              Siguiente
            </a>
          )}
        </nav>
      )}
    </div>
  );
}

/** Card of one result. Outside its group it says its kind. */
function FichaDeHallazgo({
  href,
  titulo,
  resumen,
  pasaje,
  detalles,
  etiqueta,
  nombre,
}: Hallazgo & { nombre?: string }) {
  return (
    <Card as="li" covered className={tarjeta.pieza}>
      <div className={tarjeta.texto}>
        {nombre && <p className={classNames(textoSuave, textoChico)}>{nombre}</p>}
        {etiqueta && (
          <Tag especialidad={etiqueta.color}>
            <span className={css.enEtiqueta}>
              <Marcado trozos={etiqueta.texto} />
            </span>
          </Tag>
        )}
        <CardTitle as="h3" href={href}>
          <span>
            <Marcado trozos={titulo} />
          </span>
        </CardTitle>
        <p className={textoSuave}>
          <Marcado trozos={resumen} />
        </p>
        {pasaje && (
          <p className={classNames(textoSuave, textoChico, css.pasaje)}>
            <Marcado trozos={pasaje} />
          </p>
        )}
        <CardFoot>{detalles}</CardFoot>
      </div>
    </Card>
  );
}

function Marcado({ trozos }: { trozos: readonly Trozo[] }) {
  return trozos.map(({ texto, marcado }, indice) => (marcado ? <mark key={indice}>{texto}</mark> : texto));
}
