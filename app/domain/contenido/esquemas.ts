import { z } from "zod";
import { campoConForma, campoDeFecha, campoDeLinea, campoExacto } from "../shared/campos";
import { momento } from "../shared/actos/escrito";
import { REJILLA_EN_MINUTOS } from "../shared/fechas";
import {
  COLORES,
  DIBUJOS_DE_EQUIPO,
  DIBUJOS_DE_TALLER,
  DIBUJOS_DE_TEMA,
  NIVELES,
  TIPOS,
  type Tipo,
} from "./contenido";
import { CLASES_DE_TALLER } from "../shared/claseDeTaller";
import { direccionIncrustada, type SalaDeTaller } from "./taller";
import { LETRAS_POR_SEGUNDO } from "./pistas";

export const clave = campoConForma(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  "lleva minúsculas sin tilde, números y guiones",
).min(3);
export const frase = (maximo: number) => campoDeLinea().min(1).max(maximo);

export const referencia = campoConForma(
  new RegExp(`^(${TIPOS.join("|")})/[a-z0-9-]+$`),
  "se escribe tipo/dirección, como video/respira-con-el-mar",
  { maximo: 100 },
).transform((texto) => {
  const [tipo, url] = texto.split("/") as [Tipo, string];
  return { tipo, url };
});

export const dia = campoDeFecha("es un día como 2026-12-08");

export const unicos = (lista: readonly unknown[]) =>
  new Set(lista.map((elemento) => JSON.stringify(elemento))).size === lista.length;

/** Addresses that a piece had before it was renamed. They lead to the piece for good. */
export const antes = z.array(clave).max(20).refine(unicos, "repite una dirección").default([]);

/** Fields at the head of the file of every piece. */
export const ficha = z.strictObject({
  uidCms: clave,
  uid: clave,
  url: clave,
  antes,
  titulo: frase(70),
  resumen: frase(200),
  temas: z.array(clave).min(1).max(4).refine(unicos, "repite un tema"),
  para: z.array(frase(60)).max(10).refine(unicos, "repite un tema").default([]),
  nivel: z.enum(NIVELES),
  minutos: z.int().min(1).max(60),
  autor: clave,
  publicado: momento,
  despublicado: momento.optional(),
  relacionados: z.array(referencia).max(6).refine(unicos, "repite una pieza").default([]),
  cuidado: frase(240).optional(),
  revision: z.strictObject({ por: frase(120), fecha: dia }).optional(),
});
export type FichaEscrita = z.output<typeof ficha>;

/** Fields at the head of the file of a video. */
export const fichaDeVideo = ficha.extend({
  /**
   * True when a person can follow the video by sound alone, so that «Solo audio» is offered: each action has its own
   * sound or a voice.
   */
  guiaSonora: z.boolean().default(false),
});

/** Other pieces that the file of a piece or workshop refers to. */
export interface Referencias {
  temas: readonly string[];
  autor?: string | undefined;
  relacionados?: readonly z.output<typeof referencia>[];
  sala?: { clip?: string | undefined } | undefined;
  grabaciones?: readonly { video: string }[];
}

const uidNombrado = campoExacto(300);
/** Reads the references of a piece or workshop, even when other fields of its file are wrong. */
export const referencias: z.ZodType<Referencias> = z
  .object({
    temas: z.array(uidNombrado).catch([]),
    autor: uidNombrado.optional().catch(undefined),
    relacionados: z.array(referencia).catch([]),
    sala: z.object({ clip: uidNombrado.optional() }).optional().catch(undefined),
    grabaciones: z.array(z.object({ video: uidNombrado })).catch([]),
  })
  .catch({ temas: [], autor: undefined, relacionados: [], sala: undefined, grabaciones: [] });

const DIA = "(MO|TU|WE|TH|FR|SA|SU)";
const DEL_MES = "-?([1-9]|[12]\\d|3[01])";
const lista = (elemento: string) => `${elemento}(,${elemento})*`;
/**
 * Rule for the days of a workshop (RFC 5545 § 3.3.10). It names no hours, so a workshop has at most one date a day.
 * Rules that no day fulfils, such as the first Monday of a week, are refused.
 */
