import { classNames } from "~/components/classNames";
import { Fold } from "~/components/Fold";
import { enlaceSuelto, fila, pila, rejilla, textoSuave } from "~/styles/layout.css";
import { hrefDeBusqueda } from "./direcciones";
import { TarjetaDeHallazgo, type HallazgoConCara } from "./TarjetaDeHallazgo";
import * as css from "./buscar.css";

interface GrupoALaVista {
  clase: string;
  nombre: string;
  total: number;
  hallazgos: readonly HallazgoConCara[];
}

interface Props {
  consulta: string;
  total: number;
  conTodas: boolean;
  clase: string | null;
  mejores: readonly HallazgoConCara[];
  grupos: readonly GrupoALaVista[];
  pagina: number;
  paginas: number;
}

/** Best results, then results by kind, with the searched words marked. Below the best results, each kind is folded. */
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
        <>
          <section aria-labelledby="lo-mejor" className={pila.media}>
            <h2 id="lo-mejor">Lo mejor para esto</h2>
            <ul className={rejilla.ancha}>
              {mejores.map((mejor) => (
                <TarjetaDeHallazgo key={mejor.href} {...mejor} diferida={false} />
              ))}
            </ul>
          </section>
          {grupos.length > 0 && (
            <section aria-labelledby="lo-demas">
              <h2 id="lo-demas">Más resultados</h2>
              {grupos.map((grupo) => (
                <Fold key={grupo.clase} title={conTotal(grupo)}>
                  <Hallazgos grupo={grupo} consulta={consulta} conEnlace />
                </Fold>
              ))}
            </section>
          )}
        </>
      )}
      {mejores.length === 0 &&
        grupos.map((grupo) => (
          <section key={grupo.clase} aria-labelledby={`clase-${grupo.clase}`} className={pila.media}>
            <h2 id={`clase-${grupo.clase}`}>{conTotal(grupo)}</h2>
            <Hallazgos grupo={grupo} consulta={consulta} conEnlace={clase === null} />
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

const conTotal = ({ nombre, total }: GrupoALaVista) => `${nombre} (${total})`;

/** Results of one kind, and the link to all of them when they are more. */
function Hallazgos({
  grupo: { clase, nombre, total, hallazgos },
  consulta,
  conEnlace,
}: {
  grupo: GrupoALaVista;
  consulta: string;
  conEnlace: boolean;
}) {
  return (
    <div className={pila.media}>
      <ul className={rejilla.ancha}>
        {hallazgos.map((hallazgo) => (
          <TarjetaDeHallazgo key={hallazgo.href} {...hallazgo} />
        ))}
      </ul>
      {conEnlace && total > hallazgos.length && (
        <a href={hrefDeBusqueda(consulta, clase)} className={enlaceSuelto}>
          Ver todos: {nombre}
        </a>
      )}
    </div>
  );
}
