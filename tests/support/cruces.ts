import type { Selectable } from "kysely";
import type { Tables } from "../../server/platform/database/schema";
import { agrupar } from "../../app/domain/shared/agrupar";

type Vivo = Selectable<Tables["horarios"]>;

/** Finds pairs of times that overlap: of one specialist with their margin, or of one person. */
export function* buscarCruces(vivos: readonly Vivo[]): Generator<[Vivo, Vivo]> {
  const enOrden = vivos.toSorted((a, b) => a.inicio.localeCompare(b.inicio));
  const deEspecialista = agrupar(enOrden, ({ id_especialista }) => id_especialista);
  for (const id of new Set(enOrden.map(({ id_especialista }) => id_especialista))) {
    yield* seguidos(deEspecialista(id), ({ ocupado_hasta }) => ocupado_hasta);
  }
  const dePersona = agrupar(enOrden, ({ id_persona }) => id_persona);
  for (const id of new Set(enOrden.map(({ id_persona }) => id_persona))) {
    for (const [anterior, siguiente] of seguidos(dePersona(id), ({ fin }) => fin)) {
      // Pairs of one specialist were reported before, as overlaps of the specialist.
      if (anterior.id_especialista !== siguiente.id_especialista) yield [anterior, siguiente];
    }
  }
}

/** Finds overlapping pairs among times sorted by their start: the later one starts before the earlier one ends. */
function* seguidos(enOrden: readonly Vivo[], hasta: (horario: Vivo) => string): Generator<[Vivo, Vivo]> {
  for (const [indice, anterior] of enOrden.entries()) {
    for (let despues = indice + 1; despues < enOrden.length; despues++) {
      const siguiente = enOrden[despues]!;
      if (siguiente.inicio >= hasta(anterior)) break;
      yield [anterior, siguiente];
    }
  }
}
