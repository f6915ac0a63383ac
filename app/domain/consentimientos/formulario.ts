import { z } from "zod";
import { aceptacionesDe, CAMPO_OBLIGATORIO, type Aceptacion, type Politica } from "./politica";

/** What the buttons of a modal ask for. */
export const ACEPTAR = "aceptar";
export const CERRAR = "cerrar";

export interface Casilla {
  codigo: string;
  tipo: "check" | "texto";
  requerido: 0 | 1;
}

/** A box for each text that is a `check`; the required ones must be ticked. */
export function casillasDe(politicas: readonly Casilla[]) {
  return z.object(
    Object.fromEntries(
      politicas
        .filter(({ tipo }) => tipo === "check")
        .map(({ codigo, requerido }) => [
          codigo,
          requerido ? z.literal("1", { error: CAMPO_OBLIGATORIO }) : z.literal("1").optional(),
        ]),
    ),
  );
}

/** The form that accepts texts of a newer version. */
export const formularioDeTextos = (politicas: readonly Casilla[]) =>
  z.object({ version: z.string("Vuelve a abrir el formulario"), casillas: casillasDe(politicas) });

/** The codes that came ticked in a form; nothing else of it is looked at. */
export function codigosEn(datos: FormData): string[] {
  return [...datos.entries()].flatMap(([nombre, valor]) => {
    const codigo = /^casillas\.([\w-]{1,40})$/.exec(nombre)?.[1];
    return codigo && valor === "1" ? [codigo] : [];
  });
}

/** What a form answers to the texts that it showed: whoever uses it has checked that they are still those. */
export const respuestasEn = (
  datos: FormData,
  politicas: readonly Pick<Politica, "codigo" | "tipo" | "versionActual">[],
): Aceptacion[] => aceptacionesDe(politicas, new Set(codigosEn(datos)));
