import { spawn } from "node:child_process";
import { once } from "node:events";
import { ALTO, ANCHO, CUADROS_POR_SEGUNDO } from "./momento";

export const MUESTRAS_POR_SEGUNDO = 44_100;

const IGUAL_SIEMPRE = ["-threads", "1", "-map_metadata", "-1", "-fflags", "+bitexact"];
const COLORES = [
  "-colorspace",
  "bt709",
  "-color_primaries",
  "bt709",
  "-color_trc",
  "bt709",
  "-color_range",
  "tv",
];

/** Options of every encoding of a video, without file names. A change here requires new files. */
export const CODIFICACION = {
  video: [
    ...["-vf", "scale=out_color_matrix=bt709:out_range=tv,format=yuv420p", ...COLORES],
    ...["-c:v", "libx264", "-profile:v", "main", "-preset", "slow", "-tune", "animation", "-crf", "29"],
    // A key frame of the video every three seconds, so that seeking is quick.
    ...["-g", "75", "-flags:v", "+bitexact"],
    // The sound of the video is copied from the audio file as it is.
    ...["-c:a", "copy"],
    ...IGUAL_SIEMPRE,
    ...["-movflags", "+faststart", "-shortest"],
  ],
  audio: [
    "-c:a",
    "aac",
    "-b:a",
    "26k",
    "-ac",
    "1",
    "-flags:a",
    "+bitexact",
    ...IGUAL_SIEMPRE,
    "-movflags",
    "+faststart",
  ],
  portada: [
    ...["-c:v", "libaom-av1", "-still-picture", "1", "-crf", "22", "-cpu-used", "4", "-pix_fmt", "yuv420p"],
    ...COLORES,
    ...["-flags:v", "+bitexact", ...IGUAL_SIEMPRE],
  ],
  volumen: "loudnorm=I=-20:TP=-2:LRA=11",
  cuadrosPorSegundo: CUADROS_POR_SEGUNDO,
  muestrasPorSegundo: MUESTRAS_POR_SEGUNDO,
};

const CUADROS = [
  "-f",
  "rawvideo",
  "-pix_fmt",
  "rgba",
  "-s",
  `${ANCHO}x${ALTO}`,
  "-r",
  String(CUADROS_POR_SEGUNDO),
];
const SONIDO = ["-f", "f32le", "-ar", String(MUESTRAS_POR_SEGUNDO), "-ac", "1"];

/** Runs ffmpeg with `entrada` as its standard input, and gives its messages. */
async function ffmpeg(argumentos: string[], entrada: Iterable<Uint8Array>): Promise<string> {
  const proceso = spawn("ffmpeg", ["-hide_banner", "-y", ...argumentos], {
    stdio: ["pipe", "ignore", "pipe"],
  });
  let mensajes = "";
  proceso.stderr.on("data", (trozo: Buffer) => (mensajes += trozo.toString()));
  // The input of ffmpeg breaks when ffmpeg ends early; its messages tell why.
  proceso.stdin.on("error", () => {});
  const fin = once(proceso, "close") as Promise<[number | null]>;
  for (const trozo of entrada) {
    if (proceso.stdin.destroyed) break;
    if (!proceso.stdin.write(trozo)) await Promise.race([once(proceso.stdin, "drain"), fin]);
  }
  proceso.stdin.end();
  const [estado] = await fin;
  if (estado !== 0) throw new Error(`ffmpeg terminó con ${String(estado)}:\n${mensajes.slice(-2000)}`);
  return mensajes;
}

const bytesDe = (sonido: Float32Array) => [new Uint8Array(sonido.buffer)];

/** ffmpeg filter that brings a sound to the common loudness, with one gain throughout. */
async function alMismoVolumen(sonido: Float32Array): Promise<string> {
  const mensajes = await ffmpeg(
    [...SONIDO, "-i", "-", "-af", `${CODIFICACION.volumen}:print_format=json`, "-f", "null", "-"],
    bytesDe(sonido),
  );
  const medido = JSON.parse(
    mensajes.slice(mensajes.lastIndexOf("{"), mensajes.lastIndexOf("}") + 1),
  ) as Record<string, string>;
  const { input_i, input_tp, input_lra, input_thresh, target_offset } = medido;
  return `${CODIFICACION.volumen}:measured_I=${input_i!}:measured_TP=${input_tp!}:measured_LRA=${input_lra!}:measured_thresh=${input_thresh!}:offset=${target_offset!}:linear=true,aresample=${MUESTRAS_POR_SEGUNDO}`;
}

export async function codificarAudio(sonido: Float32Array, archivo: string): Promise<void> {
  const volumen = await alMismoVolumen(sonido);
  await ffmpeg([...SONIDO, "-i", "-", "-af", volumen, ...CODIFICACION.audio, archivo], bytesDe(sonido));
}

/** Encodes a video. The sound comes from its own file, whose loudness is already set. */
export async function codificarVideo(
  cuadros: Iterable<Uint8Array>,
  audio: string,
  archivo: string,
): Promise<void> {
  await ffmpeg([...CUADROS, "-i", "-", "-i", audio, ...CODIFICACION.video, archivo], cuadros);
}

export async function codificarPortada(
  cuadro: Uint8Array,
  ancho: number,
  alto: number,
  archivo: string,
): Promise<void> {
  const escala = `scale=${ancho}:${alto}:flags=lanczos:out_color_matrix=bt709:out_range=tv`;
  await ffmpeg(
    [...CUADROS, "-i", "-", "-frames:v", "1", "-vf", escala, ...CODIFICACION.portada, archivo],
    [cuadro],
  );
}
