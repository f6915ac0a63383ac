import { useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/Alert";
import { BotonDeFavorito } from "~/components/BotonDeFavorito";
import { classNames } from "~/components/classNames";
import { Tag } from "~/components/Tag";
import { Markdown } from "~/components/Markdown";
import { ListaDePiezas } from "~/components/TarjetaDePieza";
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
import { DescargarPdf } from "./DescargarPdf";
import { HERRAMIENTAS } from "./filtros";
import * as css from "./herramientas.css";
import type { loader } from "./herramienta.server";

export function PaginaDeHerramienta() {
  const pieza = useLoaderData<typeof loader>();
  return (
    <article className={classNames(contenedor, pagina, pila.amplia)}>
      <header className={pila.corta}>
        <p className={fila.corta}>
          {pieza.temas.map(({ url, nombre, color }) => (
            <a key={url} href={`${HERRAMIENTAS}?tema=${url}`} className={enlaceSuelto}>
              <Tag especialidad={color}>{nombre}</Tag>
            </a>
          ))}
        </p>
        <h1>{pieza.titulo}</h1>
        <p className={textoGuia}>{pieza.resumen}</p>
        <p className={textoSuave}>
          {pieza.tipo} · {pieza.minutos} min · {pieza.nivel}
        </p>
      </header>
      <div className={dosColumnas}>
        <aside aria-label="Llevártela" className={classNames(pila.media, css.acciones)}>
          {pieza.hoja && (
            <div className={pila.corta}>
              <DescargarPdf {...pieza.hoja} />
              <p className={classNames(textoSuave, textoChico)}>{pieza.hoja.tamano}</p>
            </div>
          )}
          <BotonDeFavorito guardado={pieza.favorito} />
        </aside>
        <div className={classNames(pila.amplia, css.texto)}>
          {pieza.cuidado && <Alert kind="info">{pieza.cuidado}</Alert>}
          <Markdown bloques={pieza.bloques} />
          <p className={classNames(textoSuave, textoChico)}>
            {pieza.autor.nombre}. {pieza.autor.presentacion}
          </p>
        </div>
      </div>
      {pieza.relacionadas.length > 0 && (
        <section aria-labelledby="relacionadas" className={pila.media}>
          <h2 id="relacionadas">Va bien con esto</h2>
          <ListaDePiezas piezas={pieza.relacionadas} nivel={3} aLaVista={0} />
        </section>
      )}
    </article>
  );
}
