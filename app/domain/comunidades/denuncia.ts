import { z } from "zod";
import { campoDeTexto } from "../shared/campos";

/** Reasons for a report. Nobody but the moderators reads who reported. */
export const MOTIVOS_DE_DENUNCIA = {
  peligro: "Alguien puede estar en peligro",
  agresion: "Ofende o acosa",
  datos: "Muestra datos de alguien",
  venta: "Vende u ofrece algo",
  consejo: "Da una receta o un consejo peligroso",
  otro: "Otra cosa",
} as const;
export type MotivoDeDenuncia = keyof typeof MOTIVOS_DE_DENUNCIA;

const LARGO_DE_DETALLE = 500;

/** Fields of the form of a report. */
export const formularioDeDenuncia = z.object({
  motivo: z.enum(
    Object.keys(MOTIVOS_DE_DENUNCIA) as [MotivoDeDenuncia, ...MotivoDeDenuncia[]],
    "Elige un motivo",
  ),
  detalle: campoDeTexto().max(LARGO_DE_DETALLE, `Escribe ${LARGO_DE_DETALLE} letras o menos`).default(""),
});
export type Denuncia = z.output<typeof formularioDeDenuncia>;

/** Fields of the form of an appeal. */
export const formularioDeApelacion = z.object({
  apelacion: campoDeTexto("Cuéntanos por qué")
    .min(1, "Cuéntanos por qué")
    .max(LARGO_DE_DETALLE, `Escribe ${LARGO_DE_DETALLE} letras o menos`),
});
