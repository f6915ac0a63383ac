import { nombreCompleto } from "~/domain/agenda/especialistas/especialista";
import type { EspecialistaConHorarios } from "~/domain/agenda/horarios/buscarEspecialistas";
import { direccionDeHorario } from "~/domain/agenda/horarios/direcciones";
import type { Especialidad } from "~/domain/shared/especialidades/especialidad";
import { services } from "~/services.server";
import type { verBonos } from "~/shell/compra/bonos.server";
import type { HorarioLibre } from "./ListaDeHorarios";
import { inicioEnPalabras } from "~/shell/partes/siguiente.server";

/** First free time of each specialist that has one, as its card shows it. */
export function horariosALaVista(
  encontrados: readonly EspecialistaConHorarios[],
  especialidades: readonly Especialidad[],
  tieneBono: Awaited<ReturnType<typeof verBonos>>,
): HorarioLibre[] {
  const ahora = services.now();
  return encontrados.flatMap(({ especialista, proximos: [primero] }) => {
    if (!primero) return [];
    const especialidad = especialidades.find(({ slug }) => slug === especialista.especialidad);
    return {
      nombre: nombreCompleto(especialista),
      especialidad: { slug: especialista.especialidad, name: especialidad?.name ?? "" },
      retrato: especialista.retrato,
      precioEnCentimos: especialista.precioCentimos,
      conBono: tieneBono(especialidad),
      inicio: inicioEnPalabras(primero.inicio, ahora),
      href: direccionDeHorario(especialista, primero.inicio),
    };
  });
}
