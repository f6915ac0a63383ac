import { useRef } from "react";
import { Alert } from "~/components/Alert";
import { ConLineasDeAyuda } from "~/components/ConLineasDeAyuda";
import { MARCAR_VISTO, QUITAR_DE_VISTOS } from "~/components/intencionesDePieza";
import { Button } from "~/components/Button";
import { BotonDeAhorro } from "./BotonDeAhorro";
import { BotonDeFavorito } from "./BotonDeFavorito";
import { classNames } from "~/components/classNames";
import { Tag } from "~/components/Tag";
import { Form } from "~/components/Form";
import { Icon } from "~/components/Icon";
import { ListaDePiezas } from "~/components/TarjetaDePieza";
import { avanceEnPalabras } from "~/domain/contenido/avances/enPalabras";
import { contenedor, dosColumnas, enlaceSuelto, fila, pagina, pila, textoSuave } from "~/styles/layout.css";
import { useAvance } from "./cliente/useAvance";
import { useEmpezado } from "./cliente/useEmpezado";
import { reintentar } from "./cliente/mandos";
import { useFalla } from "./cliente/useFalla";
import { useFinal } from "./cliente/useFinal";
import { useGanancia } from "./cliente/useGanancia";
import { useMediaSession } from "./cliente/useMediaSession";
import { enReloj } from "./enReloj";
import { PLAY } from "./filtros";
import { ICONO_DE_LIGERO, NOMBRE_DE_LIGERO } from "./ligero";
import * as css from "./play.css";
import { Transcripcion } from "./Transcripcion";
import { Velocidad } from "./Velocidad";
import type { DatosDelReproductor } from "./ver.server";

/** Sentence with the download size of each way to follow a video: film, sound or text. */
function descarga({ modo, tamanos }: DatosDelReproductor): string {
  if (modo === "audio")
    return `Al escucharlo se descargan ${tamanos.audio}; con el video serían ${tamanos.video}.`;
  const conAudio = tamanos.audio === null ? "" : `; solo el audio son ${tamanos.audio}`;
  return `Al verlo se descargan ${tamanos.video}${conAudio}.`;
}

/**
 * Video player: the browser's own, which needs no script. With scripts it goes on where the person stopped. «Leer»
 * shows the words of the video first, and each sentence leads to its moment.
 */