const REGLA = new RegExp(
  [
    "^FREQ=(",
    "DAILY(;INTERVAL=[1-9]\\d?)?",
    `|WEEKLY(;INTERVAL=[1-9]\\d?)?;BYDAY=${lista(DIA)}`,
    `|MONTHLY(;INTERVAL=[1-6])?;(BYDAY=${lista(`(-?[1-5])?${DIA}`)}|BYMONTHDAY=${lista(DEL_MES)})`,
    ")(;(COUNT=[1-9]\\d{0,2}|UNTIL=\\d{8}))?$",
  ].join(""),
);
const regla = campoConForma(
  REGLA,
  "es una regla de días como FREQ=WEEKLY;BYDAY=TU o FREQ=MONTHLY;BYDAY=1SA",
  { maximo: 120 },
);
/** Duration of a workshop, a multiple of the time grid in a person's calendar. */
const duracion = z
  .int()
  .min(15)
  .max(180)
  .multipleOf(REJILLA_EN_MINUTOS, `los minutos van de ${REJILLA_EN_MINUTOS} en ${REJILLA_EN_MINUTOS}`);
const cupos = z.int().min(1).max(500);
/** Room of a workshop, one of three kinds. */
const sala = z
  .strictObject({
    enlace: campoDeLinea()
      .max(300)
      .refine((texto) => URL.canParse(texto) && texto.startsWith("https://"), "es una dirección https://")
      .optional(),
    incrustado: campoDeLinea()
      .max(300)
      .refine(
        (texto) => direccionIncrustada(texto) !== null,
        "es la dirección de un video de YouTube o de Vimeo, o de una sala de Jitsi",
      )
      .optional(),
    clip: clave.optional(),
  })
  .refine(
    (sala): sala is SalaDeTaller => Object.values(sala).filter(Boolean).length === 1,
    "lleva uno de los tres: enlace, incrustado o clip",
  );
/** Address of a workshop; addresses of our other pages are refused. */
const urlDeTaller = clave.refine(
  (url) => !["talleres-y-clases", "anfitrion", "pedido"].includes(url),
  "esa dirección es de otra página",
);

/** Fields at the head of the file of a workshop or class. */
export const taller = ficha.omit({ relacionados: true }).extend({
  url: urlDeTaller,
  clase: z.enum(CLASES_DE_TALLER),
  dibujo: z.enum(DIBUJOS_DE_TALLER).optional(),
  minutos: duracion,
  cupos,
  llevar: z.array(frase(90)).max(6).default([]),
  sala,
  /** Price of a workshop in soles, IGV included (Ley 29571, art. 4). A workshop without a price is free. */
  precio: z
    .number()
    .min(0)
    .max(500, "el precio va en soles: a lo más 500")
    .refine((precio) => precio === 0 || precio >= 1, "es 0, o al menos 1 sol")
    .refine(
      (precio) => Math.abs(precio * 100 - Math.round(precio * 100)) < 1e-6,
      "lleva a lo más dos decimales",
    )
    .default(0),
  empieza: momento,
  regla: regla.optional(),
  sin: z.array(dia).max(60).refine(unicos, "repite un día").default([]),
  /** Recordings of past dates of a workshop. */
  grabaciones: z
    .array(z.strictObject({ fecha: dia, video: clave }))
    .max(60)
    .default([]),
  cambios: z
    .array(
      z.strictObject({
        fecha: dia,
        aviso: frase(160),
        empieza: momento.optional(),
        minutos: duracion.optional(),
        cupos: cupos.optional(),
      }),
    )
    .max(60)
    .default([]),
});
export type TallerEscrito = z.output<typeof taller>;

export const tema = z.strictObject({
  uidCms: clave,
  uid: clave,
  url: clave,
  nombre: frase(40),
  resumen: frase(160),
  color: z.enum(COLORES),
  /** True for a sensitive theme: no satisfaction survey follows its workshops. */
  delicado: z.boolean().default(false),
  /** True for a health theme: its pieces name the professional who reviewed them, or say that nobody has yet. */
  salud: z.boolean().default(false),
  eligen: z.array(frase(60)).max(20).refine(unicos, "repite un tema").default([]),
  necesidad: frase(24).optional(),
  dibujo: z.enum(DIBUJOS_DE_TEMA).optional(),
});

const palabra = campoDeLinea()
  .min(3)
  .max(30)
  .regex(/^[\p{L}\p{M}]+$/u, "es una sola palabra");
