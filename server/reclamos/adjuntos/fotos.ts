import type { Revelar } from "../../../app/domain/reclamos/adjuntos/recibirAdjunto";
import { done, refuse } from "../../../app/domain/shared/result";
import { makeCola } from "../../platform/cola";

/** Most pixels of a photo. A WebP and a progressive photo are decoded whole; the others a strip at a time. */
const PUNTOS = { porFranjas: 25_000_000, entera: 6_000_000 };
const LADO_MAXIMO = 2000;
const CALIDAD = 80;
const SEGUNDOS_MAXIMOS = 10;

/** Formats that libvips may read; all others are blocked, as SVG, which reads addresses. */
const LECTORES = ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp"];

async function cargar() {
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({ operation: LECTORES });
  return sharp;
}

/** Makes the function that draws photos again, one at a time, so that memory has a limit. */
export function makeRevelar(): Revelar {
  let cargado: ReturnType<typeof cargar> | undefined;
  const porTurnos = makeCola(1, Infinity);

  const revelar: Revelar = async (bytes) => {
    cargado ??= cargar().catch((error: unknown) => {
      cargado = undefined;
      throw error;
    });
    const sharp = await cargado;
    try {
      const { width, height, format, isProgressive } = await sharp(bytes, {
        limitInputPixels: false,
      }).metadata();
      const puntos = format === "webp" || isProgressive ? PUNTOS.entera : PUNTOS.porFranjas;
      if (width * height > puntos) return refuse("foto-enorme");
      const foto = sharp(bytes, { limitInputPixels: puntos, sequentialRead: true, failOn: "error" });
      // sharp writes no metadata unless asked: the place and the camera stay out.
      const revelada = await foto
        .rotate()
        .resize(LADO_MAXIMO, LADO_MAXIMO, { fit: "inside", withoutEnlargement: true })
        .flatten({ background: "#ffffff" })
        .jpeg({ quality: CALIDAD })
        .timeout({ seconds: SEGUNDOS_MAXIMOS })
        .toBuffer();
      return done(revelada);
    } catch {
      return refuse("foto-ilegible");
    }
  };
  return (bytes) => porTurnos(() => revelar(bytes));
}
