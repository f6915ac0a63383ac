import { useEffect, useState, type RefObject } from "react";

/** Tells whether the video cannot be played: its file is missing, or the network failed while it was needed. */
export function useFalla(video: RefObject<HTMLVideoElement>) {
  const [fallo, setFallo] = useState(false);
  useEffect(() => {
    const player = video.current;
    if (!player) return;
    const alFallar = () => setFallo(true);
    const alSeguir = () => setFallo(false);
    const alFaltarRed = () => {
      const espera = !player.paused && player.readyState < HTMLMediaElement.HAVE_FUTURE_DATA;
      if (espera && !navigator.onLine) alFallar();
    };
    // A missing video file fires its event on the `source` element, where it does not bubble.
    player.addEventListener("error", alFallar, true);
    player.addEventListener("waiting", alFaltarRed);
    window.addEventListener("offline", alFaltarRed);
    for (const suceso of ["canplay", "playing"]) player.addEventListener(suceso, alSeguir);
    // The video may have failed before this script ran.
    if (player.error || player.networkState === HTMLMediaElement.NETWORK_NO_SOURCE) alFallar();
    return () => {
      player.removeEventListener("error", alFallar, true);
      player.removeEventListener("waiting", alFaltarRed);
      window.removeEventListener("offline", alFaltarRed);
      for (const suceso of ["canplay", "playing"]) player.removeEventListener(suceso, alSeguir);
    };
  }, [video]);
  return fallo;
}
