import { useEffect, useState, type RefObject } from "react";
import { UN_DIA_EN_SEGUNDOS } from "~/domain/shared/duracion";
import { SEGUNDOS_ENTRE_LATIDOS } from "~/domain/talleres/sala/sala";
import { seEscribe } from "./usePaginaViva";

/** Says that its person is there, for as long as the page is open. Without a script there is a button. */
export function useLatido(direccion: string | null): void {
  useEffect(() => {
    if (direccion === null) return;
    const latir = () =>
      void fetch(direccion, { method: "POST", body: new URLSearchParams(), keepalive: true }).catch(
        () => null,
      );
    latir();
    const timer = setInterval(latir, SEGUNDOS_ENTRE_LATIDOS * 1000);
    return () => clearInterval(timer);
  }, [direccion]);
}

/**
 * Loads the page again once it is another one, unless somebody is writing on it: then it answers that it changed, and
 * they say when.
 */
export function useCambio(segundos: number | null): boolean {
  const [cambio, setCambio] = useState(false);
  useEffect(() => {
    if (segundos === null || segundos > UN_DIA_EN_SEGUNDOS) return;
    const cambiar = () => {
      if (seEscribe()) setCambio(true);
      else window.location.reload();
    };
    const timer = setTimeout(cambiar, (segundos + 1) * 1000);
    return () => clearTimeout(timer);
  }, [segundos]);
  return cambio;
}

/** Whenever it is played, it goes on from where it is for everybody by then. */
export function useEnPunto(
  video: RefObject<HTMLVideoElement>,
  { segundo, duracion }: { segundo: number; duracion: number },
): void {
  useEffect(() => {
    const player = video.current;
    if (!player) return;
    const desde = performance.now();
    const ponerse = () => {
      const ahora = (segundo + (performance.now() - desde) / 1000) % duracion;
      if (Math.abs(player.currentTime - ahora) > DESFASE_EN_SEGUNDOS) irA(player, ahora);
    };
    player.addEventListener("play", ponerse);
    if (!player.paused) ponerse();
    return () => player.removeEventListener("play", ponerse);
  }, [video, segundo, duracion]);
}
function irA(player: HTMLVideoElement, segundo: number): void {
  player.currentTime = segundo;
}
/** Less than that nobody notices, and going there would only stop it for a moment. */
const DESFASE_EN_SEGUNDOS = 2;
