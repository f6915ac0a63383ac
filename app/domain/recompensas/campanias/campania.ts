import { z } from "zod";
import { clave, dia, frase, unicos } from "../../contenido/esquemas";
import { CODIGOS_DE_PLAN } from "../../cuentas/perfil/planes";
import type { Accion } from "../../historial/accion";

/** A code of a place or of our team, or the attendance at a workshop within the challenge. */
const FORMAS_DE_VALIDAR = ["codigo", "taller"] as const;

/** A challenge of each month, as an editor writes it. Its terms do not change within a month. */
export const campaniaEscrita = z
  .strictObject({
    uid: clave,
    titulo: frase(60),
    resumen: frase(160),
    /** First day of the challenge in Lima, and the last one if it has one. It begins anew in each month between them. */
    desde: dia,
    hasta: dia.nullable().default(null),
    /** Thing to do on a day. */
    tarea: frase(160),
    /** Another thing that counts as much, for who cannot do the task. No reason is asked. */
    alternativa: frase(200),
    /** Days of the streak that reaches the goal. */
    dias: z.int().min(1).max(28),
    monedas: z.int().min(1).max(500),
    /** Number of people who are paid, the first to reach the goal first; null for all of them. */
    existencias: z.int().min(1).nullable().default(null),
    /** Plans of the people who may take part; null for everybody. */
    planes: z.array(z.enum(CODIGOS_DE_PLAN)).min(1).nullable().default(null),
    /** Ways of which one validates a person who reaches the goal. Our team can always do it. None: nothing validates. */
    validacion: z.array(z.enum(FORMAS_DE_VALIDAR)).refine(unicos, "repite una forma").default([]),
    bases: z.array(frase(300)).min(1).max(20),
  })
  .refine(({ desde, hasta }) => hasta === null || desde <= hasta, {
    path: ["hasta"],
    error: "es antes del primer día",
  });
export type CampaniaEscrita = z.output<typeof campaniaEscrita>;

/** A challenge in a month: its terms are frozen. */
export interface Campania {
  /** Its `uid` and its month: "respiro-diario-2026-12". */
  idCampania: string;
  terminos: CampaniaEscrita;
  /** First instant of the challenge, and the first one after it. */
  desde: Date;
  hasta: Date;
  /** Number of people who can still be paid; null when there is no limit. */
  quedan: number | null;
  cerradaEn: Date | null;
}

/** False also for a closed challenge, for a process whose clock is behind the one that closed it. */
export const estaAbierta = (
  { desde, hasta, cerradaEn }: Pick<Campania, "desde" | "hasta" | "cerradaEn">,
  now: Date,
): boolean => cerradaEn === null && desde <= now && now < hasta;

/** True when one of the activities is a workshop that ended within the challenge. */
export const asistioATaller = (
  { desde, hasta }: Pick<Campania, "desde" | "hasta">,
  acciones: readonly Pick<Accion, "clase" | "momento">[],
): boolean =>
  acciones.some(({ clase, momento }) => clase === "taller" && desde <= momento && momento < hasta);
