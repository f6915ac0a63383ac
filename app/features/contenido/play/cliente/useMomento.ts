import { useEffect, useState, type RefObject } from "react";

/** Which of some moments is being played; null before the first play. */
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
    return () => player.removeEventListener("timeupdate", mirar);
  }, [video, segundos]);
  return actual;
}
