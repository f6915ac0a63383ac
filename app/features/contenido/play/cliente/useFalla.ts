import { useEffect, useState, type RefObject } from "react";

/** Tells whether the film cannot be had: its file is missing, or the network went away while it was needed. */
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
    // A missing file fires its event on `source`, where it does not bubble.
    player.addEventListener("error", alFallar, true);
    player.addEventListener("waiting", alFaltarRed);
    window.addEventListener("offline", alFaltarRed);
    for (const suceso of ["canplay", "playing"]) player.addEventListener(suceso, alSeguir);
    // The failure may have come before this script.
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
