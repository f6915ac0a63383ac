import type { CitaConDetalle } from "../../../app/domain/agenda/citas/cita";
import type { Repos } from "../../../app/domain/shared/puertos";

export async function probar(
  repos: Repos<"ausencias" | "citas">,
  { cita, ahora }: { cita: CitaConDetalle; ahora: Date },
) {
  await repos.citas.anotarLlegada(cita.idCita, "persona", ahora);
  await repos.ausencias.avisar(cita, ahora);
  await repos.ausencias.deLaCita(cita.idCita);
  await repos.ausencias.porResolver(10);
  await repos.ausencias.anotarAsistencia(cita, { operador: "ana", motivo: "Se atendieron." }, ahora);
}
