import { ovaloEn, resumir } from "~/domain/medicion/imagen";
import type { Muestra } from "~/domain/medicion/pulso";

/** Width in points of the small picture that is sampled: enough for a mean, few enough for a cheap telephone. */
const ANCHO = 72;
const ALTO = 96;

/**
 * Takes each picture of a video and reports its mean values. A picture is drawn over the one before, on a canvas
 * outside the page; none is stored or sent. Gives the function that stops it.
 */
export function mirar(video: HTMLVideoElement, alVer: (muestra: Muestra) => void): () => void {
  const lienzo = document.createElement("canvas");
  lienzo.width = ANCHO;
  lienzo.height = ALTO;
  const trazo = lienzo.getContext("2d", { willReadFrequently: true })!;
  let antes: Float64Array | null = null;
  let ultimo = -Infinity;
  const fin = new AbortController();

  function ver(t: number) {
    if (t <= ultimo) return;
    ultimo = t;
    const { x, y, ancho, alto } = ovaloEn(video.videoWidth, video.videoHeight);
    trazo.drawImage(video, x, y, ancho, alto, 0, 0, ANCHO, ALTO);
    const { luces, ...resumen } = resumir(trazo.getImageData(0, 0, ANCHO, ALTO).data, ANCHO, ALTO, antes);
    antes = luces;
    alVer({ t, ...resumen });
  }

  const pedirOtra = conCadaImagen(video, (t) => {
    if (fin.signal.aborted) return;
    if (video.videoWidth > 0) ver(t);
    pedirOtra();
  });
  pedirOtra();
  return () => {
    fin.abort();
    trazo.clearRect(0, 0, ANCHO, ALTO);
  };
}

/** Calls a function with each new picture of a video and its time in seconds, always by the same clock. */
function conCadaImagen(video: HTMLVideoElement, llamar: (t: number) => void): () => void {
  if (!("requestVideoFrameCallback" in video)) {
    // Older browsers draw at their own pace: the time of a picture shows that it is a repeated one.
    const otro = video as HTMLVideoElement;
    return () => requestAnimationFrame(() => llamar(otro.currentTime));
  }
  let deLaCamara: boolean | null = null;
  return () =>
    video.requestVideoFrameCallback((ahora, { captureTime }) => {
      deLaCamara ??= captureTime !== undefined;
      llamar((deLaCamara ? (captureTime ?? -Infinity) : ahora) / 1000);
    });
}
