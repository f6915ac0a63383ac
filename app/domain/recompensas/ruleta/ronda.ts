import { z } from "zod";
import { clave, dia, frase, unicos } from "../../contenido/esquemas";
import { SLUGS_DE_ESPECIALIDAD } from "../../shared/especialidades/especialidad";
import { CLASES_QUE_GANAN } from "../regla";

/** Parts into which the odds of a round are divided: 250 of them are 2.5 %. */
export const PARTES = 10_000;

/**
 * Dearest thing of a round, in céntimos. A dearer one belongs to a draw, whose number needs a public value that nobody
 * knows before (record 23): whoever held the seed of a round could not profit from it.
 */
const VALOR_MAXIMO_EN_CENTIMOS = 10_000;

const entregable = z.discriminatedUnion("clase", [
  z.strictObject({ clase: z.literal("monedas"), cantidad: z.int().min(1).max(500) }),
  z.strictObject({ clase: z.literal("bono"), especialidad: z.enum(SLUGS_DE_ESPECIALIDAD) }),
  z.strictObject({
    clase: z.literal("objeto"),
    valorEnCentimos: z.int().min(1).max(VALOR_MAXIMO_EN_CENTIMOS),
    /** Place and hours at which a person picks it up. */
    recojo: frase(200),
  }),
]);

const premio = z.strictObject({
  uid: clave,
  nombre: frase(40),
  partes: z.int().min(1).max(PARTES),
  /** Number of them in the round; null when there is no limit. */
  existencias: z.int().min(1).nullable().default(null),
  unoPorPersona: z.boolean().default(false),
  da: entregable,
});

/** Rounds of the roulette, as an editor writes them. The list of prizes does not change once a round is open. */
export const rondaEscrita = z
  .strictObject({
    uid: clave,
    titulo: frase(60),
    /** First day of the roulette in Lima, and the last one if it has one. It has a round in each month between them. */
    desde: dia,
    hasta: dia.nullable().default(null),
    /** Activities that bring a turn: one turn for a day of Lima, however many they are. */
    giranPor: z.array(z.enum(CLASES_QUE_GANAN)).min(1).refine(unicos, "repite una actividad"),
    girosPorDia: z.int().min(1).max(10),
    premios: z.array(premio).min(1).max(11),
    bases: z.array(frase(300)).min(1).max(20),
  })
  .refine(({ desde, hasta }) => hasta === null || desde <= hasta, {
    path: ["hasta"],
    error: "es antes del primer día",
  })
  .refine(({ premios }) => unicos(premios.map(({ uid }) => uid)), {
    path: ["premios"],
    error: "repite un premio",
  })
  .refine(({ premios }) => premios.reduce((suma, { partes }) => suma + partes, 0) <= PARTES, {
    path: ["premios"],
    error: `suma más de ${PARTES} partes`,
  });
export type RondaEscrita = z.output<typeof rondaEscrita>;
export type Premio = RondaEscrita["premios"][number];

/** Prize of an open round, with the number of them that are left; null when there is no limit. */
export interface PremioConExistencias extends Premio {
  quedan: number | null;
}

/** A round that opened: its terms are frozen. */
export interface Ronda {
  idRonda: string;
  terminos: RondaEscrita;
  /** Terms as they were published, letter by letter: their digest begins the chain of plays. */
  lista: string;
  /** SHA-256 of the seed, published before the first play. */
  compromiso: string;
  /** Seed, published when the round ends; null before. */
  semilla: string | null;
  /** First instant of the round, and the first one after it. */
  desde: Date;
  hasta: Date;
  participantes: number;
  jugadas: number;
  /** Last link of the chain of plays. */
  ultimo: string;
}

/** First and last part of each prize, in the order of the list, and last of those that bring none. */
export function tramosDe<P extends Pick<Premio, "partes">>(premios: readonly P[]) {
  let desde = 0;
  return [...premios, null].flatMap((premio) => {
    const partes = premio?.partes ?? PARTES - desde;
    const tramo = { premio, desde, hasta: desde + partes - 1 };
    desde += partes;
    return partes > 0 ? [tramo] : [];
  });
}

/** Parts of a round that bring no prize. */
export const partesSinPremio = (premios: readonly Pick<Premio, "partes">[]): number =>
  PARTES - premios.reduce((suma, { partes }) => suma + partes, 0);
