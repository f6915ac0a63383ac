import { useEffect, type RefObject } from "react";

const SALTO_EN_SEGUNDOS = 10;

interface Ficha {
  titulo: string;
  autor: string;
  portada: { src: string; ancho: number; alto: number } | null;
}

/** Connects a locked screen, a headset or the media keys to the player (Media Session). */
export function useMediaSession(video: RefObject<HTMLVideoElement>, { titulo, autor, portada }: Ficha) {
  useEffect(() => {
    const player = video.current;
    if (!player || !("mediaSession" in navigator)) return;
    const { mediaSession } = navigator;
    mediaSession.metadata = new MediaMetadata({
      title: titulo,
      artist: autor,
      album: "Bienestar play",
      artwork: portada
        ? [{ src: portada.src, sizes: `${portada.ancho}x${portada.alto}`, type: "image/avif" }]
        : [],
    });
    const saltar = (segundos: number) => {
      player.currentTime = Math.max(0, Math.min(player.duration || 0, player.currentTime + segundos));
    };
    const mandos: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
      play: () => void player.play(),
      pause: () => player.pause(),
      stop: () => player.pause(),
      seekbackward: ({ seekOffset }) => saltar(-(seekOffset ?? SALTO_EN_SEGUNDOS)),
      seekforward: ({ seekOffset }) => saltar(seekOffset ?? SALTO_EN_SEGUNDOS),
      seekto: ({ seekTime }) => {
        if (seekTime !== undefined) player.currentTime = seekTime;
      },
    };
    const poner = (conMandos: boolean) => {
      for (const [accion, mando] of Object.entries(mandos)) {
        try {
          mediaSession.setActionHandler(accion as MediaSessionAction, conMandos ? mando : null);
        } catch {
          // A browser that does not know this media key simply does not offer it.
        }
      }
    };
    const situar = () => {
      if (!Number.isFinite(player.duration)) return;
      const { duration, playbackRate, currentTime } = player;
      mediaSession.setPositionState({ duration, playbackRate, position: Math.min(currentTime, duration) });
    };
    poner(true);
    situar();
    const sucesos = ["loadedmetadata", "seeked", "ratechange", "play", "pause"];
    for (const suceso of sucesos) player.addEventListener(suceso, situar);
    return () => {
      for (const suceso of sucesos) player.removeEventListener(suceso, situar);
      poner(false);
      mediaSession.metadata = null;
    };
  }, [video, titulo, autor, portada]);
}
