import type { Repos } from "../../../app/domain/shared/puertos";
import { sumarMinutos } from "../../../app/domain/shared/fechas";

export async function probar({ agendaDelDia }: Repos<"agendaDelDia">, { ahora }: { ahora: Date }) {
  const dia = { inicio: ahora, fin: sumarMinutos(ahora, 24 * 60) };
  await agendaDelDia.sesiones({ ...dia, idsEspecialista: "todos", conEspecialista: false });
  await agendaDelDia.sesiones({ ...dia, idsEspecialista: ["e", "f"], conEspecialista: true });
}
