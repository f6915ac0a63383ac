import { useCallback, useEffect, useState, type RefObject } from "react";
import { UN_DIA_EN_SEGUNDOS } from "~/domain/shared/duracion";
import { SEGUNDOS_ENTRE_LATIDOS } from "~/domain/talleres/sala/sala";
import type { DatosDeSala } from "./sala.server";
import { seEscribe } from "./usePaginaViva";

/** What a sign of life is answered where its page is another one by now. */
const OTRA_PAGINA = [205, 404];

/** Says that its person is there, for as long as the page is open. Without a script there is a button. */
function useLatido(direccion: string | null, alCambiar: () => void): void {
  useEffect(() => {
    if (direccion === null) return;
    const latir = async () => {
      const signo = { method: "POST", body: new URLSearchParams(), keepalive: true };
      const respuesta = await fetch(direccion, signo).catch(() => null);
      if (respuesta && OTRA_PAGINA.includes(respuesta.status)) alCambiar();
    };
    void latir();
    const timer = setInterval(() => void latir(), SEGUNDOS_ENTRE_LATIDOS * 1000);
    return () => clearInterval(timer);
  }, [direccion, alCambiar]);
}

/**
 * Loads the page again once it is another one: by its hours, or because whoever leads it said so. Unless somebody is
 * writing on it: then it answers that it changed, until it has been read anew, and they say when.
 */
export function useCambio({
  segundosParaCambiar: segundos,
  latido,
}: Pick<DatosDeSala, "segundosParaCambiar" | "latido">): boolean {
  const [cambio, setCambio] = useState(false);
  const cambiar = useCallback(() => {
    if (seEscribe()) setCambio(true);
    else window.location.reload();
  }, []);
  useLatido(latido, cambiar);
  useEffect(() => {
    if (segundos === null || segundos > UN_DIA_EN_SEGUNDOS) return;
    const timer = setTimeout(cambiar, (segundos + 1) * 1000);
    return () => {
      clearTimeout(timer);
      setCambio(false);
    };
  }, [segundos, latido, cambiar]);
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
