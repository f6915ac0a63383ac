import type { Disparador } from "../cuestionarios/encuestas/invitar";
import type { ReposSinCandado } from "../shared/puertos";
import type { Rutas } from "./repositorio";

interface DepsDeRutas {
  repos: ReposSinCandado<"recorridos">;
  rutas: Pick<Rutas, "porUid">;
}

/**
 * Routes that people finished, for the satisfaction survey. No survey asks about a route that is no longer in the
 * content: its theme may have been sensitive.
 */
export const makeDisparadorDeRutas = ({ repos, rutas }: DepsDeRutas): Disparador => ({
  nombre: "ruta",
  async terminados(tramo) {
    const recorridos = await repos.recorridos.terminados(tramo);
    return Promise.all(
      recorridos.map(async ({ idRecorrido: referencia, idPersona, uid }) => ({
        ...{ referencia, idPersona },
        delicado: (await rutas.porUid(uid))?.temas.some(({ delicado }) => delicado) ?? true,
      })),
    );
  },
});
