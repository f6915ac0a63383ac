import { useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/Alert";
import { ConLineasDeAyuda } from "~/components/ConLineasDeAyuda";
import { Button } from "~/components/Button";
import { BotonDeAhorro } from "./BotonDeAhorro";
import { BotonDeFavorito } from "./BotonDeFavorito";
import { classNames } from "~/components/classNames";
import { deDia } from "~/components/deDia.css";
import { Card, CardTitle } from "~/components/Card";
import { Tag } from "~/components/Tag";
import { Icon } from "~/components/Icon";
import { Image } from "~/components/Image";
import { MarcaDeVideo } from "~/components/MarcaDeVideo";
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
import { avanceEnPalabras } from "~/domain/contenido/avances/enPalabras";
import { direccionDeTema } from "~/domain/contenido/contenido";
import { ANCLA_QUE_REPRODUCE } from "~/shell/marco/bloque";
import { conParametros } from "~/shell/direcciones";
import { useRaiz } from "~/shell/marco/marca";
import { PLAY } from "./filtros";
import { ICONO_DE_LIGERO, NOMBRE_DE_LIGERO } from "./ligero";
import * as css from "./play.css";
import type { loader } from "./video.server";

export function PaginaDeVideo() {
  const video = useLoaderData<typeof loader>();
  const { tamanos, ligero, autor, portada } = video;
  const { volverA } = useRaiz().marco;
  /** Address of the player. Whoever saves data presses play there, under the number of bytes. */
  const ver = (modo: string | null) =>
    conParametros(`${PLAY}/ver/${video.url}`, "", { modo, backpage: volverA }) +
    (video.ahorro || modo === "leer" ? "" : ANCLA_QUE_REPRODUCE);
  return (
    <article className={classNames(contenedor, pagina, pila.amplia)}>
      <div className={enTresPartes}>
        <div className={classNames(primeraParte, pila.media)}>
          {portada && (
            <a href={ver(null)} aria-label="Reproducir" className={css.cartel}>
              <Image
                src={portada.src}
                width={portada.ancho}
                height={portada.alto}
                alt=""
                className={classNames(css.portada, deDia)}
              />
              <MarcaDeVideo />
            </a>
          )}
          <header className={pila.corta}>
            <p className={fila.corta}>
              {video.temas.map(({ url, nombre, color }) => (
                <a key={url} href={direccionDeTema(url)} className={css.tema}>
                  <Tag especialidad={color}>{nombre}</Tag>
                </a>
              ))}
            </p>
            <h1>{video.titulo}</h1>
            <p className={textoGuia}>{video.resumen}</p>
            <p className={textoSuave}>
              {video.duracion} · {video.nivel} · {autor.nombre}
              {video.avance !== null && ` · ${avanceEnPalabras(video.avance)}`}
            </p>
          </header>
        </div>
        <aside
          aria-label={ligero === "audio" ? "Verlo o escucharlo" : "Verlo o leerlo"}
          className={classNames(alLado, pila.media)}
        >
          <Button
            href={ver(video.ahorro ? "video" : null)}
            wide
            variant={video.ahorro ? "secondary" : "primary"}
          >
            <Icon name="reproducir" />
            Ver video
          </Button>
          <Button href={ver(ligero)} wide variant={video.ahorro ? "primary" : "secondary"}>
            <Icon name={ICONO_DE_LIGERO[ligero]} />
            {NOMBRE_DE_LIGERO[ligero]}
          </Button>
          <p className={textoSuave}>
            El video descarga {tamanos.video}
            {tamanos.audio && `; solo el audio, ${tamanos.audio}`}.
          </p>
          <div className={fila.corta}>
            <BotonDeFavorito guardado={video.favorito} />
            <BotonDeAhorro activo={video.ahorro} />
          </div>
        </aside>
        <div className={classNames(ultimaParte, pila.media)}>
          {video.cuidado && (
            <Alert kind="info">
              <ConLineasDeAyuda texto={video.cuidado} />
            </Alert>
          )}
          <Markdown bloques={video.bloques} />
          {video.revision && <p className={textoSuave}>{video.revision}</p>}
        </div>
      </div>
      {video.enVivo && (
        <section aria-labelledby="en-vivo" className={pila.media}>
          <h2 id="en-vivo">Con otras personas</h2>
          <Card covered className={pila.corta}>
            <CardTitle as="h3" href={video.enVivo.href}>
              {video.enVivo.titulo}
            </CardTitle>
            <p>
              <time dateTime={video.enVivo.iso}>{video.enVivo.cuando}</time>
            </p>
            <p className={textoSuave}>{video.enVivo.detalles}</p>
          </Card>
        </section>
      )}
      {video.relacionadas.length > 0 && (
        <section aria-labelledby="relacionadas" className={pila.media}>
          <h2 id="relacionadas">Va bien con esto</h2>
          <ListaDePiezas piezas={video.relacionadas} nivel={3} aLaVista={0} />
        </section>
      )}
    </article>
  );
}
