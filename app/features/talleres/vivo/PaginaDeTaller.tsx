import { useActionData, useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/Alert";
import { classNames } from "~/components/classNames";
import { Markdown } from "~/components/Markdown";
import { Tag } from "~/components/Tag";
import {
  contenedor,
  dosColumnas,
  enlaceSuelto,
  fila,
  pagina,
  pila,
  textoChico,
  textoGuia,
  textoSuave,
} from "~/styles/layout.css";
import { EN_VIVO } from "./direcciones";
import type { action, loader } from "./taller.server";
import { TuLugar } from "./TuLugar";
import * as css from "./vivo.css";

export function PaginaDeTaller() {
  const taller = useLoaderData<typeof loader>();
  const mensaje = useActionData<typeof action>()?.mensaje ?? null;
  return (
    <article className={classNames(contenedor, pagina, pila.amplia)}>
      <header className={pila.corta}>
        <p className={fila.corta}>
          {taller.temas.map(({ url, nombre, color }) => (
            <a key={url} href={`${EN_VIVO}?tema=${url}`} className={enlaceSuelto}>
              <Tag especialidad={color}>{nombre}</Tag>
            </a>
          ))}
        </p>
        <h1>{taller.titulo}</h1>
        <p className={textoGuia}>{taller.resumen}</p>
        <p className={textoSuave}>{taller.detalles}</p>
      </header>
      <div className={dosColumnas}>
        <aside aria-label="Inscripción" className={classNames(pila.media, css.acciones)}>
          {taller.elegida ? (
            <TuLugar elegida={taller.elegida} lugar={taller.lugar} mensaje={mensaje} />
          ) : (
            <Alert>
              {taller.fechas.length > 0
                ? "Esa fecha ya no está. Elige otra de la lista."
                : "Por ahora no hay más fechas de este taller."}
            </Alert>
          )}
        </aside>
        <div className={classNames(pila.amplia, css.texto)}>
          {(taller.fechas.length > 1 || !taller.elegida) && (
            <nav aria-labelledby="fechas" className={pila.corta}>
              <h2 id="fechas">Fechas</h2>
              <ul className={css.fechas}>
                {taller.fechas.map(({ fecha, href, iso, cuando, lugares, elegida }) => (
                  <li key={fecha}>
                    <a
                      href={href}
                      className={css.fecha}
                      {...(elegida && { "aria-current": "true" as const })}
                    >
                      <time dateTime={iso} className={css.dia}>
                        {cuando}
                      </time>
                      <span>{lugares}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          {taller.cuidado && <Alert>{taller.cuidado}</Alert>}
          {taller.llevar.length > 0 && (
            <section aria-labelledby="llevar" className={pila.corta}>
              <h2 id="llevar">Ten a la mano</h2>
              <Markdown bloques={taller.llevar} />
            </section>
          )}
          <Markdown bloques={taller.bloques} />
          <p className={classNames(textoSuave, textoChico)}>
            {taller.anfitrion.nombre}. {taller.anfitrion.presentacion}
          </p>
        </div>
      </div>
    </article>
  );
}
