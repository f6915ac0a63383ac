import { useRef, useState } from "react";
import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { Image } from "~/components/Image";
import { pila, textoSuave } from "~/styles/layout.css";
import type { DatosDeSala } from "./sala.server";
import * as css from "./sala.css";
import { useEnPunto } from "./useSala";

type Props = NonNullable<DatosDeSala["entrada"]> & Pick<DatosDeSala, "titulo" | "enFrase" | "cierra">;

/**
 * Heading of a workshop's room, and the notice of its end: the end does not remove the running frame of another site.
 */
export function Entrada({ enFrase, ...sala }: Props) {
  return (
    <>
      {sala.cierra !== null && (
        <Alert title={`${enFrase.El} terminó`}>
          La sala cierra a las {sala.cierra}. <SiSeAlargo {...sala} />
        </Alert>
      )}
      <Pantalla {...sala} />
    </>
  );
}

/** Way back into a meeting on another site, which may run longer than its hours. */
function SiSeAlargo({ reunion, incrustado }: Pick<Props, "reunion" | "incrustado">) {
  const enOtraParte = reunion ?? (incrustado?.src === null ? incrustado.verlo : null);
  if (enOtraParte === null) return null;
  return (
    <>
      Si se alargó,{" "}
      <a href={enOtraParte} rel="noreferrer">
        todavía puedes entrar
      </a>
      .
    </>
  );
}

/**
 * Content of a workshop's room: a link to a meeting on another site, another site inside our page once the person
 * wants it, or our film.
 */
function Pantalla({ titulo, cierra, reunion, incrustado, clip }: Omit<Props, "enFrase">) {
  if (incrustado && incrustado.src !== null) {
    return (
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
  if (cierra !== null) return null;
  if (clip) return <Clip titulo={titulo} {...clip} />;
  if (reunion !== null) {
    return (
      <div className={pila.corta}>
        <Button href={reunion} rel="noreferrer" large>
          Abrir la reunión
        </Button>
        <p className={textoSuave}>
          Se abre en otro sitio. Ábrela siempre desde aquí, para que sepamos que viniste, y vuelve a registrar
          tu asistencia.
        </p>
      </div>
    );
  }
  if (!incrustado) return null;
  return (
    <div className={pila.corta}>
      <Button href={incrustado.verlo} large>
        Mostrar la sala
      </Button>
      <p className={textoSuave}>Se ve desde {incrustado.sitio}, que sabrá que lo abriste.</p>
    </div>
  );
}

type DatosDeClip = NonNullable<NonNullable<DatosDeSala["entrada"]>["clip"]>;

function Clip({ titulo, segundo, ...clip }: DatosDeClip & Pick<DatosDeSala, "titulo">) {
  if (segundo === null) {
    return (
      <div className={pila.corta}>
        <Image className={css.pantalla} src={clip.portada} width={clip.ancho} height={clip.alto} alt="" />
        <p className={textoSuave}>
          Demostración: cuando empiece, en vez de la transmisión verás aquí un video nuestro.
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
}: Omit<DatosDeClip, "segundo"> & { segundo: number; titulo: string }) {
  const video = useRef<HTMLVideoElement>(null);
  // The film counts from this second. A later one, over another connection, must not move a running film.
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
