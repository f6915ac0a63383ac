import { useCallback, useEffect, useState, type RefObject } from "react";
import { UN_DIA_EN_SEGUNDOS } from "~/domain/shared/duracion";
import { SEGUNDOS_ENTRE_LATIDOS } from "~/domain/talleres/sala/sala";
import type { DatosDeSala } from "./sala.server";
import { seEscribe } from "./usePaginaViva";

/** Statuses of a sign of presence that mean that the page is outdated. */
const OTRA_PAGINA = [205, 404];

/** Reports that the person is present, while the page is open. Without scripts there is a button. */
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
 * Reloads the page when the phase of the workshop changes, by its hours or by the host. While the person types, the
 * page does not reload: the hook gives true until the person asks for the new page.
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

/** Plays the film from the second at which everybody watches it. */
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
/** Seconds of drift that nobody notices. Correcting a smaller drift would only interrupt the clip. */
const DESFASE_EN_SEGUNDOS = 2;
