import type { NombresDelCatalogo } from "../../cuentas/misDatos/copia";
import type { Especialidad } from "../../shared/especialidades/especialidad";
import { nombreCompleto, type Especialista } from "./especialista";

/** What a person's copy of their data calls the specialties and specialists in it. */
export function nombresDelCatalogo(
  especialidades: readonly Pick<Especialidad, "id" | "name">[],
  especialistas: readonly Pick<Especialista, "idEspecialista" | "nombre" | "apellido">[],
): NombresDelCatalogo {
  return {
    id_especialidad: new Map(especialidades.map(({ id, name }) => [String(id), name])),
    id_especialista: new Map(especialistas.map((uno) => [uno.idEspecialista, nombreCompleto(uno)])),
  };
}
