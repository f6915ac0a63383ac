import type { CitaConDetalle } from "../../../app/domain/agenda/citas/cita";
import type { Repos } from "../../../app/domain/shared/puertos";

export async function probar(
  { cuentasDeEquipo, miAgenda }: Repos<"cuentasDeEquipo" | "miAgenda">,
  { cita, ahora }: { cita: CitaConDetalle; ahora: Date },
) {
  const cuenta = { idCuenta: "e", correo: "e@equipo.example", nombre: "E", estado: "invitada" } as const;
  const sinClave = { claveHash: null, secretoCifrado: null, creadaEn: ahora, usadaEn: ahora };
  await cuentasDeEquipo.crear({ ...cuenta, ...sinClave });
  await miAgenda.unir(cita.idEspecialista, "e", ahora);
  await miAgenda.especialistaDe("e");
  await miAgenda.anotarInasistencia(cita, "e", ahora);
  await miAgenda.inasistencias([cita.idHorario]);
}
