/** Pulse of most adults at rest, in beats a minute. */
export const EN_REPOSO = { desde: 60, hasta: 100 } as const;
/**
 * Beats a minute at rest below which the person is told to measure again. From here to 60 is common in people who
 * train.
 */
const BAJO_EN_REPOSO = 50;

export const CONTEXTOS = { reposo: "En reposo", actividad: "Me había movido" } as const;
export type Contexto = keyof typeof CONTEXTOS;

export type Franja = "bajo" | "algo-bajo" | "habitual" | "alto" | "con-movimiento";

/** Band of a pulse at rest; after activity there is no band. */
export function franjaDe(latidosPorMinuto: number, contexto: Contexto): Franja {
  if (contexto === "actividad") return "con-movimiento";
  if (latidosPorMinuto < BAJO_EN_REPOSO) return "bajo";
  if (latidosPorMinuto < EN_REPOSO.desde) return "algo-bajo";
  return latidosPorMinuto > EN_REPOSO.hasta ? "alto" : "habitual";
}

/** Bands of a pulse at rest as they are drawn, from the lowest, with the beats a minute at which each begins. */
export const BANDA_EN_REPOSO = [
  { nombre: "Bajo", desde: 40 },
  { nombre: "Algo bajo", desde: BAJO_EN_REPOSO },
  { nombre: "Habitual", desde: EN_REPOSO.desde },
  { nombre: "Alto", desde: EN_REPOSO.hasta + 1 },
] as const;
/** Beats a minute at the end of the drawn band. */
export const FIN_DE_BANDA = 150;

export const PALABRAS_DE_FRANJA: Readonly<Record<Franja, string>> = {
  bajo: "Está por debajo de lo más común en una persona adulta en reposo. Puede pasar al dormir bien, al entrenar seguido, con algunos medicamentos o por una medición imprecisa.",
  "algo-bajo":
    "Está un poco por debajo de lo más común en reposo. Es frecuente en quien entrena y justo después de dormir.",
  habitual: `Está entre ${EN_REPOSO.desde} y ${EN_REPOSO.hasta}, donde está la mayoría de personas adultas en reposo.`,
  alto: "Está por encima de lo más común en una persona adulta en reposo. Puede subir por haberte movido, por café, nervios, calor, fiebre, algunos medicamentos o por una medición imprecisa.",
  "con-movimiento":
    "Después de moverte es normal que suba. Para compararlo, mide otra vez tras cinco minutos de descanso.",
};

/** True for bands of the pulse after which the person is told to measure again, and whom to call. */
export const pideOtraMirada = (franja: Franja): boolean => franja === "bajo" || franja === "alto";

/** Error of a measurement by camera in beats a minute, on recordings of faces whose pulse is known. */
const MARGEN_DE_LA_CAMARA = 5;
/**
 * Error of a count by hand in beats a minute: one beat more or less in half a minute, and a page that is a second
 * late.
 */
const MARGEN_A_MANO = 4;

/** Range of the probable pulse. An estimate is never shown as a single number. */
export function intervaloDe(
  latidosPorMinuto: number,
  metodo: "camara" | "mano",
): { desde: number; hasta: number } {
  const margen = metodo === "camara" ? MARGEN_DE_LA_CAMARA : MARGEN_A_MANO;
  return { desde: latidosPorMinuto - margen, hasta: latidosPorMinuto + margen };
}
