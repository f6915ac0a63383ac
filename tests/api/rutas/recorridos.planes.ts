import type { Persona } from "../../../app/domain/cuentas/personas/persona";
import type { Recorrido } from "../../../app/domain/rutas/recorrido";
import type { Repositorios } from "../../../app/domain/shared/puertos";

/** Calls every method of the ports of routes, so that the plans of their queries are read. */
export async function probar(
  { recorridos, pasosHechos }: Repositorios,
  { persona: { idPersona }, ahora }: { persona: Persona; ahora: Date },
): Promise<void> {
  const nuevo: Recorrido = {
    ...{ idRecorrido: "r", idPersona, uid: "ruta", ritmo: "diario", empezadoEn: ahora },
    ...{ pausadoEn: ahora, preguntarEn: ahora, dejadoEn: null, terminadoEn: null },
    ...{ recordatorio: { dias: [1], hora: "09:00" }, recordarEn: ahora },
  };
  await recorridos.tomar(nuevo);
  await recorridos.bloquear(nuevo);
  await recorridos.guardar(nuevo);
  await recorridos.uno(nuevo);
  await recorridos.porId("r");
  await recorridos.deLaPersona(idPersona);
  await recorridos.conProximoTaller(idPersona, ahora, { sinGuardados: true });
  await recorridos.porRecordar(ahora, 10);
  await recorridos.porPreguntar(ahora, 10);
  await recorridos.terminados({ inicio: ahora, fin: ahora });
  await pasosHechos.anotar(nuevo, { paso: "a", titulo: "A", hechoEn: ahora, como: "dicho" });
  await pasosHechos.de(nuevo);
}
