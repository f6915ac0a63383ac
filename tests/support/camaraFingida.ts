import { chromium, type Browser } from "@playwright/test";
import { createWriteStream, mkdtempSync, rmSync } from "node:fs";
import { once } from "node:events";
import { tmpdir } from "node:os";
import path from "node:path";
import { CHROMIUM_ARGS, findChromium } from "./chromium.mjs";
import { COLOR_DEL_PULSO, dados, PIELES } from "./pulsoFingido";

const ANCHO = 320;
const ALTO = 240;
const IMAGENES_POR_SEGUNDO = 30;
/** Seconds of a film of the fake camera. It plays in a loop, so it holds whole beats at 72 and at 96 a minute. */
const SEGUNDOS = 20;
const FONDO = [120, 130, 138] as const;

export interface Toma {
  /** Heartbeats a minute of the filmed face; null for a face without a pulse. */
  lpm: number | null;
  piel?: readonly [number, number, number];
  /** Amplitude of the pulse in the green channel, divided by the channel's mean. */
  amplitud?: number;
  /** True when the filmed face moves to and fro, and its light changes with it. */
  seMueve?: boolean;
  /** Light of the filmed scene: 1 is enough, 0.1 is a dark room. */
  luz?: number;
  /** True for a film like that of a bad camera: blocks of one colour, and few colours. */
  conPerdidas?: boolean;
}

/** Films a face as a raw video (Y4M) in a folder of its own. */
async function filmar(carpeta: string, toma: Toma): Promise<string> {
  const { lpm, piel = PIELES.media, amplitud = 0.012, seMueve = false, luz = 1, conPerdidas = false } = toma;
  const archivo = path.join(carpeta, "toma.y4m");
  const salida = createWriteStream(archivo);
  salida.write(`YUV4MPEG2 W${ANCHO} H${ALTO} F${IMAGENES_POR_SEGUNDO}:1 Ip A1:1 C420jpeg\n`);
  const azar = dados(7);
  // Noise of the camera's sensor at each point. It lets a mean show less than one step of a colour.
  const grano = Float32Array.from({ length: 1 << 16 }, () => (azar() + azar() + azar() - 1.5) * 4);
  for (let n = 0; n < SEGUNDOS * IMAGENES_POR_SEGUNDO; n++) {
    const t = n / IMAGENES_POR_SEGUNDO;
    const vuelta = lpm === null ? 0 : 2 * Math.PI * (lpm / 60) * t;
    const latido = lpm === null ? 0 : amplitud * (Math.sin(vuelta) + 0.2 * Math.sin(2 * vuelta));
    const vaiven = seMueve ? Math.sin(2 * Math.PI * 0.35 * t) + 0.6 * Math.sin(2 * Math.PI * 0.85 * t) : 0;
    const rostro = piel.map(
      (nivel, canal) =>
        nivel * luz * (1 + 0.015 * vaiven) * (1 - (latido * COLOR_DEL_PULSO[canal]!) / COLOR_DEL_PULSO[1]),
    ) as [number, number, number];
    const fondo = FONDO.map((nivel) => nivel * luz) as [number, number, number];
    const imagen = pintar(
      { rostro, fondo, corrido: vaiven * 4, conPerdidas },
      { grano, desde: Math.floor(azar() * grano.length) },
    );
    if (!salida.write(Buffer.concat([Buffer.from("FRAME\n"), imagen]))) await once(salida, "drain");
  }
  salida.end();
  await once(salida, "finish");
  return archivo;
}

type Color = readonly [number, number, number];
const enYuv = ([r, g, b]: Color): Color => [
  0.299 * r + 0.587 * g + 0.114 * b,
  128 - 0.168736 * r - 0.331264 * g + 0.5 * b,
  128 + 0.5 * r - 0.418688 * g - 0.081312 * b,
];

interface Cuadro {
  rostro: Color;
  fondo: Color;
  /** Pixels by which the face is moved to the right in the picture. */
  corrido: number;
  conPerdidas: boolean;
}

/** Paints one picture of the film: a face in the middle, with eyes and a mouth, before a wall. */
function pintar(
  { rostro, fondo, corrido, conPerdidas }: Cuadro,
  { grano, desde }: { grano: Float32Array; desde: number },
): Buffer {
  const imagen = Buffer.alloc((ANCHO * ALTO * 3) / 2);
  const [deRostro, deFondo, deOjos] = [enYuv(rostro), enYuv(fondo), enYuv([40, 30, 28])];
  const colorEn = (x: number, y: number): Color => {
    const [u, v] = [(x - ANCHO / 2 - corrido) / 70, (y - ALTO / 2) / 94];
    if (u * u + v * v > 1) return deFondo;
    const ojo = Math.abs(Math.abs(u) - 0.4) < 0.14 && Math.abs(v + 0.2) < 0.05;
    return ojo || (Math.abs(u) < 0.3 && Math.abs(v - 0.55) < 0.03) ? deOjos : deRostro;
  };
  let punto = desde;
  const con = (valor: number, paso: number) => {
    punto = (punto + 1) & 0xffff;
    const visto = valor + grano[punto]!;
    return Math.max(0, Math.min(255, Math.round(conPerdidas ? Math.round(visto / paso) * paso : visto)));
  };
  for (let y = 0; y < ALTO; y++) {
    for (let x = 0; x < ANCHO; x++) imagen[y * ANCHO + x] = con(colorEn(x, y)[0], 2);
  }
  const croma = ANCHO * ALTO;
  const cuarto = croma / 4;
  for (let y = 0; y < ALTO; y += 2) {
    for (let x = 0; x < ANCHO; x += 2) {
      const color = colorEn(x, y);
      const i = (y / 2) * (ANCHO / 2) + x / 2;
      imagen[croma + i] = con(color[1], 3);
      imagen[croma + cuarto + i] = con(color[2], 3);
    }
  }
  return imagen;
}

/** Opens a browser with the film as its camera, for as long as `usar` takes. */
export async function conCamara<T>(toma: Toma, usar: (navegador: Browser) => Promise<T>): Promise<T> {
  const carpeta = mkdtempSync(path.join(tmpdir(), "camara-"));
  try {
    const archivo = await filmar(carpeta, toma);
    const navegador = await chromium.launch({
      executablePath: findChromium(),
      args: [
        ...CHROMIUM_ARGS,
        "--use-fake-device-for-media-stream",
        "--use-fake-ui-for-media-stream",
        `--use-file-for-fake-video-capture=${archivo}`,
      ],
    });
    try {
      return await usar(navegador);
    } finally {
      await navegador.close();
    }
  } finally {
    rmSync(carpeta, { recursive: true, force: true });
  }
}
