import { useEffect, useState, type RefObject } from "react";

/** True once the video has been played in this page. */
export function useEmpezado(video: RefObject<HTMLVideoElement>): boolean {
  const [empezado, setEmpezado] = useState(false);
  useEffect(() => {
    const player = video.current;
    if (!player) return;
    const alEmpezar = () => setEmpezado(true);
    player.addEventListener("playing", alEmpezar);
    // Playing the video may have loaded this script, which then missed the event.
    if (!player.paused || player.played.length > 0) alEmpezar();
    return () => player.removeEventListener("playing", alEmpezar);
  }, [video]);
  return empezado;
}
