import { useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/Alert";
import { ConLineasDeAyuda } from "~/components/ConLineasDeAyuda";
import { Card } from "~/components/Card";
import { CabezaConTemas } from "~/components/CabezaConTemas";
import { classNames } from "~/components/classNames";
import {
  contenedor,
  dosColumnas,
  enlaceSuelto,
  pagina,
  pila,
  textoChico,
  textoSuave,
} from "~/styles/layout.css";
import { Camino } from "./Camino";
import { Entrada } from "./Entrada";
import type { loader } from "./ruta.server";
import * as css from "./rutas.css";

export function PaginaDeRuta() {
  const ruta = useLoaderData<typeof loader>();
  return (
    <article className={classNames(contenedor, pagina, pila.amplia)}>
      <CabezaConTemas {...ruta} debajo={<Camino pasos={ruta.camino} tamano="chico" />} />
      <div className={dosColumnas}>
        <aside aria-label="Empezar" className={css.acciones}>
          <Card className={pila.media}>
            {ruta.planes && <p>{ruta.planes}.</p>}
            <Entrada {...ruta} />
          </Card>
        </aside>
        <div className={classNames(pila.amplia, css.texto)}>
          <section aria-labelledby="porque" className={pila.corta}>
            <h2 id="porque">Por qué te puede servir</h2>
            <p>{ruta.porque}</p>
          </section>
          {ruta.cuidado && (
            <Alert>
              <ConLineasDeAyuda texto={ruta.cuidado} />
            </Alert>
          )}
          <section aria-labelledby="pasos" className={pila.media}>
            <h2 id="pasos">Los pasos</h2>
            <ol className={css.pasos}>
              {ruta.pasos.map(({ id, titulo, detalles, nota, href }, indice) => (
                <li key={id} className={css.paso}>
                  <span className={css.porHacer} aria-hidden="true">
                    {indice + 1}
                  </span>
                  <div className={css.cuerpo}>
                    <p className={css.tituloDePaso}>
                      {href ? (
                        <a href={href} className={enlaceSuelto}>
                          {titulo}
                        </a>
                      ) : (
                        titulo
                      )}
                    </p>
                    <p className={classNames(textoSuave, textoChico)}>{detalles}</p>
                    {nota && <p className={textoChico}>{nota}</p>}
                  </div>
                </li>
              ))}
            </ol>
          </section>
        </div>
      </div>
    </article>
  );
}
