import type { Muestra } from "~/domain/agenda/videollamada/escalera";

/** The few numbers that are read of a report of the browser. */
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

/** Looks at a connection: each look says how it has done since the one before. */
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
