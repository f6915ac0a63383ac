import { useEffect, useState, type RefObject } from "react";

/** Which of some moments is being played; null at its beginning, before it is played. */
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
    // It may have been played, and stopped, before this script was here.
    if (player.currentTime > 0) mirar();
    return () => player.removeEventListener("timeupdate", mirar);
  }, [video, segundos]);
  return actual;
}
