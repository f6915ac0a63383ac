import { useEffect, useState, type RefObject } from "react";

/** Index in `segundos` of the moment being played; null before the first one and before the playback. */
export function useMomento(video: RefObject<HTMLVideoElement>, segundos: readonly number[]): number | null {
  const [actual, setActual] = useState<number | null>(null);
  useEffect(() => {
    const player = video.current;
    if (!player) return;
    const mirar = () => {
      const indice = segundos.findLastIndex((segundo) => segundo <= player.currentTime + 0.05);
      setActual(indice === -1 ? null : indice);
    };
    player.addEventListener("timeupdate", mirar);
    // The video may have been played, and stopped, before this script ran.
    if (player.currentTime > 0) mirar();
    return () => player.removeEventListener("timeupdate", mirar);
  }, [video, segundos]);
  return actual;
}
