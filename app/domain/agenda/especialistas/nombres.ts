import type { NombresDelCatalogo } from "../../cuentas/misDatos/copia";
import type { Deps } from "../../shared/puertos";
import type { Especialidad } from "../../shared/especialidades/especialidad";
import { nombreCompleto, type Especialista } from "./especialista";

/** Reads the names of today's catalogue for a person's copy of their data. */
export const makeNombresDelCatalogo =
  ({ repos }: Pick<Deps<"especialidades" | "especialistas">, "repos">) =>
  async () =>
    nombresDelCatalogo(await repos.especialidades.todas(), await repos.especialistas.todos());

/** Names of specialties and specialists for a person's copy of their data. */
function nombresDelCatalogo(
  especialidades: readonly Pick<Especialidad, "id" | "name">[],
  especialistas: readonly Pick<Especialista, "idEspecialista" | "nombre" | "apellido">[],
): NombresDelCatalogo {
  return {
    id_especialidad: new Map(especialidades.map(({ id, name }) => [String(id), name])),
    id_especialista: new Map(
      especialistas.map((especialista) => [especialista.idEspecialista, nombreCompleto(especialista)]),
    ),
  };
}
