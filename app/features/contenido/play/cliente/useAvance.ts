import { useEffect, useRef, type RefObject } from "react";
import { makeReportes, rangosDe, type Almacen } from "./reportes";

/**
 * Milliseconds between two progress reports. A person who changes devices goes on at most five seconds from where they
 * were.
 */
const CADA_CUANTO_EN_MS = 4000;

interface Pagina {
  /** Address to which progress reports are sent. */
  direccion: string;
  /** Signature of the page for progress reports. Null for a visitor, about whom nothing is stored. */
  sello: string | null;
  /** Called when the server has the report of a video that ended. */
  alFinal: () => Promise<void>;
}

/** Reports to the server how far the video is, while it plays and whenever it stops; see `reportes.ts`. */
export function useAvance(video: RefObject<HTMLVideoElement>, { direccion, sello, alFinal }: Pagina) {
  /** True when the stretches played in this page must not be reported any more. */
  const callado = useRef(false);
  const trasElFinal = useRef(alFinal);
  useEffect(() => {
    trasElFinal.current = alFinal;
  });
  useEffect(() => {
    const player = video.current;
    if (!player || sello === null) return;
    const reportes = makeReportes({ almacen: almacen(), enviar });
    let ultimo = -Infinity;

    const reportar = () => {
      if (callado.current || player.played.length === 0) return;
      ultimo = performance.now();
      reportes.anotar(direccion, sello, {
        posicion: String(Math.round(player.currentTime * 10)),
        rangos: rangosDe(player.played),
        momento: new Date(performance.timeOrigin + performance.now()).toISOString(),
      });
      void reportes.vaciar();
    };
    const aRatos = () => {
      if (performance.now() - ultimo >= CADA_CUANTO_EN_MS) reportar();
    };
    const alEsconderse = () => {
      if (document.visibilityState === "hidden") reportar();
    };
    const alVolverLaRed = () => void reportes.vaciar();
    const alTerminar = () => void reportes.vaciar().then(() => trasElFinal.current());

    player.addEventListener("timeupdate", aRatos);
    for (const suceso of ["pause", "ended", "seeked"]) player.addEventListener(suceso, reportar);
    player.addEventListener("ended", alTerminar);
    document.addEventListener("visibilitychange", alEsconderse);
    window.addEventListener("pagehide", reportar);
    window.addEventListener("online", alVolverLaRed);
    // Sends the reports that an earlier page could not send, and the time played before this script ran.
    reportar();
    alVolverLaRed();
    return () => {
      player.removeEventListener("timeupdate", aRatos);
      for (const suceso of ["pause", "ended", "seeked"]) player.removeEventListener(suceso, reportar);
      player.removeEventListener("ended", alTerminar);
      document.removeEventListener("visibilitychange", alEsconderse);
      window.removeEventListener("pagehide", reportar);
      window.removeEventListener("online", alVolverLaRed);
    };
  }, [video, direccion, sello]);
  return {
    callar: () => {
      callado.current = true;
    },
  };
}

/** Sends a report with `keepalive`: the request goes on when the page is left. */
const enviar = (direccion: string, cuerpo: string, signal: AbortSignal) =>
  fetch(direccion, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: cuerpo,
    keepalive: true,
    signal,
  });

function almacen(): Almacen | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
