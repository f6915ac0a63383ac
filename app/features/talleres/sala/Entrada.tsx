import { useRef, useState } from "react";
import { Button } from "~/components/Button";
import { Image } from "~/components/Image";
import { pila, textoSuave } from "~/styles/layout.css";
import type { DatosDeSala } from "./sala.server";
import * as css from "./sala.css";
import { useEnPunto } from "./useSala";

/** The workshop itself: elsewhere, inside of our page once it is wanted, or a clip of ours. */
export function Entrada({
  titulo,
  enFrase,
  reunion,
  incrustado,
  clip,
}: NonNullable<DatosDeSala["entrada"]> & Pick<DatosDeSala, "titulo" | "enFrase">) {
  if (clip) return <Clip titulo={titulo} enFrase={enFrase} {...clip} />;
  if (reunion !== null) {
    return (
      <div className={pila.corta}>
        <Button href={reunion} rel="noreferrer" large>
          Abrir la reunión
        </Button>
        <p className={textoSuave}>
          Es solo para quienes tienen un lugar. Se abre en otro sitio: ábrela siempre desde aquí, para que
          sepamos que viniste, y vuelve a esta página para registrar tu asistencia.
        </p>
      </div>
    );
  }
  if (!incrustado) return null;
  return incrustado.src === null ? (
    <div className={pila.corta}>
      <Button href={incrustado.verlo} large>
        Mostrar la sala
      </Button>
      <p className={textoSuave}>Se ve desde {incrustado.sitio}, que sabrá que lo abriste.</p>
    </div>
  ) : (
    <iframe
      id="pantalla"
      className={css.pantalla}
      src={incrustado.src}
      title={titulo}
      allow="fullscreen; picture-in-picture; camera; microphone"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}

type DatosDeClip = NonNullable<NonNullable<DatosDeSala["entrada"]>["clip"]>;

function Clip({
  titulo,
  enFrase,
  cierra,
  segundo,
  ...clip
}: DatosDeClip & Pick<DatosDeSala, "titulo" | "enFrase">) {
  if (segundo === null) {
    return (
      <div className={pila.corta}>
        <Image className={css.pantalla} src={clip.portada} width={clip.ancho} height={clip.alto} alt="" />
        <p className={textoSuave}>
          {cierra !== null
            ? `${enFrase.El} terminó. Puedes registrar tu asistencia hasta las ${cierra}.`
            : "Demostración: cuando empiece, en vez de la transmisión verás aquí un video nuestro."}
        </p>
      </div>
    );
  }
  return <Transmision titulo={titulo} segundo={segundo} {...clip} />;
}

function Transmision({
  titulo,
  segundo: deAhora,
  duracion,
  ...clip
}: Omit<DatosDeClip, "segundo" | "cierra"> & { segundo: number; titulo: string }) {
  const video = useRef<HTMLVideoElement>(null);
  // Counted from there on: what the page hears of it later, over a line of its own, moves nothing that is playing.
  const [segundo] = useState(deAhora);
  useEnPunto(video, { segundo, duracion });
  return (
    <div className={pila.corta}>
      <video
        id="pantalla"
        ref={video}
        className={css.pantalla}
        aria-label={titulo}
        controls
        playsInline
        loop
        preload="none"
        width={clip.ancho}
        height={clip.alto}
        poster={clip.portada}
        {...(clip.subtitulos.startsWith("https:") && { crossOrigin: "anonymous" })}
      >
        <source src={`${clip.src}#t=${segundo.toFixed(1)}`} type={clip.tipo} />
        <track kind="captions" srcLang="es" label="Español" src={clip.subtitulos} default />
      </video>
      <p className={textoSuave}>Demostración: en vez de la transmisión ves un video nuestro.</p>
    </div>
  );
}
