import type { Repos } from "../../../app/domain/shared/puertos";
import { sumarMinutos } from "../../../app/domain/shared/fechas";

export async function probar({ maquina }: Repos<"maquina">, { ahora }: { ahora: Date }) {
  const desde = { hoy: ahora, semana: sumarMinutos(ahora, -7 * 24 * 60) };
  await maquina.medidas(ahora);
  await maquina.correos(desde);
  await maquina.fallos(desde);
  await maquina.base();
}
