import { useLoaderData } from "@remix-run/react";
import { Aviso } from "~/components/Aviso";
import { BotonDeFavorito } from "~/components/BotonDeFavorito";
import { clases } from "~/components/clases";
import { Etiqueta } from "~/components/Etiqueta";
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
    <article className={clases(contenedor, pagina, pila.amplia)}>
      <header className={pila.corta}>
        <p className={fila.corta}>
          {pieza.temas.map(({ url, nombre, color }) => (
            <a key={url} href={`${HERRAMIENTAS}?tema=${url}`} className={enlaceSuelto}>
              <Etiqueta especialidad={color}>{nombre}</Etiqueta>
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
        <aside aria-label="Llevártela" className={clases(pila.media, css.acciones)}>
          {pieza.hoja && (
            <div className={pila.corta}>
              <DescargarPdf {...pieza.hoja} />
              <p className={clases(textoSuave, textoChico)}>{pieza.hoja.tamano}</p>
            </div>
          )}
          <BotonDeFavorito guardado={pieza.favorito} />
        </aside>
        <div className={clases(pila.amplia, css.texto)}>
          {pieza.cuidado && <Aviso tipo="info">{pieza.cuidado}</Aviso>}
          <Markdown bloques={pieza.bloques} />
          <p className={clases(textoSuave, textoChico)}>
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
