import { ovaloEn, resumir } from "~/domain/medicion/imagen";
import type { Muestra } from "~/domain/medicion/pulso";

/** Points sampled of the box around the oval: enough for a mean, few enough for a cheap telephone. */
const ANCHO = 72;
const ALTO = 96;

/**
 * Looks at each picture of a video and tells its values. Each picture is drawn over the one before, on a canvas outside
 * the page; none is stored or sent. Returns the function that stops it.
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

/** Calls with the next picture and its time in seconds, by the same clock from the first to the last. */
function conCadaImagen(video: HTMLVideoElement, llamar: (t: number) => void): () => void {
  if (!("requestVideoFrameCallback" in video)) {
    // Older browsers draw at their own pace: the time of a picture tells a repeated one.
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
