import { useLoaderData } from "@remix-run/react";
import { CabezaConDibujo } from "~/components/CabezaConDibujo";
import { classNames } from "~/components/classNames";
import { FilterBar } from "~/components/FilterBar";
import {
  contenedor,
  dosColumnas,
  enlaceSuelto,
  fila,
  pagina,
  pila,
  soloLectores,
  textoSuave,
} from "~/styles/layout.css";
import type { loader } from "./calendario.server";
import { DIAS, EN_VIVO } from "./direcciones";
import { ListaDelDia } from "./ListaDelDia";
import * as css from "./vivo.css";

/** Calendar of workshops: a month at a time, Monday first (specification § 9). Each day with an event is a link. */
export function Calendario() {
  const { filtros, mes, anterior, siguiente, semanas, leyenda, titulo, todo, siNada, fechas } =
    useLoaderData<typeof loader>();
  const [temas, ...otros] = filtros;
  return (
    <div className={classNames(contenedor, pagina, pila.amplia)}>
      <CabezaConDibujo titulo="Talleres y clases" dibujo="talleres.svg#yoga">
        <p>
          <a href={EN_VIVO} className={enlaceSuelto}>
            Ver como lista
          </a>
        </p>
      </CabezaConDibujo>
      {temas && <FilterBar name={temas.nombre} options={temas.opciones} filters={otros} />}
      <div className={dosColumnas}>
        <section aria-labelledby="mes" className={pila.corta}>
          <h2 id="mes">
            <span className={css.mes}>{mes}</span>
          </h2>
          <nav aria-label="Meses" className={fila.extremos}>
            {anterior ? (
              <a href={anterior.href} className={enlaceSuelto} rel="prev">
                Mes anterior: {anterior.texto}
              </a>
            ) : (
              <span />
            )}
            {siguiente && (
              <a href={siguiente.href} className={enlaceSuelto} rel="next">
                Mes siguiente: {siguiente.texto}
              </a>
            )}
          </nav>
          <table className={css.calendario} aria-labelledby="mes">
            <thead>
              <tr>
                {DIAS.map(({ nombre, corto }) => (
                  <th key={nombre} scope="col" className={css.casilla}>
                    <span aria-hidden="true">{corto}</span>
                    <span className={soloLectores}>{nombre}</span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {semanas.map((semana, indice) => (
                <tr key={indice}>
                  {semana.map((dia, casilla) => (
                    <td
                      key={casilla}
                      className={classNames(css.casilla, dia?.esHoy && css.hoy)}
                      {...(dia?.esHoy && { "aria-current": "date" as const })}
                    >
                      {dia?.esHoy && <span className={soloLectores}>Hoy: </span>}
                      {dia?.href ? (
                        <a
                          href={dia.href}
                          className={classNames(css.conFechas, dia.conLugar && css.conLugar)}
                          aria-label={dia.etiqueta}
                          {...(dia.elegido && { "aria-current": true })}
                        >
                          {dia.numero}
                        </a>
                      ) : (
                        dia?.numero
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          {leyenda && (
            <p className={textoSuave}>
              <span className={css.muestraDeLugar} aria-hidden="true"></span> {leyenda}
            </p>
          )}
        </section>
        <ListaDelDia titulo={titulo} todo={todo} siNada={siNada} fechas={fechas} />
      </div>
    </div>
  );
}
