import { z } from "zod";
import { campoDeLinea } from "../shared/campos";
import { momento } from "../shared/actos/escrito";
import { esFecha, REJILLA_EN_MINUTOS } from "../shared/fechas";
import { COLORES, NIVELES, TIPOS, type Tipo } from "./contenido";
import { CLASES_DE_TALLER } from "../shared/claseDeTaller";
import { direccionIncrustada, type SalaDeTaller } from "./taller";
import { LETRAS_POR_SEGUNDO } from "./pistas";

export const clave = z
  .string()
  .min(3)
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "lleva minúsculas sin tilde, números y guiones");
export const frase = (maximo: number) => campoDeLinea().min(1).max(maximo);

export const referencia = z
  .string()
  .regex(
    new RegExp(`^(${TIPOS.join("|")})/[a-z0-9-]+$`),
    "se escribe tipo/dirección, como video/respira-con-el-mar",
  )
  .transform((texto) => {
    const [tipo, url] = texto.split("/") as [Tipo, string];
    return { tipo, url };
  });

export const dia = z.string().refine(esFecha, "es un día como 2026-12-08");

export const unicos = (lista: readonly unknown[]) =>
  new Set(lista.map((uno) => JSON.stringify(uno))).size === lista.length;

/** The addresses that a thing had before it was renamed: they lead to it for good. */
export const antes = z.array(clave).max(20).refine(unicos, "repite una dirección").default([]);

/** What stands before the text of every piece. */
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

/** Fields before the text of a video. */
export const fichaDeVideo = ficha.extend({
  /** Sound alone guides through it, so that «Solo audio» is offered: each action has a sound of its own, or a voice. */
  guiaSonora: z.boolean().default(false),
});

/** What a piece or a workshop leads to. */
export interface LoQueNombra {
  temas: readonly string[];
  autor?: string | undefined;
  relacionados?: readonly z.output<typeof referencia>[];
  sala?: { clip?: string | undefined } | undefined;
  grabaciones?: readonly { video: string }[];
}

/** As far as it can be read where something else is wrong. */
export const loQueNombra: z.ZodType<LoQueNombra> = z
  .object({
    temas: z.array(z.string()).catch([]),
    autor: z.string().optional().catch(undefined),
    relacionados: z.array(referencia).catch([]),
    sala: z.object({ clip: z.string().optional() }).optional().catch(undefined),
    grabaciones: z.array(z.object({ video: z.string() })).catch([]),
  })
  .catch({ temas: [], autor: undefined, relacionados: [], sala: undefined, grabaciones: [] });

const DIA = "(MO|TU|WE|TH|FR|SA|SU)";
const DEL_MES = "-?([1-9]|[12]\\d|3[01])";
const lista = (uno: string) => `${uno}(,${uno})*`;
/**
 * The days that a rule may name. No hours, so that a workshop takes place once a day at the most; and nothing that no
 * day could ever be, such as the first Monday of a week.
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
const regla = z
  .string()
  .max(120)
  .regex(REGLA, "es una regla de días como FREQ=WEEKLY;BYDAY=TU o FREQ=MONTHLY;BYDAY=1SA");
/** On the grid of what takes a person's time. */
const duracion = z
  .int()
  .min(15)
  .max(180)
  .multipleOf(REJILLA_EN_MINUTOS, `los minutos van de ${REJILLA_EN_MINUTOS} en ${REJILLA_EN_MINUTOS}`);
const cupos = z.int().min(1).max(500);
/** Where it takes place: one of the three. */
const sala = z
  .strictObject({
    enlace: z
      .string()
      .max(300)
      .refine((texto) => URL.canParse(texto) && texto.startsWith("https://"), "es una dirección https://")
      .optional(),
    incrustado: z
      .string()
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
/** Other pages have these addresses among those of workshops. */
const urlDeTaller = clave.refine(
  (url) => !["talleres-y-clases", "anfitrion", "pedido"].includes(url),
  "esa dirección es de otra página",
);

/** What stands before the text of a workshop or a class. */
export const taller = ficha.omit({ relacionados: true }).extend({
  url: urlDeTaller,
  clase: z.enum(CLASES_DE_TALLER),
  minutos: duracion,
  cupos,
  llevar: z.array(frase(90)).max(6).default([]),
  sala,
  /** In soles, IGV included; one without is free. */
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
  /** What was recorded of a date, put there once it is over. */
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
  /** What is done of it may have been hard for somebody: they are asked for no opinion of it. */
  delicado: z.boolean().default(false),
  /** Its pieces say which health professional reviewed them, or that none has yet. */
  salud: z.boolean().default(false),
  eligen: z.array(frase(60)).max(20).refine(unicos, "repite un tema").default([]),
});

const palabra = z
  .string()
  .min(3)
  .max(30)
  .regex(/^[\p{L}\p{M}]+$/u, "es una sola palabra");
const palabras = (maximo: number) => z.array(palabra).min(1).max(maximo).refine(unicos, "repite una palabra");

/** What people write in the search, and what is shown to them for it. */
export const sinonimo = z.strictObject({ escriben: palabras(12), busca: palabras(6) });

export const autor = z.strictObject({ uid: clave, nombre: frase(80), presentacion: frase(200) });

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

/** The script of a video: what is drawn, heard and read is made from it. */
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

const huella = z.string().regex(/^[0-9a-f]{64}$/, "es un SHA-256 en hexadecimal");
const ruta = z
  .string()
  .max(300)
  .regex(
    /^(https:\/\/\S+|videos\/[a-z0-9-]+\/[a-z0-9-]+(\.[a-z0-9]+)+|herramientas\/[a-z0-9-]+\.pdf)$/,
    "es un archivo de la carpeta del video o una dirección que empieza en https://",
  );
const MB = 1024 * 1024;
/** A file of one of these kinds, at most so long: a telephone pays for it with its data. */
const medio = (tipos: readonly [string, ...string[]], bytes: number) => ({
  ruta,
  tipoMime: z.enum(tipos),
  bytes: z.int().min(1).max(bytes),
  huella,
});
const imagen = (tipos: readonly [string, ...string[]]) =>
  z.strictObject({ ...medio(tipos, MB), ancho: z.int().min(1), alto: z.int().min(1) });
const PORTADAS = ["image/avif", "image/webp", "image/jpeg", "image/png"] as const;

/** What the studio leaves beside a script. */
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
  /** What others show of a link to it. */
  compartir: imagen(["image/png", "image/jpeg"]).optional(),
});

export const manifiesto = z.strictObject({
  /** Of all that the files were made from: the script, the drawing, the sound and how they are encoded. */
  entradas: huella,
  medios,
});

/** The sheet of a tool, wherever it is served. */
export const pdf = z.strictObject(medio(["application/pdf"], 5 * MB));

/** What is left beside the text of a tool when its sheet is made. */
export const hoja = z.strictObject({
  /** Of the text alone: whoever publishes learns by it that the sheet is of another one. */
  texto: huella,
  /** Of all that the sheet was made from: the text, how it is set and with what. */
  original: huella,
  /** Where the pages of ours are that it links to; null where it was made for any installation. */
  sitio: z.url().nullable(),
  pdf,
});
export type Hoja = z.output<typeof hoja>;
