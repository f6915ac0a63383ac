import { reglaDeMonedas, type ReglaDeMonedas } from "../../app/domain/recompensas/regla";
import { campaniaEscrita } from "../../app/domain/recompensas/campanias/campania";
import { causaEscrita, type CausaEscrita } from "../../app/domain/recompensas/donaciones/causa";
import { rondaEscrita } from "../../app/domain/recompensas/ruleta/ronda";
import { leerCarpetaDeYaml } from "../contenido/module";
import type { z } from "zod";

/**
 * Reads the valid files of a folder, each named by its `uid`. `direcciones` holds the addresses to which they may link;
 * null skips that check.
 */
const lectorDe =
  <T extends { uid: string }>(
    nombreDeCarpeta: string,
    esquema: z.ZodType<T>,
    antes: (a: T, b: T) => number,
  ) =>
  async (carpeta: string, direcciones: ReadonlySet<string> | null) => {
    const { escritos, problemas } = await leerCarpetaDeYaml(carpeta, nombreDeCarpeta, esquema, direcciones);
    const buenas = escritos.flatMap(({ valor, nombre, lugar }): T[] => {
      if (valor.uid === nombre) return [valor];
      problemas.push({ ...lugar(["uid"]), mensaje: `no es el nombre del archivo («${nombre}»)` });
      return [];
    });
    return { valor: buenas.sort((a, b) => antes(a, b) || (a.uid < b.uid ? -1 : 1)), problemas };
  };

/** Rules for earning coins, in order. */
export const leerReglasDeMonedas = lectorDe(
  "monedas",
  reglaDeMonedas,
  (a: ReglaDeMonedas, b) => a.orden - b.orden,
);

/** Rounds of the roulette, the first to open first. */
export const leerRondas = lectorDe("rondas", rondaEscrita, (a, b) => (a.desde < b.desde ? -1 : 1));

/** Causes to which people give coins, in order. */
export const leerCausas = lectorDe("causas", causaEscrita, (a: CausaEscrita, b) => a.orden - b.orden);

/** Challenges of each month, the first to begin first. */
export const leerCampanias = lectorDe("campanias", campaniaEscrita, (a, b) => (a.desde < b.desde ? -1 : 1));
