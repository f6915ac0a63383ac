import { useLoaderData } from "@remix-run/react";
import { Aviso } from "~/components/Aviso";
import { Boton } from "~/components/Boton";
import { BotonDeAhorro } from "~/components/BotonDeAhorro";
import { BotonDeFavorito } from "~/components/BotonDeFavorito";
import { clases } from "~/components/clases";
import { Etiqueta } from "~/components/Etiqueta";
import { Icono } from "~/components/Icono";
import { Imagen } from "~/components/Imagen";
import { Markdown } from "~/components/Markdown";
import { ListaDePiezas } from "~/components/TarjetaDePieza";
import {
  alLado,
  contenedor,
  enTresPartes,
  fila,
  pagina,
  pila,
  primeraParte,
  textoGuia,
  textoSuave,
  ultimaParte,
} from "~/styles/layout.css";
import { PLAY } from "./filtros";
import * as css from "./play.css";
import type { loader } from "./video.server";

export function PaginaDeVideo() {
  const video = useLoaderData<typeof loader>();
  const { tamanos, autor, portada } = video;
  const ver = `${PLAY}/ver/${video.url}`;
  return (
    <article className={clases(contenedor, pagina, pila.amplia)}>
      <div className={enTresPartes}>
        <div className={clases(primeraParte, pila.media)}>
          {portada && (
            <Imagen
              src={portada.src}
              width={portada.ancho}
              height={portada.alto}
              alt=""
              className={css.portada}
            />
          )}
          <header className={pila.corta}>
            <p className={fila.corta}>
              {video.temas.map(({ url, nombre, color }) => (
                <a key={url} href={`${PLAY}?tema=${url}`} className={css.tema}>
                  <Etiqueta especialidad={color}>{nombre}</Etiqueta>
                </a>
              ))}
            </p>
            <h1>{video.titulo}</h1>
            <p className={textoGuia}>{video.resumen}</p>
            <p className={textoSuave}>
              {video.minutos} min · {video.nivel} · {autor.nombre}
              {video.avance !== null && ` · ${video.avance === 100 ? "Visto" : `${video.avance} % visto`}`}
            </p>
          </header>
        </div>
        <aside aria-label="Verlo o escucharlo" className={clases(alLado, pila.media)}>
          <Boton
            href={video.ahorro ? `${ver}?modo=video` : ver}
            completo
            variante={video.ahorro ? "secundario" : "primario"}
          >
            <Icono nombre="reproducir" />
            Ver video
          </Boton>
          <Boton href={`${ver}?modo=audio`} completo variante={video.ahorro ? "primario" : "secundario"}>
            <Icono nombre="audio" />
            Solo audio
          </Boton>
          <p className={textoSuave}>
            El video descarga {tamanos.video}; solo el audio, {tamanos.audio}.
          </p>
          <div className={fila.corta}>
            <BotonDeFavorito guardado={video.favorito} />
            <BotonDeAhorro activo={video.ahorro} />
          </div>
        </aside>
        <div className={clases(ultimaParte, pila.media)}>
          {video.cuidado && <Aviso tipo="info">{video.cuidado}</Aviso>}
          <Markdown bloques={video.bloques} />
        </div>
      </div>
      {video.relacionadas.length > 0 && (
        <section aria-labelledby="relacionadas" className={pila.media}>
          <h2 id="relacionadas">Va bien con esto</h2>
          <ListaDePiezas piezas={video.relacionadas} nivel={3} aLaVista={0} />
        </section>
      )}
    </article>
  );
}
