import { expect } from "vitest";
import type { Persona } from "../../app/domain/cuentas/personas/persona";

const UUID = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g;
const INSTANTE = /\d{4}-\d\d-\d\dT[\d:.]+Z/g;

/** Data that tell who a person is, as texts that no other person may read. */
const datosDe = (persona: Persona): string[] => [
  ...[persona.nombre, persona.apePaterno, persona.apeMaterno, persona.email, persona.usuarioLogin],
  ...[persona.numeroDocumento, persona.telefono, persona.idUsuario, persona.digitalId],
  String(persona.idPersona),
];

/** Fails when an answer holds data of one of these people. Digits count outside of random ids, which may hold them. */
export function sinDatosDe(personas: readonly Persona[], leido: string): void {
  const sinIds = leido.replaceAll(UUID, "");
  for (const dato of personas.flatMap(datosDe)) {
    const donde = /^\d+$/.test(dato) ? sinIds : leido;
    if (donde.includes(dato)) expect(donde).not.toContain(dato);
  }
}

/**
 * Remembers the ids and the instants that anybody read in each community. It fails when one is read in two communities,
 * or tells the moment at which somebody joined: two pseudonyms of one person could be joined by it.
 */
export function makeSinUniones() {
  const lugares = new Map<string, string>();
  const uniones = new Set<string>();
  return {
    seUnio: (instante: Date) => void uniones.add(instante.toISOString()),
    leer(comunidad: string, leido: string) {
      for (const [sena] of [...leido.matchAll(UUID), ...leido.matchAll(INSTANTE)]) {
        if (uniones.has(sena)) expect.fail(`${sena} is the moment at which somebody joined ${comunidad}`);
        const lugar = lugares.get(sena) ?? comunidad;
        if (lugar !== comunidad) expect.fail(`${sena} is read in ${comunidad} and in ${lugar}`);
        lugares.set(sena, lugar);
      }
    },
  };
}
