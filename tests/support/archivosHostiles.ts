import { deflateRawSync, deflateSync, gzipSync } from "node:zlib";
import sharp from "sharp";
import { BYTES_DE_ADJUNTO } from "../../app/domain/reclamos/adjuntos/adjunto";

export const ETIQUETA = "<script>alert(1)</script>";
const CERO = Buffer.alloc(20 * 1024 * 1024);

const crc = (bytes: Buffer) => {
  let valor = ~0;
  for (const byte of bytes) {
    valor ^= byte;
    for (let bit = 0; bit < 8; bit++) valor = (valor >>> 1) ^ (0xedb88320 & -(valor & 1));
  }
  return ~valor >>> 0;
};

function trozoDePng(tipo: string, datos: Buffer): Buffer {
  const cuerpo = Buffer.concat([Buffer.from(tipo), datos]);
  const largo = Buffer.alloc(4);
  largo.writeUInt32BE(datos.length);
  const suma = Buffer.alloc(4);
  suma.writeUInt32BE(crc(cuerpo));
  return Buffer.concat([largo, cuerpo, suma]);
}

/** A PNG that claims a size and holds zeros, packed small. */
function pngDe(ancho: number, alto: number, filas = Buffer.alloc(64)): Buffer {
  const cabeza = Buffer.alloc(13);
  cabeza.writeUInt32BE(ancho, 0);
  cabeza.writeUInt32BE(alto, 4);
  cabeza.set([8, 6, 0, 0, 0], 8);
  const firma = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const trozos = [trozoDePng("IHDR", cabeza), trozoDePng("IDAT", deflateSync(filas))];
  return Buffer.concat([firma, ...trozos, trozoDePng("IEND", Buffer.alloc(0))]);
}

const zip = (contenido: Buffer) =>
  Buffer.concat([Buffer.from("PK\x03\x04\x14\0\0\0\x08\0", "latin1"), deflateRawSync(contenido)]);
export const pdf = (dentro = "") => Buffer.from(`%PDF-1.7\n1 0 obj << ${dentro} >> endobj\ntrailer\n%%EOF\n`);
const lienzo = { create: { width: 640, height: 480, channels: 3, background: "#336699" } } as const;
export const jpeg = () => sharp(lienzo).jpeg().toBuffer();
const conExif = () =>
  sharp(lienzo)
    .withExif({ IFD0: { Copyright: ETIQUETA }, IFD3: { GPSLatitudeRef: "S", GPSLatitude: "12/1 3/1 0/1" } })
    .jpeg()
    .toBuffer();

type Rechazados = readonly (readonly [nombre: string, bytes: Uint8Array, rechazo: string])[];

/** Files that are refused, each with the refusal that its person reads. */
export async function refusedFiles(): Promise<Rechazados> {
  const foto = await jpeg();
  const otro = "adjunto-de-otro-tipo";
  return [
    ["an empty file", Buffer.alloc(0), "adjunto-vacio"],
    ["a file of 5 MB and one byte", Buffer.concat([foto, Buffer.alloc(BYTES_DE_ADJUNTO)]), "adjunto-grande"],
    ["an SVG with a script", Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${ETIQUETA}</svg>`), otro],
    ["an SVG that begins as XML", Buffer.from(`<?xml version="1.0"?><svg>${ETIQUETA}</svg>`), otro],
    ["an SVG that reads an address", Buffer.from('<svg><image href="file:///etc/passwd"/></svg>'), otro],
    ["a page of HTML", Buffer.from(`<!doctype html>${ETIQUETA}`), otro],
    ["a ZIP", zip(Buffer.from("hola")), otro],
    ["a ZIP bomb", zip(CERO), otro],
    ["a gzip bomb", gzipSync(CERO), otro],
    ["a program for Windows", Buffer.from("MZ\x90\0\x03", "latin1"), otro],
    ["a program for Linux", Buffer.from("\x7fELF\x02\x01", "latin1"), otro],
    ["a script", Buffer.from("#!/bin/sh\nrm -rf /\n"), otro],
    ["a GIF that is a script too", Buffer.from('GIF89a/*\0*/=1;alert("x")', "latin1"), otro],
    ["a ZIP that is a PDF too", Buffer.concat([zip(Buffer.from("x")), pdf()]), otro],
    ["a page that is a PDF too", Buffer.concat([Buffer.from("<html>"), pdf()]), otro],
    ["a PDF without an end", Buffer.from("%PDF-1.7\n"), otro],
    ["an order of a drawing program", Buffer.from('push graphic-context\nfill "url(|ls)"'), otro],
    ["a TIFF", Buffer.from("II*\0\x08\0\0\0", "latin1"), otro],
    ["an iPhone's HEIC", Buffer.from("\0\0\0\x18ftypheic\0\0\0\0", "latin1"), otro],
    ["a sound in RIFF", Buffer.from("RIFF\0\0\0\0WAVEfmt ", "latin1"), otro],
    ["a JPEG of three bytes", Buffer.from([0xff, 0xd8, 0xff]), "foto-ilegible"],
    ["half a JPEG", foto.subarray(0, foto.length / 2), "foto-ilegible"],
    ["a PNG without pixels", pngDe(100, 100), "foto-ilegible"],
    ["a WebP of nothing", Buffer.from("RIFF\x04\0\0\0WEBP", "latin1"), "foto-ilegible"],
    ["a PNG that claims 2,500 million pixels", pngDe(50_000, 50_000), "foto-enorme"],
    ["a PNG bomb of 100 million pixels", pngDe(10_000, 10_000, CERO), "foto-enorme"],
  ];
}

/** Files that are taken and made harmless. */
export const harmlessPhotos = async () =>
  [
    ["a photo with its place", await conExif()],
    ["a photo with a page behind it", Buffer.concat([await jpeg(), Buffer.from(`<html>${ETIQUETA}`)])],
    [
      "a photo with a ZIP behind it",
      Buffer.concat([await jpeg(), zip(Buffer.from(ETIQUETA)), Buffer.from(ETIQUETA)]),
    ],
    [
      "a photo of 24 million pixels",
      await sharp({ create: { ...lienzo.create, width: 6000, height: 4000 } })
        .jpeg()
        .toBuffer(),
    ],
  ] as const;
