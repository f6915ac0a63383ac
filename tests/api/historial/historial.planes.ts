import type { Persona } from "../../../app/domain/cuentas/personas/persona";
import { fechaDe } from "../../../app/domain/shared/fechas";
import type { Repositorios } from "../../../app/domain/shared/puertos";

/** Calls every method of the ports of the history, so that the plans of their queries are read. */
export async function probar(
  { accionesPropias, logros, historial, pausasDeRacha, revisionDeLogros }: Repositorios,
  { persona: { idPersona }, ahora }: { persona: Persona; ahora: Date },
): Promise<void> {
  const dia = fechaDe(ahora);
  await accionesPropias.anotar(idPersona, { que: "camine", dia, anotadaEn: ahora });
  await logros.guardar(idPersona, { uid: "l", titulo: "L", razon: "R", dia });
  await historial.de(idPersona);
  await pausasDeRacha.abrir(idPersona, { desde: dia, hasta: dia });
  await pausasDeRacha.cerrar(idPersona, dia);
  await revisionDeLogros.leer();
  await revisionDeLogros.anotar({ hasta: ahora, despuesDe: null });
  await revisionDeLogros.todas(0, 10);
  await revisionDeLogros.activas({ inicio: ahora, fin: ahora }, 0, 10);
}
