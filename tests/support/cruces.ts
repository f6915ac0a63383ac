import type { Selectable } from "kysely";
import type { Tables } from "../../server/platform/database/schema";
import { agrupar } from "../../app/domain/shared/agrupar";

type Vivo = Selectable<Tables["horarios"]>;

/** Pairs of times that take the same clock: a specialist's with its margin, or a person's own. */
export function* losQueSeCruzan(vivos: readonly Vivo[]): Generator<[Vivo, Vivo]> {
  const enOrden = vivos.toSorted((uno, otro) => uno.inicio.localeCompare(otro.inicio));
  const deEspecialista = agrupar(enOrden, ({ id_especialista }) => id_especialista);
  for (const id of new Set(enOrden.map(({ id_especialista }) => id_especialista))) {
    yield* seguidos(deEspecialista(id), ({ ocupado_hasta }) => ocupado_hasta);
  }
  const dePersona = agrupar(enOrden, ({ id_persona }) => id_persona);
  for (const id of new Set(enOrden.map(({ id_persona }) => id_persona))) {
    for (const [uno, otro] of seguidos(dePersona(id), ({ fin }) => fin)) {
      // With the same specialist they were found already.
      if (uno.id_especialista !== otro.id_especialista) yield [uno, otro];
    }
  }
}

/** Of times in the order of their starts, each pair whose later one starts before the earlier one is over. */
function* seguidos(enOrden: readonly Vivo[], hasta: (uno: Vivo) => string): Generator<[Vivo, Vivo]> {
  for (const [indice, uno] of enOrden.entries()) {
    for (let despues = indice + 1; despues < enOrden.length; despues++) {
      const otro = enOrden[despues]!;
      if (otro.inicio >= hasta(uno)) break;
      yield [uno, otro];
    }
  }
}
