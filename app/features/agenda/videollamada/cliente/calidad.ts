import type { Muestra } from "~/domain/agenda/videollamada/escalera";

/** Figures that we read from the browser's report on a connection (WebRTC Statistics). */
interface Cifras {
  recibidos: number;
  perdidos: number;
  idaYVueltaEnMs: number;
}

function cifrasDe(informe: RTCStatsReport): Cifras {
  const cifras: Cifras = { recibidos: 0, perdidos: 0, idaYVueltaEnMs: 0 };
  informe.forEach((dato: Record<string, unknown>) => {
    if (dato.type === "inbound-rtp") {
      cifras.recibidos += Number(dato.packetsReceived ?? 0);
      cifras.perdidos += Number(dato.packetsLost ?? 0);
    }
    if (dato.type === "candidate-pair" && dato.nominated === true && dato.state === "succeeded") {
      cifras.idaYVueltaEnMs = Number(dato.currentRoundTripTime ?? 0) * 1000;
    }
  });
  return cifras;
}

/** Makes a function that measures a connection: each call gives the quality since the previous call. */
export function makeMirada() {
  let antes: Cifras | null = null;
  return (informe: RTCStatsReport): Muestra => {
    const ahora = cifrasDe(informe);
    const recibidos = Math.max(0, ahora.recibidos - (antes?.recibidos ?? 0));
    const perdidos = Math.max(0, ahora.perdidos - (antes?.perdidos ?? 0));
    antes = ahora;
    const enviados = recibidos + perdidos;
    return { perdida: enviados === 0 ? 0 : perdidos / enviados, idaYVueltaEnMs: ahora.idaYVueltaEnMs };
  };
}
