import { z } from "zod";
import { campoExacto } from "../shared/campos";
import { aceptacionesDe, CAMPO_OBLIGATORIO, type Aceptacion, type Politica } from "./politica";

export interface Casilla {
  codigo: string;
  tipo: "check" | "texto";
  requerido: 0 | 1;
}

/** A box for each text that is a `check`; the required ones must be ticked (specification § 5). */
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

/** Versions of the texts that a form showed: at most 20, each with its code. */
export const versionDelFormulario = campoExacto(2000, "Vuelve a abrir el formulario");

/** The form that accepts texts of a newer version. */
export const formularioDeTextos = (politicas: readonly Casilla[]) =>
  z.object({ version: versionDelFormulario, casillas: casillasDe(politicas) });

/** Codes that came ticked in a form; its other fields are ignored. */
export function codigosEn(datos: FormData): string[] {
  return [...datos.entries()].flatMap(([nombre, valor]) => {
    const codigo = /^casillas\.([\w-]{1,40})$/.exec(nombre)?.[1];
    return codigo && valor === "1" ? [codigo] : [];
  });
}

/** Answers of a form to its texts. The caller has checked that the texts are still those. */
export const respuestasEn = (
  datos: FormData,
  politicas: readonly Pick<Politica, "codigo" | "tipo" | "versionActual">[],
): Aceptacion[] => aceptacionesDe(politicas, new Set(codigosEn(datos)));
