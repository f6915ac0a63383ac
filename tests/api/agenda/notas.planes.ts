import type { CitaConDetalle } from "../../../app/domain/agenda/citas/cita";
import type { Repos } from "../../../app/domain/shared/puertos";

export async function probar(repos: Repos<"notas">, { cita, ahora }: { cita: CitaConDetalle; ahora: Date }) {
  await repos.notas.guardar(cita, { texto: "a", comparteHistorial: true }, ahora);
  await repos.notas.deLaCita(cita.idCita);
  const [cerrada] = await repos.notas.cerradasDespuesDe("", 10);
  await repos.notas.cerrarDeNuevo(cerrada!, "b");
  await repos.notas.borrar(cita.idCita);
}