export function Reproductor(datos: DatosDelReproductor) {
  const { titulo, modo, fuente, portada, desde } = datos;
  const video = useRef<HTMLVideoElement>(null);
  const { ganancia, leer } = useGanancia(datos.ganancia);
  const { callar } = useAvance(video, {
    ...{ direccion: `${PLAY}/ver/${datos.url}/avance`, sello: datos.sello, alFinal: leer },
  });
  useMediaSession(video, datos);
  const esAudio = modo === "audio";
  const esLectura = modo === "leer";
  const transcripcion = <Transcripcion video={video} frases={datos.frases} />;
  const empezado = useEmpezado(video);
  const fallo = useFalla(video);
  const { terminado, completo } = useFinal(video);
  const vistoHoy = datos.vistoHoy || (completo && datos.sello !== null);
  const visto = datos.visto || vistoHoy;
  const [siguiente] = datos.relacionadas;

  /** Passes the present position to the link of the lighter version (sound or text). */
  const seguirAhi = (event: { currentTarget: HTMLAnchorElement }) => {
    const segundo = video.current?.currentTime ?? 0;
    if (segundo > 0) event.currentTarget.href = `${datos.hrefDelOtroModo}&t=${segundo.toFixed(1)}`;
  };

  return (
    <div className={classNames(contenedor, pagina, pila.amplia)}>
      <header className={pila.corta}>
        <a href={datos.hrefDeSuPagina} className={enlaceSuelto}>
          Sobre este video
        </a>
        <h1>{titulo}</h1>
        {datos.cuidado && (
          <Alert kind="info">
            <ConLineasDeAyuda texto={datos.cuidado} />
          </Alert>
        )}
      </header>
      <div className={dosColumnas}>
        {esLectura && transcripcion}
        <div className={css.columna}>
          {!esLectura && (
            <video
              id="reproductor"
              ref={video}
              className={css.video}
              aria-label={titulo}
              controls
              playsInline
              preload="none"
              width={datos.ancho}
              height={datos.alto}
              poster={portada?.src}
              {...(datos.subtitulos.startsWith("https:") && { crossOrigin: "anonymous" })}
            >
              <source src={desde > 0 ? `${fuente.src}#t=${desde}` : fuente.src} type={fuente.tipo} />
              <track kind="captions" srcLang="es" label="Español" src={datos.subtitulos} default={esAudio} />
            </video>
          )}
          <div className={pila.media}>
            {!esLectura && (
              <>
                <div role="alert">
                  {fallo && (
                    <Alert kind="error" title={`No pudimos traer el ${esAudio ? "audio" : "video"}`}>
                      <p>Revisa tu conexión. Mientras tanto, puedes leerlo.</p>
                      <div className={fila.media}>
                        <Button type="button" onClick={() => video.current && reintentar(video.current)}>
                          Reintentar
                        </Button>
                        {datos.ligero === "audio" && (
                          <a href={datos.hrefDelOtroModo} className={enlaceSuelto} onClick={seguirAhi}>
                            {esAudio ? "Probar con el video" : "Probar solo con el audio"}
                          </a>
                        )}
                        <a href="#transcripcion" className={enlaceSuelto}>
                          Leer la transcripción
                        </a>
                      </div>
                    </Alert>
                  )}
                </div>
                {/* Live region for screen readers. It is on the page before it has anything to say (WCAG 2.2,
                    4.1.3). */}
                <p role="status" className={classNames(fila.corta, css.alFinal)}>
                  {terminado && (
                    <>
                      Llegaste al final.
                      {siguiente && (
                        <a href={siguiente.href} className={enlaceSuelto}>
                          Sigue con: {siguiente.titulo}
                        </a>
                      )}
                    </>
                  )}
                  {ganancia !== null && <Tag tone="exito">{ganancia}</Tag>}
                </p>
              </>
            )}
            <p className={textoSuave}>{descarga(datos)}</p>
            {datos.seguimos && !esLectura && (
              <p className={fila.corta}>
                {!empezado && <>Al reproducir sigue en {enReloj(desde)}.</>}
                <a href={datos.hrefDesdeElInicio} className={enlaceSuelto}>
                  Empezar de nuevo
                </a>
              </p>
            )}
            <div className={fila.media}>
              <Button href={datos.hrefDelOtroModo} variant="secondary" onClick={seguirAhi}>
                <Icon name={modo === "video" ? ICONO_DE_LIGERO[datos.ligero] : "reproducir"} />
                {modo === "video" ? NOMBRE_DE_LIGERO[datos.ligero] : "Ver video"}
              </Button>
              {!esLectura && <Velocidad video={video} />}
            </div>
            <div className={fila.media}>
              {visto && (
                <>
                  <Tag tone="exito">
                    <Icon name="exito" size={16} />
                    {avanceEnPalabras(datos.marcado && !completo ? "marcado" : 100)}
                  </Tag>
                  <Form onSubmit={callar}>
                    <Button variant="secondary" name="intencion" value={QUITAR_DE_VISTOS}>
                      Quitar de vistos
                    </Button>
                  </Form>
                </>
              )}
              {!vistoHoy && (
                <Form>
                  <Button variant="secondary" name="intencion" value={MARCAR_VISTO}>
                    <Icon name="exito" />
                    Marcar como visto{visto && " hoy"}
                  </Button>
                </Form>
              )}
              <BotonDeFavorito guardado={datos.favorito} />
              <BotonDeAhorro activo={datos.ahorro} />
            </div>
          </div>
        </div>
        {!esLectura && transcripcion}
      </div>
      {datos.relacionadas.length > 0 && (
        <section aria-labelledby="relacionadas" className={pila.media}>
          <h2 id="relacionadas">Va bien con esto</h2>
          <ListaDePiezas piezas={datos.relacionadas} nivel={3} aLaVista={0} />
        </section>
      )}
    </div>
  );
}
