import { useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/Alert";
import { ConLineasDeAyuda } from "~/components/ConLineasDeAyuda";
import { BotonDeFavorito } from "../play/BotonDeFavorito";
import { CabezaConTemas } from "~/components/CabezaConTemas";
import { classNames } from "~/components/classNames";
import { Markdown } from "~/components/Markdown";
import { ListaDePiezas } from "~/components/TarjetaDePieza";
import { enMinutos } from "~/domain/shared/duracion";
import {
  contenedor,
  dosColumnas,
  pagina,
  pila,
  soloEnPantalla,
  textoChico,
  textoSuave,
} from "~/styles/layout.css";
import { DescargarPdf } from "./DescargarPdf";
import * as css from "./herramientas.css";
import type { loader } from "./herramienta.server";

export function PaginaDeHerramienta() {
  const pieza = useLoaderData<typeof loader>();
  return (
    <article className={classNames(contenedor, pagina, pila.amplia)}>
      <CabezaConTemas {...pieza} detalles={`${pieza.tipo} · ${enMinutos(pieza.minutos)} · ${pieza.nivel}`} />
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
          {pieza.cuidado && (
            <Alert kind="info">
              <ConLineasDeAyuda texto={pieza.cuidado} />
            </Alert>
          )}
          <Markdown bloques={pieza.bloques} />
          <p className={classNames(textoSuave, textoChico)}>
            {pieza.autor.nombre}. {pieza.autor.presentacion} {pieza.revision}
          </p>
        </div>
      </div>
      {pieza.relacionadas.length > 0 && (
        <section aria-labelledby="relacionadas" className={classNames(pila.media, soloEnPantalla)}>
          <h2 id="relacionadas">Va bien con esto</h2>
          <ListaDePiezas piezas={pieza.relacionadas} nivel={3} aLaVista={0} />
        </section>
      )}
    </article>
  );
}