const palabras = (maximo: number) => z.array(palabra).min(1).max(maximo).refine(unicos, "repite una palabra");

/** A synonym for the search: words that people write, and the words to search instead. */
export const sinonimo = z.strictObject({ escriben: palabras(12), busca: palabras(6) });

export const autor = z.strictObject({
  uid: clave,
  nombre: frase(80),
  presentacion: frase(200),
  dibujo: z.enum(DIBUJOS_DE_EQUIPO).optional(),
});

const segundos = z.number().min(0).max(600).multipleOf(0.1, "se mide en décimas de segundo");

const pista = z
  .strictObject({
    de: segundos,
    a: segundos,
    texto: frase(90),
    sonido: frase(60).optional(),
    accion: clave.optional(),
  })
  .refine(({ de, a }) => a > de, { path: ["a"], message: "termina antes de empezar" })
  .refine(({ de, a, texto }) => a <= de || texto.length / (a - de) <= LETRAS_POR_SEGUNDO, {
    path: ["texto"],
    message: "no da tiempo de leerlo: acorta el texto o alarga la pista",
  });

/** Script of a video; the picture, the sound and the text of the video are made from it. */
export const guion = z.strictObject({
  escena: clave,
  duracion: z.int().min(60).max(90),
  pistas: z
    .array(pista)
    .min(3)
    .superRefine((pistas, ctx) => {
      pistas.forEach(({ de }, indice) => {
        const antes = pistas[indice - 1];
        if (antes && de < antes.a) {
          ctx.addIssue({
            code: "custom",
            path: [indice, "de"],
            message: "empieza antes de que acabe la anterior",
          });
        }
      });
    }),
});
export type Guion = z.output<typeof guion>;

const huella = campoConForma(/^[0-9a-f]{64}$/, "es un SHA-256 en hexadecimal");
const ruta = campoConForma(
  /^(https:\/\/\S+|videos\/[a-z0-9-]+\/[a-z0-9-]+(\.[a-z0-9]+)+|herramientas\/[a-z0-9-]+\.(pdf|avif))$/,
  "es un archivo de la carpeta del video o una dirección que empieza en https://",
  { maximo: 300 },
);
const MB = 1024 * 1024;
/**
 * A media file of the given kinds, with a limit of its size in bytes: people pay for it with the data of their phone.
 */
const medio = (tipos: readonly [string, ...string[]], bytes: number) => ({
  ruta,
  tipoMime: z.enum(tipos),
  bytes: z.int().min(1).max(bytes),
  huella,
});
const imagen = (tipos: readonly [string, ...string[]]) =>
  z.strictObject({ ...medio(tipos, MB), ancho: z.int().min(1), alto: z.int().min(1) });
const PORTADAS = ["image/avif", "image/webp", "image/jpeg", "image/png"] as const;

/** Media files of a video, which the studio makes from its script. */
export const medios = z.strictObject({
  video: z.strictObject({
    ...medio(["video/mp4"], 20 * MB),
    ancho: z.int().min(1),
    alto: z.int().min(1),
  }),
  soloAudio: z.strictObject(medio(["audio/mp4"], 5 * MB)),
  subtitulos: z.strictObject(medio(["text/vtt"], MB / 4)),
  portadaChica: imagen(PORTADAS),
  portada: imagen(PORTADAS),
  /** Picture that other sites show for a link to the video. */
  compartir: imagen(["image/png", "image/jpeg"]).optional(),
});

export const manifiesto = z.strictObject({
  /** Digest of all sources of a video: script, drawing, sound and encoding. */
  entradas: huella,
  medios,
});

/** The printable sheet of a tool, wherever the file is served. */
export const pdf = z.strictObject(medio(["application/pdf"], 5 * MB));

/** Picture of the first page of a tool's sheet. */
export const portadaDeHoja = imagen(PORTADAS);

/** Facts about the printable sheet of a tool, stored beside its text. */
export const hoja = z.strictObject({
  /** Digest of the text that the sheet was made from. Publication fails when the text has changed since. */
  texto: huella,
  /** Digest of all sources of a sheet: text, layout and the program that made it. */
  original: huella,
  /** Origin of the pages that the sheet links to; null for a sheet that fits any installation. */
  sitio: z.url().nullable(),
  pdf,
  portada: portadaDeHoja,
});
export type Hoja = z.output<typeof hoja>;
