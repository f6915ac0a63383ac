import type { Especialidad } from "~/domain/shared/especialidades/especialidad";
import { bonosDe } from "~/domain/paquetes/saldo/verSaldo";
import { services } from "~/services.server";

/**
 * Tells by specialty whether the person has a prepaid session (`bono`), for the prices on the page. A visitor has
 * none.
 */
export async function verBonos(persona: { idPersona: number } | null) {
  const { bonos } = persona ? await services.paquetes.verSaldo(persona.idPersona) : { bonos: [] };
  return (especialidad: Pick<Especialidad, "id"> | undefined) => bonosDe(bonos, especialidad) > 0;
}
