import type { Especialidad } from "~/domain/shared/especialidades/especialidad";
import { bonosDe } from "~/domain/paquetes/saldo/verSaldo";
import { services } from "~/services.server";

/** Whether this person has a bono for a specialty: its prices then say so. Nobody has any before they sign in. */
export async function verBonos(persona: { idPersona: number } | null) {
  const { bonos } = persona ? await services.paquetes.verSaldo(persona.idPersona) : { bonos: [] };
  return (especialidad: Pick<Especialidad, "id"> | undefined) => bonosDe(bonos, especialidad) > 0;
}
