import type { Persona } from "../../../app/domain/cuentas/personas/persona";
import type { Repos } from "../../../app/domain/shared/puertos";

export async function probar(
  repos: Repos<"enviosGuardados">,
  { persona: { idPersona }, ahora }: { persona: Persona; ahora: Date },
) {
  await repos.enviosGuardados.guardar({ idEnvio: "e", idPersona, cerrado: "c", expiraEn: ahora });
  await repos.enviosGuardados.leer("e", ahora);
  await repos.enviosGuardados.dejarNuevos(idPersona, 5);
  await repos.enviosGuardados.borrar("e");
}
