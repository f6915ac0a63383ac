import { z } from "zod";
import type { Deps, Repositorios } from "../../puertos";
import { done } from "../../shared/result";

/** What somebody wants to read about, and whether notices may say what they are about. */
export interface Preferencias {
  temas: string[];
  /** What reaches the person then says "Cita" and not with whom or about what: mails, inbox, calendar. */
  avisosDiscretos: boolean;
}

export const SIN_PREFERENCIAS: Preferencias = { temas: [], avisosDiscretos: false };

const MAXIMO_DE_TEMAS = 60;

/** The form of the preferences. A theme that no specialist works with any more is left out when it is stored. */
export const formularioDePreferencias = z.object({
  temas: z
    .array(z.string().max(80, "Elige un tema de la lista"))
    .max(MAXIMO_DE_TEMAS, "Elige menos temas")
    .default([]),
  avisosDiscretos: z
    .literal("1", "Marca la casilla o déjala vacía")
    .optional()
    .transform((valor) => valor === "1"),
});

/** The themes that specialists work with, in alphabetical order. */
export function temasDe(especialistas: readonly { temas: readonly string[] }[]): string[] {
  return [...new Set(especialistas.flatMap(({ temas }) => temas))].sort((a, b) => a.localeCompare(b, "es"));
}

/** The same by specialty, in the order of the specialties; what several work with stands under the first. */
export function temasPorEspecialidad(
  especialistas: readonly { especialidad: string; temas: readonly string[] }[],
  especialidades: readonly { slug: string; name: string }[],
): { especialidad: string; temas: string[] }[] {
  const vistos = new Set<string>();
  return especialidades.flatMap(({ slug, name }) => {
    const temas = temasDe(especialistas.filter(({ especialidad }) => especialidad === slug)).filter(
      (tema) => !vistos.has(tema),
    );
    for (const tema of temas) vistos.add(tema);
    return temas.length > 0 ? [{ especialidad: name, temas }] : [];
  });
}

/** The specialties whose specialists work with any of these themes. */
export function especialidadesDe(
  temas: readonly string[],
  especialistas: readonly { especialidad: string; temas: readonly string[] }[],
): ReadonlySet<string> {
  const queLosTrabajan = especialistas.filter((uno) => uno.temas.some((tema) => temas.includes(tema)));
  return new Set(queLosTrabajan.map(({ especialidad }) => especialidad));
}

/** The same list with what is of a preferred specialty first; within each part nothing changes its place. */
export function primeroLasPreferidas<T>(
  lista: readonly T[],
  preferidas: ReadonlySet<string>,
  slugDe: (cosa: T) => string,
): T[] {
  const puesto = (cosa: T) => Number(!preferidas.has(slugDe(cosa)));
  return lista.toSorted((una, otra) => puesto(una) - puesto(otra));
}

/** The specialties that this person prefers to see first; none before they choose a theme. */
export function makeVerPreferidas({ repos }: Pick<Deps, "repos">) {
  return async (idPersona: number): Promise<ReadonlySet<string>> => {
    const preferencias = await repos.preferencias.de(idPersona);
    if (!preferencias || preferencias.temas.length === 0) return new Set();
    return especialidadesDe(preferencias.temas, await repos.especialistas.todos());
  };
}

/** Whether what reaches a person must not say what it is about. */
export async function quiereDiscrecion({ preferencias }: Repositorios, idPersona: number): Promise<boolean> {
  return (await preferencias.de(idPersona))?.avisosDiscretos ?? SIN_PREFERENCIAS.avisosDiscretos;
}

export function makeVerPreferencias({ repos }: Deps) {
  return async (idPersona: number) => {
    const [preferencias, especialistas, especialidades] = await Promise.all([
      repos.preferencias.de(idPersona),
      repos.especialistas.todos(),
      repos.especialidades.todas(),
    ]);
    return {
      ...(preferencias ?? SIN_PREFERENCIAS),
      temasPosibles: temasPorEspecialidad(especialistas, especialidades),
    };
  };
}

/** Stores the preferences and that their modal was answered, together. */
export function makeGuardarPreferencias({ transaccion, now }: Deps) {
  return (idPersona: number, preferencias: Preferencias) =>
    transaccion(async (trx) => {
      const posibles = new Set(temasDe(await trx.especialistas.todos()));
      const temas = [...new Set(preferencias.temas)].filter((tema) => posibles.has(tema));
      await trx.preferencias.guardar(idPersona, { ...preferencias, temas }, now());
      return done(undefined);
    });
}
